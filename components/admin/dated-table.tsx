import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Table, TableBody, TableHeader, TableRow } from "@/components/ui/table";
import { SortLink, type SortLinkProps } from "./sort-link";

export interface DatedTableProps {
  label: string;
  /** The same as for the `DateHead` among `heads`. */
  sort: SortLinkProps;
  /** The columns' headings. */
  heads: ReactNode;
  rows: readonly ReactNode[];
  /** In place of the rows if there are none. */
  none: ReactNode;
}

/** A table ordered by date. The link that reverses it is in the date's column, and above the table on phones. */
export function DatedTable({ label, sort, heads, rows, none }: DatedTableProps) {
  const t = useTranslations("adminTable");
  return (
    <>
      <SortLink {...sort} className="w-fit sm:hidden" />
      <Table aria-label={label}>
        <caption className="sr-only">{t(sort.direction === "desc" ? "newestFirst" : "oldestFirst")}</caption>
        <TableHeader>
          <TableRow>{heads}</TableRow>
        </TableHeader>
        <TableBody>{rows.length === 0 ? none : rows}</TableBody>
      </Table>
    </>
  );
}
