import { PhoneOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { StillIcon } from "@/components/ui/still-icon";
import { href } from "@/lib/access/routes";

/** Said to someone whom an employer wants to call, and who has given no number. @param applicationId where it leads back to. */
export function AddPhone({ applicationId }: { applicationId: string }) {
  const t = useTranslations("called");
  return (
    <AppLink
      href={href.profileStep("phone", applicationId)}
      className="bg-attention-soft text-attention-foreground border-attention flex min-h-12 items-center gap-3 rounded-xl border-2 px-4 py-3 font-semibold underline"
    >
      <StillIcon icon={PhoneOff} className="size-6 shrink-0" />
      <span className="wrap-anywhere">{t("addPhone")}</span>
    </AppLink>
  );
}
