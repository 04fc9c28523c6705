import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { href } from "@/lib/access/routes";
import type { HistoryEntry } from "@/lib/domains/admin/types";
import { formatDateTime } from "@/lib/language/format";
import { NoRows, textLink } from "../table-parts";

/** The events of an account, newest first. */
export function UserHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useTranslations("adminAudit");
  const tTabs = useTranslations("adminUser.tabs");
  const locale = useLocale();
  const textOf = useEntryText();
  return (
    <Table aria-label={tTabs("history")}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("what")}</TableHead>
          <TableHead>{t("when")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {entries.length === 0 ? <NoRows columns={2}>{t("none")}</NoRows> : null}
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <TableHead scope="row" className="font-normal">
              <span className="flex flex-wrap items-center gap-x-3">
                <span>{textOf(entry)}</span>
                {entry.by ? (
                  <AppLink href={href.adminUser(entry.by.id)} dir="auto" className={textLink}>
                    {entry.by.username}
                  </AppLink>
                ) : null}
                {entry.job ? (
                  <AppLink href={href.adminJob(entry.job.id)} dir="auto" className={textLink}>
                    {entry.job.title}
                  </AppLink>
                ) : null}
              </span>
            </TableHead>
            <TableCell className="tabular-nums">{formatDateTime(entry.at, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function useEntryText(): (entry: HistoryEntry) => string {
  const tAct = useTranslations("adminAudit.actions");
  const tEvent = useTranslations("adminSecurity.events");
  const tDecision = useTranslations("applicationDetail.event");
  return ({ what }) => {
    switch (what.kind) {
      case "act":
        return tAct(what.action);
      case "event":
        return tEvent(what.event);
      case "decision":
        return tDecision(what.decision);
    }
  };
}
