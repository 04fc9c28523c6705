import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { href } from "@/lib/routes";
import { withParameters, type ListName, type Parameters } from "./list-parameters";

export interface PageLinksProps {
  list: ListName;
  parameters: Parameters;
  nextCursor: string | null;
  /** The list's own heading, to tell the two apart. */
  label: string;
}

/** Onwards, and back to the beginning; nothing where the list has one page only. */
export function PageLinks({ list, parameters, nextCursor, label }: PageLinksProps) {
  const t = useTranslations("adminDashboard.table");
  const isFirst = !parameters[`${list}_cursor`];
  if (isFirst && nextCursor === null) return null;
  const to = (cursor: string | null) => href.adminDashboard(withParameters(list, parameters, { cursor }));
  return (
    <nav aria-label={t("pages", { list: label })} className="flex flex-wrap justify-end gap-2">
      {isFirst ? null : (
        <AppLink href={to(null)} scroll={false} className={buttonVariants({ variant: "ghost" })}>
          {t("first")}
        </AppLink>
      )}
      {nextCursor === null ? null : (
        <AppLink href={to(nextCursor)} scroll={false} className={cn(buttonVariants({ variant: "secondary" }))}>
          {t("next")}
        </AppLink>
      )}
    </nav>
  );
}
