import { useTranslations } from "next-intl";
import { hoursInWords, isWholeDay, type TypedHours } from "@/components/jobs/hours";
import { formatSalary } from "@/lib/format";
import type { JobCard } from "@/lib/jobs/types";
import { composeHeading, type Heading, type Translator } from "./compose-heading";
import { composeSummary } from "./compose-summary";

/** A job's facts in the reader's words. */
export interface JobWords {
  heading: Heading;
  place: string;
  /** The employer's name, or words for a household that gave none. */
  employer: string;
}

export type WordedJob = Pick<JobCard, "category" | "employmentType" | "location" | "company_name"> & TypedHours;

/** The words of a job's card and page. Needs the texts of `jobs` and `options`. */
export const useJobWords = (job: WordedJob): JobWords => jobWords(job, useTranslations());

/** The same where no hook can be called. */
export function jobWords(job: WordedJob, t: Translator): JobWords {
  const { category, employmentType } = job;
  const place = job.location;
  return {
    heading: composeHeading({ category, employmentType, place, hours: hoursToAdd(job, t) }, t),
    place,
    employer: job.company_name ?? t("jobs.household", { place }),
  };
}

/** A job in a few sentences, for its own page. Needs the texts of `jobDetail` and `options`. */
export function useJobSummary(job: WordedJob & Pick<JobCard, "salaryMin" | "salaryMax">): string {
  const t = useTranslations();
  const { category, employmentType, location } = job;
  const pay = formatSalary(job.salaryMin, job.salaryMax);
  return composeSummary({ category, employmentType, place: location, hours: hoursToAdd(job, t), pay }, t);
}

// "Live-in" has said it already.
const hoursToAdd = (job: WordedJob, t: Translator): string | null =>
  job.employmentType === "LIVE_IN_FULL_TIME" && isWholeDay(job) ? null : hoursInWords(job, t);
