/** How well an applicant fits a job: what of the job's wishes is met, and the numbers that an employer's list is ordered by. */
import type { HoursPart } from "@/lib/language/hours/options";
import { NEAR_KM } from "@/lib/language/places/types";
import { JOB_EXPERIENCE_LEVELS } from "@/lib/domains/jobs/options";
import type { Wish } from "@/lib/domains/jobs/wish-policy";
import type { FitAspect } from "./options";

/** In place of a distance or pay that is not known: the last in the order, as the columns' defaults. */
export const UNKNOWN_KM = 32_000;
export const UNKNOWN_PAY = 999_999_999;

/** The fit of somebody of whom nothing is known; what is missing counts twice, so it never falls below 0. */
const NEUTRAL = 10;

/** The job's side, as its columns have it. */
export type FittedJob = {
  salaryMax: number | null;
  hoursPart: string | null;
  experienceLevel: string | null;
  languagesRequired: readonly string[];
};

/** The applicant's side. `km` is null where a place is not known. */
export type Fitting = { wish: Pick<Wish, "pay" | "hours" | "languages" | "experience">; km: number | null };

export type Fit = { met: FitAspect[]; missing: FitAspect[]; score: number };

/** Judges each aspect of which both sides have said something. @param knowsPerson false: by the answers alone. */
export function fitOf(job: FittedJob, { wish, km }: Fitting, knowsPerson: boolean): Fit {
  const wanted = JOB_EXPERIENCE_LEVELS.findIndex((level) => level === job.experienceLevel);
  const answers: [FitAspect, boolean | null][] = [
    ["place", km === null ? null : km <= NEAR_KM],
    ["pay", wish.pay === null || job.salaryMax === null ? null : wish.pay <= job.salaryMax],
    [
      "hours",
      job.hoursPart === null || wish.hours.length === 0
        ? null
        : wish.hours.some((part: HoursPart) => part === job.hoursPart),
    ],
    ["experience", wish.experience === null || wanted < 0 ? null : wish.experience >= wanted],
    [
      "languages",
      !knowsPerson || job.languagesRequired.length === 0
        ? null
        : job.languagesRequired.every((language) => wish.languages.includes(language)),
    ],
  ];
  const of = (wantedAnswer: boolean) => answers.flatMap(([aspect, isMet]) => (isMet === wantedAnswer ? [aspect] : []));
  const [met, missing] = [of(true), of(false)];
  return { met, missing, score: NEUTRAL + met.length - 2 * missing.length };
}
