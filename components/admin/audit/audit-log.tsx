import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { AUDIT_ACTIONS, type AuditAction } from "@/lib/domains/admin/options";
import type { AuditEntry } from "@/lib/domains/admin/types";
import { formatDateTime } from "@/lib/language/format";
import { ChoiceField, DayFields, SearchField } from "../filters/filter-fields";
import { USUAL } from "../list-parameters";
import { LogScreen, type LogProps } from "../lists/log-screen";
import type { Column, Row } from "../table/data-table";
import { useEntryFacts } from "./entry-facts";

interface AuditLogProps extends LogProps {
  entries: readonly AuditEntry[];
  /** The admins offered as a filter. */
  admins: readonly { id: string; username: string }[];
  /** The latest day that can be chosen, YYYY-MM-DD. */
  today: string;
  /** Whether the reader may see the security log. */
  hasSecurityLog: boolean;
}

/** The admins' actions: actor, action, target and time, filtered by person, action and time. */
export function AuditLog({ entries, admins, today, hasSecurityLog, ...log }: AuditLogProps) {
  const t = useTranslations("adminAudit");
  const tSecurity = useTranslations("adminSecurity");
  const { parameters } = log;
  const columns: Column[] = [
    { id: "what", label: t("what") },
    { id: "details", label: t("details") },
    { id: "at", label: t("when"), kind: "date", sorted: USUAL },
  ];
  return (
    <LogScreen
      {...log}
      texts="adminAudit"
      hrefOf={href.adminAudit}
      link={hasSecurityLog ? { href: href.adminSecurity(), label: tSecurity("title") } : null}
      columns={columns}
      rows={useAuditRows(entries)}
      names={["search", "actor", "action", "from", "to"]}
    >
      <SearchField name="search" label={t("filters.search")} value={parameters.search} />
      <ChoiceField
        name="actor"
        label={t("filters.actor")}
        value={parameters.actor}
        all={t("filters.allActors")}
        options={admins.map(({ id, username }) => ({ value: id, label: username }))}
      />
      <ChoiceField
        name="action"
        label={t("filters.action")}
        value={parameters.action}
        all={t("filters.allActions")}
        options={AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
      />
      <DayFields labels={{ from: t("filters.from"), to: t("filters.to") }} parameters={parameters} today={today} />
    </LogScreen>
  );
}

function useAuditRows(entries: readonly AuditEntry[]): Row[] {
  const locale = useLocale();
  const factsOf = useEntryFacts();
  return entries.map((entry) => ({
    id: entry.id,
    cells: {
      what: (
        <span className="flex items-start gap-3 py-2.5 font-normal">
          <Icon name={ACTION_ICONS[entry.action]} className="text-muted-foreground mt-1.5 size-5 shrink-0" />
          <span className="min-w-0 leading-8">
            <EntrySentence entry={entry} />
          </span>
        </span>
      ),
      details: factsOf(entry),
      at: formatDateTime(entry.at, locale),
    },
  }));
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

const link = "text-primary font-semibold underline decoration-2 underline-offset-4 wrap-anywhere";

/** An entry as a sentence, "demo.admin deactivated rekha.kumari", in which each name is a link. */
function EntrySentence({ entry: { action, actor, target } }: { entry: AuditEntry }) {
  const t = useTranslations("adminAudit");
  const name = target.label ?? t("gone");
  const address = addressOf({ action, target });
  return t.rich(`sentences.${action}`, {
    admin: actor.username,
    target: name,
    // The target of an export is its kind.
    kind: name,
    by: (chunks: ReactNode) => (
      <AppLink href={href.adminUser(actor.id)} dir="auto" className={link}>
        {chunks}
      </AppLink>
    ),
    on: (chunks: ReactNode) =>
      address ? (
        <AppLink href={address} dir="auto" className={link}>
          {chunks}
        </AppLink>
      ) : (
        <b dir="auto" className="font-semibold wrap-anywhere">
          {chunks}
        </b>
      ),
  });
}

/** The page of an entry's target; null for a removed one. */
function addressOf({ action, target }: Pick<AuditEntry, "action" | "target">): string | null {
  if (target.label === null || action === "job.remove" || target.type === "export") return null;
  if (target.type === "grievance" || target.type === "case") return href.adminCase(target.id);
  return target.type === "user" ? href.adminUser(target.id) : href.adminJob(target.id);
}
