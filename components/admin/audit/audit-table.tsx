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
import { useTranslations } from "next-intl";
import { TableCell, TableHead } from "@/components/ui/table";
import type { AuditAction } from "@/lib/domains/admin/options";
import type { AuditEntry } from "@/lib/domains/admin/types";
import { LogTable, type LogProps } from "../log-table";
import { wideOnly } from "../table-parts";
import { useEntryFacts } from "./entry-facts";
import { EntrySentence } from "./entry-sentence";

/** The log's entries: actor, action, target and time. */
export function AuditTable(log: LogProps<AuditEntry>) {
  const t = useTranslations("adminAudit");
  const factsOf = useEntryFacts();
  return (
    <LogTable
      {...log}
      texts="adminAudit"
      heads={[
        <TableHead key="details" className={wideOnly}>
          {t("details")}
        </TableHead>,
      ]}
      row={(entry) => {
        const facts = factsOf(entry);
        return {
          event: (
            <span className="flex items-start gap-3">
              <StillIcon icon={ACTION_ICONS[entry.action]} className="text-muted-foreground mt-1.5 size-5 shrink-0" />
              <span className="min-w-0 leading-8">
                <EntrySentence entry={entry} />
              </span>
            </span>
          ),
          cells: <TableCell className={`${wideOnly} text-muted-foreground lg:whitespace-nowrap`}>{facts}</TableCell>,
          onPhones: facts ? <span>{facts}</span> : null,
        };
      }}
    />
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
