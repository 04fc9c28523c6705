import { useLocale, useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { datesOf, nextAppointment, waitsForTime } from "@/lib/domains/applications/called-policy";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { formatComingDay, formatMeeting } from "@/lib/language/format";
import { AddPhone, askOrWait, CalledCard } from "./called-card";

type Props = {
  applications: readonly ApplicationDetail[];
  /** The worker's name. */
  name: string;
  /** The application whose employer cannot call, as the worker has given no number; null if there is none. */
  uncallable: string | null;
};

/**
 * The applications whose worker is called: the latest with all there is to know, each further one in a line, and those that
 * wait for the employer.
 */
export function CalledNews({ applications, name, uncallable }: Props) {
  const latest = applications.find((application) => !waitsForTime(application));
  const others = applications.filter((application) => application !== latest);
  return (
    <>
      {latest ? <CalledCard application={latest} name={name} isLinked /> : null}
      {uncallable === null ? null : <AddPhone applicationId={uncallable} />}
      {others.length > 0 ? (
        <ul className="grid grid-cols-1 gap-2">
          {others.map((application) => (
            <CalledLine key={application.id} application={application} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** A further job whose employer calls, in as few lines as possible: which job, when or what it waits for, and a button to call. */
function CalledLine({ application }: { application: ApplicationDetail }) {
  const t = useTranslations("called");
  const { id, job, employer_contact: contact } = application;
  const { heading } = useJobWords(job);
  const title = `called-${id}`;
  return (
    <li className="bg-primary-soft border-primary/40 flex flex-wrap items-center gap-2 rounded-xl border pe-1">
      <AppLink
        href={href.application(id)}
        className="grid min-h-14 min-w-0 flex-[1_1_8rem] grid-cols-1 content-center rounded-xl px-3 py-1.5 leading-snug"
      >
        <span id={title} dir="auto" className="truncate font-semibold">
          {heading.short}
        </span>
        <span className="text-sm wrap-anywhere">{useWhen(application)}</span>
      </AppLink>
      {contact?.phone ? (
        <a href={`tel:${contact.phone}`} aria-describedby={title} className={cn(buttonVariants(), "px-4")}>
          <Icon name="phone" />
          {t("call")}
        </a>
      ) : null}
    </li>
  );
}

/**
 * The interview that is ahead, or else the first day of work; that there is an invitation to answer, or that the employer
 * is to propose another time.
 */
function useWhen({ status, ...application }: ApplicationDetail): string {
  const t = useTranslations("called");
  const locale = useLocale();
  const { employer } = useJobWords(application.job);
  const { start_date: start, interview_date: interview } = application;
  if (interview && nextAppointment(status, datesOf(application))?.kind === "interview")
    return t("meet", { time: formatMeeting(interview, locale) });
  if (waitsForTime({ status, ...application })) return t("otherTime", { employer });
  if (status !== "accepted") return t("interview");
  return start === null ? t(askOrWait(application)) : t("from", { day: formatComingDay(start, locale) });
}
