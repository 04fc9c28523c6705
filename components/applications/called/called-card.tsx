import { useLocale, useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { PRODUCT } from "@/lib/core/product";
import { cn } from "@/lib/core/utils";
import { addressForMaps, datesOf, nextAppointment, wayTo } from "@/lib/domains/applications/called-policy";
import { INTERVIEW_WISHES } from "@/lib/domains/applications/interview-options";
import { mayMeet } from "@/lib/domains/applications/policy";
import type { Application, ApplicationDetail } from "@/lib/domains/applications/types";
import { formatComingDay, formatMeeting } from "@/lib/language/format";
import { ContactLinks, WayLink } from "../contact-links";
import { Joy } from "../joy";
import { BUTTON, MAIN, OTHER } from "./button-looks";
import { InterviewChoice } from "./interview-choice";

const CALL = cn(BUTTON, MAIN);
const CONTACT_CLASSES = { call: CALL, write: CALL, alone: cn(CALL, "col-span-2") };

export interface CalledCardProps {
  application: ApplicationDetail;
  /** The worker's name, for the message that WhatsApp proposes. */
  name: string;
}

/**
 * The good news and all it takes to act on it: when, where, and large buttons to call, to write, to find the way and to
 * remember the day. The employer's number is there once the worker is accepted or a time for an interview is agreed on.
 */
export function CalledCard({ application, name }: CalledCardProps) {
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
        <div className="flex items-center justify-between gap-3">
          <h2 id={title} className="text-xl leading-snug">
            {t(status === "accepted" ? "accepted" : "interview")}
          </h2>
          {status === "accepted" ? <Joy className="text-attention size-20 shrink-0" /> : null}
        </div>
        <p dir="auto" className="wrap-anywhere">
          <span className="font-semibold">{heading.short}</span>
          {job.company_name === null ? null : ` · ${employer}`}
        </p>
        <Line icon="map-pin" text={where} />
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
        <WayLink address={wayTo(application, address)} town={job.location} className={cn(BUTTON, OTHER)} />
        {hasAppointment(application) ? (
          <a href={href.calendarFile(id)} className={cn(BUTTON, OTHER)}>
            <Icon name="calendar-plus" />
            {t("remember")}
          </a>
        ) : null}
      </div>
      {/* Once there is a time, the call comes before asking for another one. */}
      {isAgreed ? <InterviewPart application={application} /> : null}
    </section>
  );
}

const hasAppointment = (application: ApplicationDetail): boolean =>
  nextAppointment(application.status, datesOf(application)) !== null;

/** The sentence without a first day: only someone with a number is called. */
export const askOrWait = ({ employer_contact: contact }: Pick<ApplicationDetail, "employer_contact">) =>
  contact?.phone ? ("askDay" as const) : ("waitDay" as const);

/** The interview that is ahead, and the first day of work. */
function When({ application }: { application: ApplicationDetail }) {
  const t = useTranslations("called");
  const locale = useLocale();
  const { start_date: start, interview_date: interview, status } = application;
  const next = nextAppointment(status, datesOf(application));
  const firstDay = start === null ? t(askOrWait(application)) : t("from", { day: formatComingDay(start, locale) });
  return (
    <>
      {next?.kind === "interview" && interview ? (
        <>
          <Line icon="calendar-clock" text={t("meet", { time: formatMeeting(interview, locale) })} isStrong />
          {status === "accepted" && application.interview?.place ? (
            <Line icon="map-pin" text={application.interview.place} />
          ) : null}
        </>
      ) : null}
      {status === "accepted" ? <Line icon="calendar-clock" text={firstDay} isStrong /> : null}
    </>
  );
}

function Line({ icon, text, isStrong = false }: { icon: IconName; text: string; isStrong?: boolean }) {
  return (
    <p dir="auto" className={cn("flex items-start gap-2 wrap-anywhere", isStrong && "text-lg font-semibold")}>
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

/**
 * Said to someone whom an employer wants to call, and who has given no number. @param applicationId where it leads back to.
 * @param isLine in fewer words.
 */
export function AddPhone({ applicationId, isLine = false }: { applicationId: string; isLine?: boolean }) {
  const t = useTranslations("called");
  return (
    <AppLink
      href={href.profileStep("phone", applicationId)}
      className="bg-attention-soft text-attention-foreground border-attention flex min-h-12 items-center gap-3 rounded-xl border-2 px-4 py-3 font-semibold underline"
    >
      <Icon name="phone-off" className="size-6 shrink-0" />
      <span className="wrap-anywhere">{t(isLine ? "line.addPhone" : "addPhone")}</span>
    </AppLink>
  );
}

/** The times that the employer proposes, to pick one in a tap, or to ask for another; or what was asked for. */
function InterviewPart({ application: { id, status, interview, interview_date: agreed } }: Props) {
  const t = useTranslations("called.interviewTimes");
  const tWish = useTranslations("options.interviewWish");
  const locale = useLocale();
  if (interview === null || !mayMeet(status) || interview.state === "cancelled") return null;
  const { state, times, wish } = interview;
  if (state === "other_asked") return wish === null ? null : <p>{t("asked", { wish: tWish(wish) })}</p>;
  // oxlint-disable-next-line react/purity -- a time that has passed is seen at the next render
  const now = new Date();
  if (state === "agreed" && (agreed === null || new Date(agreed) <= now)) return null;
  const open = state === "proposed" ? times.filter((time) => new Date(time) > now) : [];
  return (
    <div className="grid gap-2">
      {open.length > 0 ? <p className="text-lg font-semibold">{t("choose")}</p> : null}
      <InterviewChoice
        applicationId={id}
        times={open.map((time) => ({ value: time, label: formatMeeting(time, locale) }))}
        wishes={INTERVIEW_WISHES.map((value) => ({ value, label: tWish(value) }))}
        texts={{
          other: t(state === "agreed" ? "cannot" : open.length > 0 ? "none" : "over"),
          when: t("when"),
        }}
      />
    </div>
  );
}

type Props = { application: Application };
