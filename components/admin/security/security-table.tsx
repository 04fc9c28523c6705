import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { TableCell, TableHead } from "@/components/ui/table";
import type { SecurityEntry } from "@/lib/domains/admin/types";
import { formatCount } from "@/lib/language/format";
import { isErrorCode } from "@/lib/platform/http/errors";
import { href } from "@/lib/access/routes";
import type { SecurityEvent } from "@/lib/platform/security-log/events";
import { LogTable, type LogProps } from "../log-table";
import { textLink, wideOnly } from "../table-parts";

/** The log's entries: event, account, place and time. */
export function SecurityTable(log: LogProps<SecurityEntry>) {
  const t = useTranslations("adminSecurity");
  return (
    <LogTable
      {...log}
      texts="adminSecurity"
      heads={[
        <TableHead key="where" className={wideOnly}>
          {t("where")}
        </TableHead>,
        <TableHead key="request" className="max-xl:hidden">
          {t("request")}
        </TableHead>,
      ]}
      row={(entry) => ({
        event: <SecurityEventLine entry={entry} />,
        cells: (
          <>
            <TableCell className={`${wideOnly} text-muted-foreground whitespace-nowrap`}>
              <span className="grid">
                <Place entry={entry} />
              </span>
            </TableCell>
            <TableCell className="text-muted-foreground font-mono text-xs whitespace-nowrap max-xl:hidden">
              <bdi>{entry.request_id}</bdi>
            </TableCell>
          </>
        ),
        onPhones: <Place entry={entry} />,
      })}
    />
  );
}

/** The event with its icon, the account it concerns, what the caller was told, and how often it happened. */
function SecurityEventLine({ entry: { event, user, code, count } }: { entry: SecurityEntry }) {
  const t = useTranslations("adminSecurity");
  const icon = ICONS[event];
  return (
    <span className="flex items-center gap-3">
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

function Place({ entry: { address, device } }: { entry: SecurityEntry }) {
  return (
    <>
      {address ? <bdi className="wrap-anywhere tabular-nums">{address}</bdi> : null}
      {device ? <bdi>{device}</bdi> : null}
    </>
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
