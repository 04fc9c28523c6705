import { useTranslations } from "next-intl";
import { hoursInWords, isWholeDay, spansOf, type TypedHours } from "@/components/shared/hours/hours";
import { isCategory } from "@/lib/core/categories";
import { isGivenUp } from "@/lib/domains/jobs/policy";
import type { JobCard, JobCardView } from "@/lib/domains/jobs/types";
import { formatSalary } from "@/lib/language/format";
import type { Translator } from "@/lib/language/i18n/translator";
import { composeHeading, livingOf, type Heading, type HeadingFacts } from "./compose-heading";

/** A job's facts in the reader's words. */
export interface JobWords {
  heading: Heading;
  /** Empty if the employer has deleted the account. */
  place: string;
  /** The place, and how far it is from where the reader looks for work. */
  placeAway: string;
  /** The employer's name, or words for a household that gave none and for an employer who has deleted the account. */
  employer: string;
}

export type WordedJob = Pick<JobCard, "category" | "employmentType" | "location" | "place" | "company_name"> &
  Partial<Pick<JobCard, "distance">> &
  TypedHours;

/** The words of a job's card and page. Needs the texts of `jobs` and `options`. */
export const useJobWords = (job: WordedJob): JobWords => jobWords(job, useTranslations());

/** The same where no hook can be called. */
export function jobWords(job: WordedJob, t: Translator): JobWords {
  const { category, employmentType } = job;
  const place = placeOf(job);
  return {
    heading: composeHeading({ category, employmentType, place: place || null, hours: hoursToAdd(job, t) }, t),
    place,
    placeAway: placeAway(job, t),
    employer: isGivenUp(job) ? t("jobs.givenUp") : (job.company_name ?? t("jobs.household", { place })),
  };
}

/** The name of the one who offers a job, beside its place, which it does not repeat: "A household". Needs the texts of `jobs`. */
export const offererInWords = (job: WordedJob, t: Translator): string =>
  isGivenUp(job) ? t("jobs.givenUp") : (job.company_name ?? t("jobs.aHousehold"));

/** The pay's sentence around its amount; null without an amount. Needs the texts of `jobs`. */
export function payInWords(job: Pick<JobCard, "salaryMin" | "salaryMax">, t: Translator): JobCardView["pay"] {
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  if (salary === null) return null;
  const sentence = t.markup("jobs.pay.perMonth", { salary, pay: (amount) => `<>${amount}<>` });
  const [before = "", amount = "", after = ""] = sentence.split("<>");
  return { before, amount, after };
}

/** A job in a few sentences, for its own page. Needs the texts of `jobDetail` and `options`. */
export function jobSummary(job: WordedJob & Pick<JobCard, "salaryMin" | "salaryMax">, t: Translator): string {
  const { category, employmentType } = job;
  const pay = formatSalary(job.salaryMin, job.salaryMax);
  // "When called" and "flexible" are no times: the facts say them.
  const hours = job.hoursFrom === null ? null : hoursToAdd(job, t);
  return composeSummary({ category, employmentType, place: placeOf(job), hours, pay }, t);
}

/** The place's name in the reader's script; one that nobody knows as its employer typed it. */
const placeOf = ({ place, location }: Pick<JobCard, "place" | "location">): string =>
  isGivenUp({ location }) ? "" : (place?.name ?? location);

/** The place, and how far it is from where the reader looks for work. */
function placeAway(job: WordedJob, t: Translator): string {
  const { distance, place: known } = job;
  const place = placeOf(job);
  if (!distance || distance.ring === "elsewhere") return place;
  // "Koregaon Park, Pune" has named the reader's city already.
  if (distance.ring === "city" && distance.km === null && known?.name !== known?.city) return place;
  return distance.km === null
    ? t(`jobs.away.${distance.ring}`, { place })
    : t("jobs.away.km", { place, km: distance.km });
}

// "Live-in" has said it already.
function hoursToAdd(job: WordedJob, t: Translator): string | null {
  if (isGivenUp(job) || (job.employmentType === "LIVE_IN_FULL_TIME" && isWholeDay(job))) return null;
  // Two spans are as long as all the rest of a heading.
  return spansOf(job).length > 1 ? null : hoursInWords(job, t);
}

/** The facts in a summary. Pay is in rupees a month, as text. */
interface SummaryFacts extends HeadingFacts {
  pay: string | null;
}

/** A job in a few short sentences of the reader's language. Needs the texts of `jobDetail`. */
export function composeSummary({ place, hours, pay, ...facts }: SummaryFacts, t: Translator): string {
  const need = t(`jobDetail.summary.need.${isCategory(facts.category) ? facts.category : "other"}`);
  return [
    place ? t("jobDetail.summary.place", { need, place }) : t("jobDetail.summary.bare", { need }),
    t(`jobDetail.summary.living.${livingOf(facts)}`),
    hours ? t("jobDetail.summary.hours", { hours }) : null,
    pay ? t("jobDetail.summary.pay", { pay }) : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}
