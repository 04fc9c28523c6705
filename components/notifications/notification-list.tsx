import { useLocale, useTranslations } from "next-intl";
import { jobWords } from "@/components/jobs/heading/job-words";
import { Badge } from "@/components/ui/badge";
import type { Audience } from "@/lib/core/roles";
import { addDays, dayInIndia } from "@/lib/core/time";
import type { Notification } from "@/lib/domains/notifications/types";
import { formatMeeting, formatDay, formatTime } from "@/lib/language/format";
import { StopTelling } from "@/components/jobs/searches/stop-telling";
import { KindIcon, linkOf } from "./kinds";

/** Notifications under their days, newest first. */
export function NotificationList({
  notifications,
  audience,
}: {
  notifications: readonly Notification[];
  audience: Audience;
}) {
  const t = useTranslations("notifications");
  const language = useLocale();
  const today = dayInIndia();
  const nameOf = (day: string): string => {
    if (day === today) return t("today");
    return day === addDays(today, -1) ? t("yesterday") : formatDay(day, language);
  };
  return groupByDay(notifications).map(({ day, entries }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-2">
      <h2 id={`day-${day}`} className="text-lg font-bold">
        {nameOf(day)}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {entries.map((entry) => (
          <li key={entry.notification.id}>
            <NotificationItem entry={entry} audience={audience} />
            {entry.notification.kind === "new_jobs" ? (
              <StopTelling texts={{ stop: t("stopNewJobs"), stopped: t("stoppedNewJobs") }} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}

// Where a language says the hour at length, it comes below the text instead of beside it.
const FRAME = "bg-card border-border flex min-h-12 flex-wrap items-start gap-x-3 gap-y-1 rounded-xl border p-4";

/**
 * A notification in the reader's words. Its link loads the whole page, as the bell does, so that the number on the bell is
 * right afterwards.
 */
function NotificationItem({ entry, audience }: { entry: Entry; audience: Audience }) {
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
  const { kind, job, about_at: aboutAt, reason, created_at: at, seen } = notification;
  return (
    <>
      <KindIcon kind={kind} />
      <span className="grid min-w-40 flex-1 gap-0.5">
        <span className="font-bold">
          {count > 1 ? t("notifications.received", { count }) : t(`notifications.kind.${kind}`)}
        </span>
        {aboutAt ? <strong>{formatMeeting(aboutAt, language)}</strong> : null}
        {job ? (
          <span dir="auto" className="text-muted-foreground wrap-anywhere">
            {/* Employers know their jobs by their own titles. */}
            {audience === "worker" ? jobWords(job, t).heading.full : job.title}
          </span>
        ) : null}
        {reason ? (
          <span dir="auto" className="wrap-anywhere">
            {reason}
          </span>
        ) : null}
        {job && audience === "worker" && job.company_name ? (
          <span dir="auto" className="text-muted-foreground wrap-anywhere">
            {job.company_name}
          </span>
        ) : null}
      </span>
      <span className="ms-auto flex shrink-0 flex-col items-end gap-1">
        <time dateTime={at} className="text-muted-foreground">
          {formatTime(at, language)}
        </time>
        {seen ? null : <Badge variant="attention">{t("notifications.new")}</Badge>}
      </span>
    </>
  );
}

/** A line of the list: a notification, or several new applications to one job, shown as the newest of them. */
type Entry = { notification: Notification; count: number };
type Day = { day: string; entries: Entry[] };

/** Groups notifications, newest first, by their day in India; a day's applications to one job become one entry. */
export function groupByDay(notifications: readonly Notification[]): Day[] {
  const days: Day[] = [];
  for (const notification of notifications) {
    const day = dayInIndia(new Date(notification.created_at));
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] });
    const { entries } = days.at(-1)!;
    const alike = entries.find((entry) => areAlike(entry.notification, notification));
    if (alike) alike.count += 1;
    else entries.push({ notification, count: 1 });
  }
  return days;
}

const areAlike = (one: Notification, other: Notification): boolean =>
  one.kind === "application_received" &&
  other.kind === one.kind &&
  other.seen === one.seen &&
  one.job !== null &&
  other.job?.id === one.job.id;
