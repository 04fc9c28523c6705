import type { Translator } from "@/lib/language/i18n/translator";
import { jobWords } from "@/components/jobs/heading/job-words";
import { daysInWords } from "@/components/jobs/days";
import { pauseInWords, shownHours } from "@/components/shared/hours/hours";
import { optionLabels } from "@/components/jobs/owner/option-labels";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import type { JobCard } from "@/lib/domains/jobs/types";

type FactName = "place" | "more" | "shift" | "workingDays" | "type" | "experience";

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

/** The main facts about a job, as words with a picture; missing ones are left out. How one lives there is in its heading. */
export function jobFacts(job: JobCard, t: Translator): Fact[] {
  const { phrase } = optionLabels(t);
  const { placeAway } = jobWords(job, t);
  const hours = shownHours(job, t);
  const facts: [FactName, PictogramName, string | null][] = [
    ["place", "place", placeAway],
    ["more", "place", job.place?.more ?? null],
    ["shift", hours.pictogram, hours.text],
    ["workingDays", "urgency-within-week", daysInWords(job.workingDays, t) ?? job.workingDays],
    ["type", "job-type", phrase("jobType", job.type)],
    ["experience", "experience", job.experienceLevel && phrase("experience", job.experienceLevel)],
  ];
  return facts.flatMap(([name, pictogram, value]) => {
    const lang = name === "shift" ? hours.lang : undefined;
    const more = name === "shift" ? pauseInWords(job.shift, t) : null;
    const isTyped = name === "workingDays" && value === job.workingDays;
    return value ? [{ name, pictogram, label: t(`jobs.fact.${name}`), value, lang, isTyped, more }] : [];
  });
}
