import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { TableHead } from "@/components/ui/table";
import { href } from "@/lib/routes";
import { withParameters, type ListName, type Parameters } from "./list-parameters";

export interface DateHeadProps {
  list: ListName;
  parameters: Parameters;
  direction: "asc" | "desc";
  label: string;
}

/** The heading of the date column, which turns the order around. */
export function DateHead({ list, parameters, direction, label }: DateHeadProps) {
  const t = useTranslations("adminDashboard.table");
  const isNewest = direction === "desc";
  const Icon = isNewest ? ArrowDown : ArrowUp;
  const change = { direction: isNewest ? "asc" : null, cursor: null };
  return (
    <TableHead aria-sort={isNewest ? "descending" : "ascending"} className="py-0">
      <AppLink
        href={href.adminDashboard(withParameters(list, parameters, change))}
        scroll={false}
        replace
        className="inline-flex min-h-12 items-center gap-2 underline-offset-4 hover:underline"
      >
        {label}
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">{t(isNewest ? "sortOldest" : "sortNewest")}</span>
      </AppLink>
    </TableHead>
  );
}
