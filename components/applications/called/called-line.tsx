import { useLocale, useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { datesOf, nextAppointment, waitsForTime, wayTo } from "@/lib/domains/applications/called-policy";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { formatComingDay, formatMeeting } from "@/lib/language/format";
import { WayLink } from "../contact-links";
import { BUTTON, MAIN } from "./button-looks";
import { askOrWait } from "./called-card";
import { InterviewTimes } from "./interview-choice";

const LINE = "flex items-center gap-2 rounded-xl border px-3 py-1.5 leading-tight";
const GOT_IT = "border-transparent bg-primary text-primary-foreground shadow-card";
const COMING = "border-primary/40 bg-primary-soft text-primary-edge";

type Props = { application: ApplicationDetail };

/**
 * A job whose employer calls, at most 96 px high: what it is, when, and the one button for the next step. A tap elsewhere leads to
 * everything else.
 */
export function CalledLine({ application }: Props) {
  const { status, interview } = application;
  // oxlint-disable-next-line react/purity -- as on the card
  const now = new Date();
  const times = interview?.state === "proposed" ? interview.times.filter((time) => new Date(time) > now) : [];
  const isToChoose = status === "shortlisted" && times.length > 0;
  return (
    <li className={cn(LINE, isToChoose && "flex-col items-stretch gap-1", status === "accepted" ? GOT_IT : COMING)}>
      {isToChoose ? <Choose application={application} times={times} /> : <Next application={application} />}
    </li>
  );
}

/** The times to choose from, one tap each. */
function Choose({ application: { id, job }, times }: Props & { times: readonly string[] }) {
  const t = useTranslations("called");
  const locale = useLocale();
  const { heading } = useJobWords(job);
  return (
    <>
      <AppLink href={href.application(id)} id={`called-${id}`} dir="auto" className="truncate">
        <b>{t("line.choose")}</b> · {heading.short}
      </AppLink>
      <InterviewTimes
        applicationId={id}
        times={times.map((time) => ({ value: time, label: formatMeeting(time, locale) }))}
      />
    </>
  );
}

/** The next step, with a button to call or to find the way. */
function Next({ application }: Props) {
  const t = useTranslations("called");
  const { id, job, status } = application;
  const { heading, employer } = useJobWords(job);
  const title = `called-${id}`;
  const { isTime, text } = useWhen(application);
  const what = [heading.short, ...(job.company_name === null ? [] : [employer])].join(" · ");
  return (
    <>
      <AppLink href={href.application(id)} className="grid min-h-14 min-w-0 flex-1 grid-cols-1 content-center">
        {status === "accepted" ? <b className="truncate">{t("line.accepted")}</b> : null}
        {status === "accepted" ? null : <When isTime={isTime} text={text} />}
        <span id={title} dir="auto" className="truncate">
          {what}
        </span>
        {status === "accepted" ? <When isTime={isTime} text={text} /> : null}
      </AppLink>
      <NextStep application={application} describedBy={title} />
    </>
  );
}

/** A time is never cut; a sentence may be, which the application's page has whole. */
const When = ({ isTime, text }: { isTime: boolean; text: string }) => (
  <span className={cn("wrap-anywhere", isTime ? "font-semibold" : "line-clamp-2")}>{text}</span>
);

/** To the meeting, if its address is known; else a call, or at least the way. */
function NextStep({ application, describedBy }: Props & { describedBy: string }) {
  const t = useTranslations("called");
  const { job, status, employer_contact: contact, exact_address: address } = application;
  if (status !== "accepted" && application.interview?.state !== "agreed") return null;
  const isMeetingNext = nextAppointment(status, datesOf(application))?.kind === "interview";
  const classes = cn(BUTTON, MAIN, "max-w-2/5 shrink-0");
  if (contact?.phone && !(isMeetingNext && application.interview?.place))
    return (
      <a href={`tel:${contact.phone}`} aria-describedby={describedBy} className={classes}>
        <Icon name="phone" />
        {t("line.call")}
      </a>
    );
  return (
    <WayLink address={wayTo(application, address)} town={job.location} describedBy={describedBy} className={classes}>
      {t("line.way")}
    </WayLink>
  );
}

/**
 * The interview that is ahead, or else the first day of work; that there is an invitation to answer, or that another
 * time was asked for.
 */
function useWhen(application: ApplicationDetail): { isTime: boolean; text: string } {
  const t = useTranslations("called");
  const locale = useLocale();
  const { status, start_date: start, interview_date: interview } = application;
  const says = (text: string) => ({ isTime: false, text });
  if (interview && nextAppointment(status, datesOf(application))?.kind === "interview")
    return { isTime: true, text: t("meet", { time: formatMeeting(interview, locale) }) };
  if (waitsForTime(application)) return says(t("otherTime"));
  if (status !== "accepted") return says(t("interview"));
  if (start === null) return says(t(askOrWait(application)));
  return { isTime: true, text: t("line.from", { day: formatComingDay(start, locale) }) };
}
