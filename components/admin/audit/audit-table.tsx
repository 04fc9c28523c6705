import { StillIcon } from "@/components/ui/still-icon";
import {
  BadgeCheck,
  BadgeX,
  CirclePlus,
  Download,
  Eye,
  KeyRound,
  MessageSquareReply,
  SmartphoneNfc,
  Trash2,
  UserCheck,
  UserPlus,
  UserX,
  type LucideIcon,
} from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { TableCell, TableHead, TableRow } from "@/components/ui/table";
import type { AuditAction } from "@/lib/domains/admin/options";
import type { AuditEntry } from "@/lib/domains/admin/types";
import { formatDateTime } from "@/lib/language/format";
import { DateCell, DatedTable, DateHead, NoRows, PhoneLines, wideOnly, type Direction } from "../table-parts";
import { useEntryFacts } from "./entry-facts";
import { EntrySentence } from "./entry-sentence";

export interface AuditTableProps {
  entries: readonly AuditEntry[];
  direction: Direction;
  /** Link to the log in reverse order. */
  sortHref: string;
  isNarrowed: boolean;
}

/** The log's entries: actor, action, target and time. */
export function AuditTable({ entries, direction, sortHref, isNarrowed }: AuditTableProps) {
  const t = useTranslations("adminAudit");
  const locale = useLocale();
  const factsOf = useEntryFacts();
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
            <TableHead className={wideOnly}>{t("details")}</TableHead>
          </>
        }
        rows={entries.map((entry) => {
          const Icon = ACTION_ICONS[entry.action];
          const facts = factsOf(entry);
          const at = formatDateTime(entry.at, locale);
          return (
            <TableRow key={entry.id}>
              <DateCell>{at}</DateCell>
              <TableHead scope="row" className="font-normal">
                <span className="flex items-start gap-3">
                  <StillIcon icon={Icon} className="text-muted-foreground mt-1.5 size-5 shrink-0" />
                  <span className="min-w-0 leading-8">
                    <EntrySentence entry={entry} />
                  </span>
                </span>
                <PhoneLines>
                  <span>{at}</span>
                  {facts ? <span>{facts}</span> : null}
                </PhoneLines>
              </TableHead>
              <TableCell className={`${wideOnly} text-muted-foreground lg:whitespace-nowrap`}>{facts}</TableCell>
            </TableRow>
          );
        })}
        none={<NoRows columns={3}>{t(isNarrowed ? "noneMatch" : "none")}</NoRows>}
      />
    </div>
  );
}

/** An icon for each action, so that it is easy to spot in a long list. */
const ACTION_ICONS: Record<AuditAction, LucideIcon> = {
  "user.create": UserPlus,
  "user.verify": BadgeCheck,
  "user.unverify": BadgeX,
  "user.deactivate": UserX,
  "user.reactivate": UserCheck,
  "user.reset_password": KeyRound,
  "user.recovery_code": KeyRound,
  "user.reset_second_factor": SmartphoneNfc,
  "user.view_contact": Eye,
  "user.view_photo": Eye,
  "user.view_selfie": Eye,
  "user.view_voice_note": Eye,
  "job.create": CirclePlus,
  "job.remove": Trash2,
  "grievance.answer": MessageSquareReply,
  export: Download,
};
