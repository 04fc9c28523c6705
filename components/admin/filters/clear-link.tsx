import { X } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";

/** A link that clears a list's filters. @param href the list without them. */
export function ClearLink({ href }: { href: string }) {
  const t = useTranslations("adminTable");
  return (
    <AppLink href={href} scroll={false} className={cn(buttonVariants({ variant: "ghost" }), "-ms-3 w-fit px-3")}>
      <StillIcon icon={X} />
      {t("clear")}
    </AppLink>
  );
}
