import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { href } from "@/lib/access/routes";
import { phoneText } from "@/lib/core/phone";
import { isOneOf } from "@/lib/core/objects";
import type { AdminCase } from "@/lib/domains/admin/case-types";
import { ALL_KINDS } from "@/lib/domains/grievances/options";
import { REPORT_TOPICS } from "@/lib/domains/trust/report-options";
import { DEACTIVATION_REASONS } from "@/lib/domains/users/options";
import { formatDateTime } from "@/lib/language/format";
import { textLink } from "../table-parts";

/** The topic of a case, in words; null if its kind has said it. */
function useTopic(): (one: Pick<AdminCase, "topic">) => string | null {
  const tTopic = useTranslations("options.reportTopic");
  const tKind = useTranslations("options.grievanceKind");
  const tDecision = useTranslations("cases.decision");
  const tReason = useTranslations("options.deactivationReason");
  return ({ topic }) => {
    if (isOneOf(REPORT_TOPICS, topic) && topic !== "other") return tTopic(topic);
    if (isOneOf(ALL_KINDS, topic)) return tKind(topic);
    // Of a suspension that was proposed on the account's own page.
    if (isOneOf(DEACTIVATION_REASONS, topic) && topic !== "other") return tReason(topic);
    return topic === "change" || topic === "take_down" || topic === "suspend" ? tDecision(topic) : null;
  };
}

const SEVERITY_LOOKS = { danger: "destructive", grave: "attention", usual: "outline" } as const;

/** A case in a list: number, kind, gravity, whom and what it is about. @param isNamed whether its number is the page's heading. */
export function CaseLine({ one, isNamed = false }: { one: AdminCase; isNamed?: boolean }) {
  const t = useTranslations("cases");
  const topicOf = useTopic();
  const language = useLocale();
  const topic = topicOf(one);
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isNamed ? null : (
          <AppLink href={href.adminCase(one.id)} translate="no" className={`${textLink} font-bold`}>
            {one.number}
          </AppLink>
        )}
        <span>{t(`kind.${one.kind}`)}</span>
        <Badge variant={SEVERITY_LOOKS[one.severity]}>{t(`severity.${one.severity}`)}</Badge>
        {one.state === "second" ? <Badge variant="attention">{t("proposed")}</Badge> : null}
        {one.state === "decided" && one.decision ? (
          <Badge variant="success">{t(`decision.${one.decision}`)}</Badge>
        ) : null}
        <span className="text-muted-foreground">{formatDateTime(one.createdAt, language)}</span>
      </p>
      <p className="text-muted-foreground flex flex-wrap gap-x-3 wrap-anywhere">
        {topic ? <span>{topic}</span> : null}
        {one.job ? <span dir="auto">{one.job.title}</span> : null}
        {one.subject ? <span dir="auto">{one.subject.username}</span> : null}
        {one.contact ? <span dir="auto">{one.contact.name || phoneText(one.contact.phone)}</span> : null}
        {one.assignee ? (
          <span>
            {t("holder")}: {one.assignee.username}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** Several cases below a heading; nothing without any. */
export function CaseLines({ title, cases }: { title: string; cases: readonly AdminCase[] }) {
  if (cases.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h2 className="text-lg">{title}</h2>
      <ul className="divide-border grid grid-cols-1 divide-y">
        {cases.map((one) => (
          <li key={one.id} className="py-2">
            <CaseLine one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
