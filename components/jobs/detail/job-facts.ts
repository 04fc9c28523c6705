import type { Translator } from "@/lib/language/i18n/translator";
import { jobWords } from "@/components/jobs/heading/job-words";
import { daysInWords } from "@/components/jobs/days";
import { pauseInWords, shownHours } from "@/components/shared/hours/hours";
import { optionLabels } from "@/components/jobs/owner/option-labels";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import type { EmploymentType } from "@/lib/domains/jobs/options";
import type { JobCard } from "@/lib/domains/jobs/types";

const EMPLOYMENT_PICTOGRAMS = {
  LIVE_IN_FULL_TIME: "accommodation",
  LIVE_OUT_FULL_TIME: "transport",
  PART_TIME: "shift-flexible",
  TEMPORARY: "urgency-within-month",
} as const satisfies Record<EmploymentType, PictogramName>;

export type FactName = "place" | "more" | "shift" | "workingDays" | "employmentType" | "type" | "experience";

/** `lang` is the language of a value as its employer typed it, if it is known. */
export type Fact = {
  name: FactName;
  pictogram: PictogramName;
  label: string;
  value: string;
  lang?: string | undefined;
  /** Whether the value is in the employer's own words, of a kind that is translated. */
  isTyped: boolean;
  /** Words beside it: a pause within the hours. */
  more?: string | null;
};

/** The requested facts about a job, as words with a picture; missing ones are left out. */
export function jobFacts(job: JobCard, names: readonly FactName[], t: Translator): Fact[] {
  const { phrase } = optionLabels(t);
  const { placeAway } = jobWords(job, t);
  const hours = shownHours(job, t);
  const known: Record<FactName, [PictogramName, string | null]> = {
    place: ["place", placeAway],
    more: ["place", job.place?.more ?? null],
    shift: [hours.pictogram, hours.text],
    workingDays: ["urgency-within-week", daysInWords(job.workingDays, t) ?? job.workingDays],
    employmentType: [EMPLOYMENT_PICTOGRAMS[job.employmentType], t(`options.employmentType.${job.employmentType}`)],
    type: ["job-type", phrase("jobType", job.type)],
    experience: ["experience", job.experienceLevel && phrase("experience", job.experienceLevel)],
  };
  return names.flatMap((name) => {
    const [pictogram, value] = known[name];
    const lang = name === "shift" ? hours.lang : undefined;
    const more = name === "shift" ? pauseInWords(job.shift, t) : null;
    const isTyped = name === "workingDays" && value === job.workingDays;
    return value ? [{ name, pictogram, label: t(`jobs.fact.${name}`), value, lang, isTyped, more }] : [];
  });
}
