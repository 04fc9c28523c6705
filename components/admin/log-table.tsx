import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TableHead, TableRow } from "@/components/ui/table";
import { formatDateTime } from "@/lib/language/format";
import { DateCell, DatedTable, DateHead, NoRows, PhoneLines, type Direction } from "./table-parts";

export interface LogProps<Entry> {
  entries: readonly Entry[];
  direction: Direction;
  /** Link to the log in reverse order. */
  sortHref: string;
  isNarrowed: boolean;
}

interface LogTableProps<Entry> extends LogProps<Entry> {
  texts: "adminAudit" | "adminSecurity";
  /** The headings of the columns besides the time and the event itself. */
  heads: readonly ReactNode[];
  /** An entry's event, its cells in those columns, and what of them phones show below the event. */
  row: (entry: Entry) => { event: ReactNode; cells: ReactNode; onPhones: ReactNode };
}

/** The entries of a log with their times. */
export function LogTable<Entry extends { id: string; at: string }>(props: LogTableProps<Entry>) {
  const { entries, direction, sortHref, isNarrowed, texts, heads, row } = props;
  const t = useTranslations(texts);
  const locale = useLocale();
  const sort = { href: sortHref, direction, label: t("when") };
  return (
    <div className="grid grid-cols-1">
      <DatedTable
        label={t("title")}
        sort={sort}
        heads={
          <>
            <DateHead {...sort} />
            <TableHead className="w-full">{t("what")}</TableHead>
            {heads}
          </>
        }
        rows={entries.map((entry) => {
          const at = formatDateTime(entry.at, locale);
          const { event, cells, onPhones } = row(entry);
          return (
            <TableRow key={entry.id}>
              <DateCell>{at}</DateCell>
              <TableHead scope="row" className="font-normal">
                {event}
                <PhoneLines>
                  <span>{at}</span>
                  {onPhones}
                </PhoneLines>
              </TableHead>
              {cells}
            </TableRow>
          );
        })}
        none={<NoRows columns={heads.length + 2}>{t(isNarrowed ? "noneMatch" : "none")}</NoRows>}
      />
    </div>
  );
}
