import { Mail, Phone } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";

/** The person who answers complaints; each contact may be missing. */
export type OfficerProps = { name: string; email: string | null; phone: string | null };

const link =
  "text-primary inline-flex min-h-12 items-center gap-2.5 font-semibold underline decoration-2 underline-offset-4 wrap-anywhere";

/** Whom to write to or call. @param officer null if the settings name nobody. */
export function Officer({ officer }: { officer: OfficerProps | null }) {
  const t = useTranslations("grievance");
  return (
    <Card asChild>
      <section aria-labelledby="officer" className="gap-1">
        <h2 id="officer" className="text-lg font-bold">
          {t("officer")}
        </h2>
        <p>{officer ? officer.name : t("noOfficer")}</p>
        {officer?.phone ? (
          <a href={`tel:${officer.phone.replaceAll(/[ -]/g, "")}`} className={link}>
            <StillIcon icon={Phone} className="size-5 shrink-0" />
            {t("call", { phone: officer.phone })}
          </a>
        ) : null}
        {officer?.email ? (
          <a href={`mailto:${officer.email}`} className={link}>
            <StillIcon icon={Mail} className="size-5 shrink-0" />
            {t("mail", { email: officer.email })}
          </a>
        ) : null}
      </section>
    </Card>
  );
}
