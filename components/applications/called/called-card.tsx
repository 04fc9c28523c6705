import { CalendarClock, CalendarPlus, MapPin, type LucideIcon } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { addressForMaps, datesOf, nextAppointment } from "@/lib/domains/applications/called-policy";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { formatDate, formatDateTime } from "@/lib/language/format";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { ContactLinks } from "../contact-links";
import { BUTTON, MAIN, OTHER } from "./button-looks";
import { InterviewPart } from "./interview-part";
import { WayLink } from "./way-link";

const CALL = cn(BUTTON, MAIN);
const CONTACT_CLASSES = { call: CALL, write: CALL, alone: cn(CALL, "col-span-2") };

export interface CalledCardProps {
  application: ApplicationDetail;
  /** The worker's name, for the message that WhatsApp proposes. */
  name: string;
  /** Whether it links to the application's page. */
  isLinked: boolean;
}

/**
 * The good news and all it takes to act on it: when, where, and large buttons to call, to write, to find the way and to
 * remember the day. The employer's number is there once the worker is accepted or a time for an interview is agreed on.
 */
export function CalledCard({ application, name, isLinked }: CalledCardProps) {
  const t = useTranslations("called");
  const { id, job, status, employer_contact: contact, exact_address: address } = application;
  const { heading, place, employer } = useJobWords(job);
  const title = `called-${id}`;
  // A meeting may be elsewhere than the work.
  const typed = (status === "shortlisted" ? application.interview?.place : null) ?? address;
  // People leave the town out of an address in it.
  const isWhole = typed !== null && addressForMaps(typed, job.location) === typed;
  const where = typed === null || isWhole ? (typed ?? place) : `${typed}, ${place}`;
  const isAgreed = application.interview?.state === "agreed";
  const isMeetingFirst = status !== "accepted" || nextAppointment(status, datesOf(application))?.kind === "interview";
  return (
    <section
      aria-labelledby={title}
      className="bg-primary text-primary-foreground shadow-card grid gap-3 rounded-xl p-4 sm:p-5"
    >
      <div className="grid gap-1 leading-snug">
        <h2 id={title} className="text-xl leading-snug">
          {t(status === "accepted" ? "accepted" : "interview")}
        </h2>
        <p dir="auto" className="wrap-anywhere">
          <span className="font-semibold">{heading.short}</span>
          {job.company_name === null ? null : ` · ${employer}`}
        </p>
        <Line Icon={MapPin} text={where} />
        <When application={application} />
      </div>
      {isAgreed ? null : <InterviewPart application={application} />}
      <div className="grid grid-cols-2 gap-2 lg:flex lg:flex-wrap [&>:last-child:nth-child(odd)]:col-span-2">
        <ContactLinks
          contact={contact}
          message={t(isMeetingFirst ? "messageInterview" : "message", {
            name,
            product: PRODUCT,
            job: heading.short,
          })}
          classes={CONTACT_CLASSES}
        />
        <WayLink address={typed} town={job.location} className={cn(BUTTON, OTHER)} />
        {hasAppointment(application) ? (
          <a href={href.calendarFile(id)} className={cn(BUTTON, OTHER)}>
            <StillIcon icon={CalendarPlus} />
            {t("remember")}
          </a>
        ) : null}
        {isLinked ? (
          <AppLink href={href.application(id)} aria-describedby={title} className={cn(BUTTON, OTHER)}>
            {t("details")}
          </AppLink>
        ) : null}
      </div>
      {/* Once there is a time, the call comes before asking for another one. */}
      {isAgreed ? <InterviewPart application={application} /> : null}
    </section>
  );
}

const hasAppointment = (application: ApplicationDetail): boolean =>
  nextAppointment(application.status, datesOf(application)) !== null;

/** The interview that is ahead, and the first day of work. */
function When({ application }: { application: ApplicationDetail }) {
  const t = useTranslations("called");
  const locale = useLocale();
  const { start_date: start, interview_date: interview, status } = application;
  const next = nextAppointment(status, datesOf(application));
  const firstDay = start === null ? t("askDay") : t("from", { day: formatDate(start, locale) });
  return (
    <>
      {next?.kind === "interview" && interview ? (
        <>
          <Line Icon={CalendarClock} text={t("meet", { time: formatDateTime(interview, locale) })} isStrong />
          {status === "accepted" && application.interview?.place ? (
            <Line Icon={MapPin} text={application.interview.place} />
          ) : null}
        </>
      ) : null}
      {status === "accepted" ? <Line Icon={CalendarClock} text={firstDay} isStrong /> : null}
    </>
  );
}

function Line({ Icon, text, isStrong = false }: { Icon: LucideIcon; text: string; isStrong?: boolean }) {
  return (
    <p dir="auto" className={cn("flex items-start gap-2 wrap-anywhere", isStrong && "text-lg font-semibold")}>
      <StillIcon icon={Icon} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
