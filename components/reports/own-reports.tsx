import { useLocale, useTranslations } from "next-intl";
import { AccountSection } from "@/components/account/account-section";
import { Badge } from "@/components/ui/badge";
import { isOneOf } from "@/lib/core/objects";
import type { OwnReport } from "@/lib/domains/reports/types";
import { formatDate } from "@/lib/language/format";
import { REPORTS_SECTION } from "@/lib/access/routes";

const TOLD = ["fine", "change", "take_down", "suspend"] as const;

/** The account's section with what its owner has reported, and what became of it; none without a report. */
export function OwnReports({ reports }: { reports: readonly OwnReport[] }) {
  const t = useTranslations("report");
  if (reports.length === 0) return null;
  return (
    <AccountSection title={t("own")} intro={t("secret")} anchor={REPORTS_SECTION}>
      <ul className="divide-border grid grid-cols-1 divide-y">
        {reports.map((report) => (
          <li key={report.number} className="grid grid-cols-1 gap-2 py-4 first:pt-0">
            <Item report={report} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function Item({
  report: { number, topic, text, hasVoiceNote, createdAt, state, decision, more, decidedAt },
}: {
  report: OwnReport;
}) {
  const t = useTranslations("report");
  const tTopic = useTranslations("options.reportTopic");
  const language = useLocale();
  const isDecided = state === "decided";
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{tTopic(topic)}</b>
        <Badge variant={isDecided ? "success" : "attention"}>{t(isDecided ? "decided" : "open")}</Badge>
        <span className="text-muted-foreground" translate="no">
          {number}
        </span>
        <span className="text-muted-foreground">{formatDate(createdAt, language)}</span>
      </p>
      {hasVoiceNote ? <p>{t("voice")}</p> : null}
      {text === "" ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {isOneOf(TOLD, decision) && decidedAt !== null ? (
        <p className="border-primary border-s-4 ps-3">
          {t(`told.${decision}`)} {more === null ? null : t(`more.${more}`)} · {formatDate(decidedAt, language)}
        </p>
      ) : null}
    </>
  );
}
