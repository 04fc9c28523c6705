import { useLocale, useTranslations } from "next-intl";
import { TypedText } from "@/components/shared/translation/typed-text";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import type { ApplicationEnd, ApplicationEventType } from "@/lib/domains/applications/options";
import { canDecide } from "@/lib/domains/applications/policy";
import type { ApplicationDetail, ApplicationEvent, ContactLook } from "@/lib/domains/applications/types";
import { formatDate, formatDateTime, formatMeeting, formatStart } from "@/lib/language/format";
import { StatusBadge } from "../status-badge";
import { Fact, Facts } from "./facts";

/** The application's status and its history. */
export function ApplicationStatusCard({ application }: { application: ApplicationDetail }) {
  const t = useTranslations("applicationDetail");
  const locale = useLocale();
  const { interview_date: interview, start_date: start } = application;
  return (
    <Card asChild>
      <section aria-labelledby="application-status">
        <CardTitle id="application-status">{t("status")}</CardTitle>
        <Facts>
          <Fact label={t("statusLabel")}>
            <StatusBadge status={application.status} closed_reason={application.closed_reason} />
          </Fact>
          <Fact label={t("appliedOn")}>{formatDate(application.created_at, locale)}</Fact>
          {interview ? (
            <Fact label={t("interview")}>
              <span className="flex items-start gap-2">
                <Icon name="calendar-clock" className="mt-0.5 size-5 shrink-0" />
                <time dateTime={interview}>{formatMeeting(interview, locale)}</time>
              </span>
            </Fact>
          ) : null}
          {/* Before acceptance, this day is only the one on which the worker could start. */}
          {start && application.status === "accepted" ? (
            <Fact label={t("startDate")}>
              <span className="flex items-start gap-2">
                <Icon name="calendar-check" className="mt-0.5 size-5 shrink-0" />
                {formatStart(start, locale)}
              </span>
            </Fact>
          ) : null}
        </Facts>
        {application.job.status === "closed" && canDecide(application.status, "rejected") ? (
          <p>{t("stillCounts")}</p>
        ) : null}
        <h3 className="text-base">{t("timeline")}</h3>
        <Timeline events={application.events} interview={interview} end={application.closed_reason} />
        <ContactLooks looks={application.contact_looks} />
      </section>
    </Card>
  );
}

const LOOK: Record<ApplicationEventType, { look: string; icon: IconName }> = {
  submitted: { look: "bg-primary-soft text-primary", icon: "send" },
  shortlisted: { look: "bg-attention-soft text-attention-foreground", icon: "star" },
  interview_set: { look: "bg-attention-soft text-attention-foreground", icon: "calendar-clock" },
  interview_proposed: { look: "bg-attention-soft text-attention-foreground", icon: "calendar-plus" },
  interview_other_time: { look: "bg-muted text-muted-foreground", icon: "calendar-search" },
  interview_cancelled: { look: "bg-muted text-muted-foreground", icon: "calendar-x" },
  accepted: { look: "bg-success-soft text-success", icon: "circle-check" },
  closed: { look: "bg-muted text-muted-foreground", icon: "lock" },
  rejected: { look: "bg-destructive-soft text-destructive", icon: "circle-x" },
  reopened: { look: "bg-primary-soft text-primary", icon: "rotate-ccw" },
};

type Props = {
  events: readonly ApplicationEvent[];
  /** The interview's ISO 8601 time; shown with the event that last set it. */
  interview: string | null;
  /** Why it ended, of its last end: an earlier one was taken back, so that the job was filled. */
  end: ApplicationEnd | null;
};

/** The events of an application, oldest first, each with its time and the employer's note. */
function Timeline({ events, interview, end }: Props) {
  const t = useTranslations("applicationDetail");
  const tNews = useTranslations("notifications.kind");
  const locale = useLocale();
  const lastInterview = events.findLastIndex(({ status }) => status === "interview_set");
  return (
    <ol aria-label={t("timeline")} className="grid">
      {events.map(({ status, at, note, reason }, index) => {
        const { look, icon } = LOOK[status];
        const isLast = index === events.length - 1;
        return (
          <li key={`${status} ${at}`} className="relative flex gap-3 pb-5 last:pb-0">
            {isLast ? null : (
              <span aria-hidden className="bg-border absolute start-[1.1875rem] top-10 bottom-0 w-0.5" />
            )}
            <span className={cn("flex size-10 shrink-0 items-center justify-center rounded-full", look)}>
              <Icon name={icon} className="size-5" />
            </span>
            <div className="min-w-0 pt-1">
              <p className="font-semibold">
                {status === "closed"
                  ? tNews(`closed_${(isLast && end) || "filled"}`)
                  : status === "reopened"
                    ? tNews("application_reopened")
                    : t(`event.${status}`)}
              </p>
              <p className="text-muted-foreground">
                <time dateTime={at}>{formatDateTime(at, locale)}</time>
              </p>
              {index === lastInterview && interview ? (
                <p className="font-semibold">{t("interviewAt", { time: formatMeeting(interview, locale) })}</p>
              ) : null}
              {reason ? <p>{t(`reason.${reason}`)}</p> : null}
              {note ? <Note text={note} /> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Note({ text }: { text: string }) {
  const t = useTranslations("applicationDetail");
  return (
    <figure className="border-border bg-muted mt-2 rounded-lg border p-3">
      <figcaption className="text-muted-foreground">{t("note")}</figcaption>
      <TypedText as="blockquote" text={text} className="wrap-anywhere whitespace-pre-line" />
    </figure>
  );
}

/** The days on which the employer looked at the worker's phone number. */
function ContactLooks({ looks }: { looks: readonly ContactLook[] }) {
  const t = useTranslations("applicationDetail");
  const locale = useLocale();
  if (looks.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {looks.map(({ by, on }) => (
        <li key={on} className="flex items-start gap-2">
          <Icon name="eye" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {by === null
              ? t("seenByEmployer", { date: formatDate(on, locale) })
              : t("seenBy", { name: by, date: formatDate(on, locale) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
