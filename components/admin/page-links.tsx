import { ChevronRight, ChevronsLeft } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";

export interface PageLinksProps {
  /** The list's heading, to tell several navigations apart. */
  label: string;
  /** Link to the first page; null on it. */
  first: string | null;
  /** Null on the last page. */
  next: string | null;
}

/** Links to the next page and the first; nothing if the list has only one page. */
export function PageLinks({ label, first, next }: PageLinksProps) {
  const t = useTranslations("adminTable");
  if (first === null && next === null) return null;
  return (
    <nav aria-label={t("pages", { list: label })} className="flex flex-wrap justify-end gap-2">
      {first === null ? null : (
        <AppLink href={first} scroll={false} className={buttonVariants({ variant: "ghost" })}>
          <StillIcon icon={ChevronsLeft} />
          {t("first")}
        </AppLink>
      )}
      {next === null ? null : (
        <AppLink href={next} scroll={false} className={buttonVariants({ variant: "outline" })}>
          {t("next")}
          <StillIcon icon={ChevronRight} />
        </AppLink>
      )}
    </nav>
  );
}
