import { useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { daysInWords } from "@/components/jobs/days";
import { useHours } from "@/components/shared/hours/hours";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { readShift } from "@/lib/hours/shift";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import type { EmploymentType } from "@/lib/jobs/options";
import type { JobCard } from "@/lib/jobs/types";

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
  /** Words that its employer typed beside it. */
  more?: string | null;
};

/** The requested facts about a job, as words with a picture; missing ones are left out. */
export function useJobFacts(job: JobCard, names: readonly FactName[]): Fact[] {
  const t = useTranslations("jobs.fact");
  const tOptions = useTranslations("options");
  const { phrase } = useOptionLabels();
  const { placeAway } = useJobWords(job);
  const tAll = useTranslations();
  const hours = useHours(job);
  const known: Record<FactName, [PictogramName, string | null]> = {
    place: ["place", placeAway],
    more: ["place", job.place?.more ?? null],
    shift: [hours.pictogram, hours.text],
    workingDays: ["urgency-within-week", daysInWords(job.workingDays, tAll) ?? job.workingDays],
    employmentType: [EMPLOYMENT_PICTOGRAMS[job.employmentType], tOptions(`employmentType.${job.employmentType}`)],
    type: ["job-type", phrase("jobType", job.type)],
    experience: ["experience", job.experienceLevel && phrase("experience", job.experienceLevel)],
  };
  return names.flatMap((name) => {
    const [pictogram, value] = known[name];
    const lang = name === "shift" ? hours.lang : undefined;
    const more = name === "shift" ? readShift(job.shift).more : null;
    return value ? [{ name, pictogram, label: t(name), value, lang, more }] : [];
  });
}
