import { useLocale, useTranslations } from "next-intl";
import { jobWords } from "@/components/jobs/heading/job-words";
import { Badge } from "@/components/ui/badge";
import { formatDateTime, formatTime } from "@/lib/language/format";
import type { Audience } from "@/lib/core/roles";
import type { Entry } from "./by-day";
import { KindIcon } from "./kind-icon";
import { linkOf } from "./link-of";

const FRAME = "bg-card border-border flex min-h-12 items-start gap-3 rounded-xl border p-4";

/**
 * A notification in the reader's words. Its link loads the whole page, as the bell does, so that the number on the bell is
 * right afterwards.
 */
export function NotificationItem({ entry, audience }: { entry: Entry; audience: Audience }) {
  const link = linkOf(entry.notification, audience);
  const content = <Content entry={entry} audience={audience} />;
  return link === null ? (
    <div className={FRAME}>{content}</div>
  ) : (
    <a href={link} className={`${FRAME} hover:bg-muted`}>
      {content}
    </a>
  );
}

function Content({ entry: { notification, count }, audience }: { entry: Entry; audience: Audience }) {
  const t = useTranslations();
  const language = useLocale();
  const { kind, job, about_at: aboutAt, created_at: at, seen } = notification;
  return (
    <>
      <KindIcon kind={kind} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-bold">
          {count > 1 ? t("notifications.received", { count }) : t(`notifications.kind.${kind}`)}
        </span>
        {aboutAt ? <strong>{formatDateTime(aboutAt, language)}</strong> : null}
        {job ? (
          <span dir="auto" className="text-muted-foreground wrap-anywhere">
            {/* Employers know their jobs by their own titles. */}
            {audience === "worker" ? jobWords(job, t).heading.full : job.title}
          </span>
        ) : null}
        {job && audience === "worker" && job.company_name ? (
          <span dir="auto" className="text-muted-foreground wrap-anywhere">
            {job.company_name}
          </span>
        ) : null}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <time dateTime={at} className="text-muted-foreground">
          {formatTime(at, language)}
        </time>
        {seen ? null : <Badge variant="attention">{t("notifications.new")}</Badge>}
      </span>
    </>
  );
}
