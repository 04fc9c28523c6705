import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/icon";
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
              <Icon name={ACTION_ICONS[entry.action]} className="text-muted-foreground mt-1.5 size-5 shrink-0" />
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
const ACTION_ICONS: Record<AuditAction, IconName> = {
  "user.create": "user-plus",
  "user.verify": "badge-check",
  "user.unverify": "badge-x",
  "user.confirm_phone": "phone",
  "user.unconfirm_phone": "badge-x",
  "user.deactivate": "user-x",
  "user.reactivate": "user-check",
  "user.reset_password": "key-round",
  "user.recovery_code": "key-round",
  "user.reset_second_factor": "smartphone-nfc",
  "user.view_contact": "eye",
  "user.view_history": "eye",
  "user.view_photo": "eye",
  "user.view_selfie": "eye",
  "user.view_voice_note": "eye",
  "job.create": "circle-plus",
  "job.remove": "trash-2",
  "job.change": "pencil",
  "job.close": "circle-minus",
  "job.reopen": "rotate-ccw",
  "job.hold": "shield-alert",
  "job.release": "shield-check",
  "job.pass": "check",
  "grievance.answer": "message-square-reply",
  "case.take": "clipboard-list",
  "case.propose": "users",
  "case.decide": "clipboard-check",
  export: "download",
};
