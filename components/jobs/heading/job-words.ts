import { useTranslations } from "next-intl";
import { formatSalary } from "@/lib/format";
import type { JobCard } from "@/lib/jobs/types";
import { optionKey } from "@/lib/option-key";
import { composeHeading, type Heading, type Translator } from "./compose-heading";
import { composeSummary } from "./compose-summary";

/** A job's facts in the reader's words. */
export interface JobWords {
  heading: Heading;
  place: string;
  /** Null if the employer named none. */
  hours: string | null;
  /** The employer's name, or words for a household that gave none. */
  employer: string;
}

export type WordedJob = Pick<JobCard, "category" | "employmentType" | "location" | "shift" | "company_name">;

/** The words of a job's card and page. Needs the texts of `jobs` and `options`. */
export const useJobWords = (job: WordedJob): JobWords => jobWords(job, useTranslations());

/** The same where no hook can be called. */
export function jobWords(job: WordedJob, t: Translator): JobWords {
  const { category, employmentType } = job;
  const place = job.location;
  const known = knownHours(job, t);
  return {
    heading: composeHeading({ category, employmentType, place, hours: known }, t),
    place,
    hours: known ?? job.shift,
    employer: job.company_name ?? t("jobs.household", { place }),
  };
}

/** A job in a few sentences, for its own page. Needs the texts of `jobDetail` and `options`. */
export function useJobSummary(job: WordedJob & Pick<JobCard, "salaryMin" | "salaryMax">): string {
  const t = useTranslations();
  const { category, employmentType, location } = job;
  const pay = formatSalary(job.salaryMin, job.salaryMax);
  return composeSummary({ category, employmentType, place: location, hours: knownHours(job, t), pay }, t);
}

/** Hours in the reader's words. Those in the employer's own words are left to a line of their own: null. */
function knownHours({ shift }: WordedJob, t: Translator): string | null {
  const key = `options.shift.${optionKey(shift ?? "")}` as Parameters<Translator>[0];
  return shift && t.has(key) ? t(key) : null;
}
