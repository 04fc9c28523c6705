import { requirementInWords } from "@/components/jobs/requirement-words";
import { durationInWords, holidaysInWords } from "@/components/jobs/days";
import type { Translator } from "@/lib/language/i18n/translator";
import { readDuration } from "@/lib/language/hours/durations";
import { readHolidays } from "@/lib/language/hours/holidays";
import { readWorkWeek } from "@/lib/language/hours/week";
import { fieldsIn, isTextField, type TextFieldName } from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";

/** The texts in a group of the screen, in order. */
export const textsIn = (group: "living" | "terms" | "instructions"): TextFieldName[] =>
  fieldsIn("worker", group).filter(isTextField);

const NONE = /^(?:none|no)$/i;
const LENGTHS: readonly TextFieldName[] = ["probationPeriod", "contractDuration", "noticePeriod"];

/** A length of time or the holidays in the reader's words; null for another text, and for one that cannot be read. */
export function termInWords(name: TextFieldName, text: string | null, t: Translator): string | null {
  if (text === null) return null;
  if (name === "probationPeriod" && NONE.test(text)) return t("options.trialDays.none");
  if (LENGTHS.includes(name)) return durationInWords(text, t);
  return name === "holidayPolicy" ? holidaysInWords(text, t) : null;
}

const isRead = (name: TextFieldName, text: string | null): boolean =>
  text !== null &&
  ((name === "probationPeriod" && NONE.test(text)) ||
    (LENGTHS.includes(name) && readDuration(text) !== null) ||
    (name === "holidayPolicy" && readHolidays(text) !== null));

/** All texts of a job written by its employer, except names and places, those chosen from a list, and those that are read into words. */
export const typedTexts = (job: Job, t: Translator): (string | null)[] => [
  job.title,
  job.workingDays && readWorkWeek(job.workingDays) ? null : job.workingDays,
  ...job.requirements.filter((requirement) => requirementInWords(requirement, t) === null),
  ...textsIn("living").map((name) => job[name]),
  ...job.additionalSkills,
  ...textsIn("terms").map((name) => (isRead(name, job[name]) ? null : job[name])),
  ...textsIn("instructions").map((name) => job[name]),
  job.employer.description,
];
