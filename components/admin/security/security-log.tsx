import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Icon, type IconName } from "@/components/ui/icon";
import type { SecurityEntry } from "@/lib/domains/admin/types";
import { formatCount, formatDateTime } from "@/lib/language/format";
import { isErrorCode } from "@/lib/platform/http/errors";
import { href } from "@/lib/access/routes";
import { SECURITY_EVENTS, type SecurityEvent } from "@/lib/platform/security-log/events";
import { ChoiceField, DayFields } from "../filters/filter-fields";
import { USUAL } from "../list-parameters";
import { LogScreen, type LogProps } from "../lists/log-screen";
import type { Column, Row } from "../table/data-table";
import { textLink } from "../table-parts";

interface SecurityLogProps extends LogProps {
  entries: readonly SecurityEntry[];
  /** The latest day that can be chosen, YYYY-MM-DD. */
  today: string;
}

/** Logins, refusals and other events: event, account, place and time, filtered by event and time. */
export function SecurityLog({ entries, today, ...log }: SecurityLogProps) {
  const t = useTranslations("adminSecurity");
  const { parameters } = log;
  const columns: Column[] = [
    { id: "what", label: t("what") },
    { id: "where", label: t("where") },
    { id: "request", label: t("request") },
    { id: "at", label: t("when"), kind: "date", sorted: USUAL },
  ];
  return (
    <LogScreen
      {...log}
      texts="adminSecurity"
      hrefOf={href.adminSecurity}
      columns={columns}
      rows={useSecurityRows(entries)}
      names={["event", "from", "to"]}
    >
      <ChoiceField
        name="event"
        label={t("filters.event")}
        value={parameters.event}
        all={t("filters.allEvents")}
        options={SECURITY_EVENTS.map((event) => ({ value: event, label: t(`events.${event}`) }))}
      />
      <DayFields labels={{ from: t("filters.from"), to: t("filters.to") }} parameters={parameters} today={today} />
    </LogScreen>
  );
}

/** The rows of the log. */
export function useSecurityRows(entries: readonly SecurityEntry[]): Row[] {
  const locale = useLocale();
  return entries.map((entry) => ({
    id: entry.id,
    cells: {
      what: <SecurityEventLine entry={entry} />,
      where:
        entry.address || entry.device ? (
          <span className="grid">
            {entry.address ? <bdi className="wrap-anywhere tabular-nums">{entry.address}</bdi> : null}
            {entry.device ? <bdi>{entry.device}</bdi> : null}
          </span>
        ) : null,
      request: entry.request_id ? <bdi className="font-mono text-xs">{entry.request_id}</bdi> : null,
      at: formatDateTime(entry.at, locale),
    },
  }));
}

/** The event with its icon, the account it concerns, what the caller was told, and how often it happened. */
function SecurityEventLine({ entry: { event, user, code, count } }: { entry: SecurityEntry }) {
  const t = useTranslations("adminSecurity");
  const icon = ICONS[event];
  return (
    <span className="flex items-center gap-3 py-2.5 font-normal">
      <Icon name={icon} className="text-muted-foreground size-5 shrink-0" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <b className="font-semibold">{t(`events.${event}`)}</b>
        {user ? (
          <AppLink href={href.adminUser(user.id)} dir="auto" className={textLink}>
            {user.username}
          </AppLink>
        ) : null}
        {code ? <Answer code={code} /> : null}
        {count > 1 ? (
          <span className="text-muted-foreground">{t("times", { count, times: formatCount(count) })}</span>
        ) : null}
      </span>
    </span>
  );
}

/** The sentence that the caller got; of an error that no longer exists, its code. */
function Answer({ code }: { code: string }) {
  const t = useTranslations("adminSecurity");
  const tErrors = useTranslations("errors");
  return (
    <span className="text-muted-foreground text-sm wrap-anywhere">
      {isErrorCode(code) ? t("answer", { text: tErrors(code) }) : <bdi>{code}</bdi>}
    </span>
  );
}

/** An icon for each event, so that failures are easy to spot in a long list. */
const ICONS: Record<SecurityEvent, IconName> = {
  login: "log-in",
  login_failed: "circle-alert",
  login_refused: "shield-x",
  registered: "circle-check",
  logout: "log-out",
  session_ended: "log-out",
  logged_out_everywhere: "log-out",
  password_changed: "key-round",
  password_recovered: "key-round",
  own_password_refused: "circle-alert",
  recovery_refused: "circle-alert",
  recovery_mailed: "mail",
  recovery_stopped: "shield-check",
  recovery_number_made: "key-round",
  email_changed: "mail",
  email_removed: "mail",
  email_confirmed: "mail",
  second_factor_enrolled: "shield-check",
  second_factor_replaced: "shield-check",
  second_factor_refused: "circle-alert",
  second_factor_reset: "shield-x",
  recovery_code_used: "key-round",
  recovery_codes_replaced: "key-round",
  refused: "shield-x",
  limited: "gauge",
};
