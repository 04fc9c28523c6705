import { composeHeading, type Translator } from "@/components/jobs/heading/compose-heading";
import { daysInWords } from "@/components/jobs/days";
import { hoursInWords } from "@/components/shared/hours/hours";
import { isLanguage, type Language } from "@/lib/language/i18n/languages";
import type { Job, JobCard } from "@/lib/domains/jobs/types";
import { optionKey } from "@/lib/core/option-key";
import { sourceOf } from "@/lib/language/translation/language-detection";

/** A card's facts; those of the whole job are said too where they are known. */
export type SpokenJob = JobCard & Partial<Pick<Job, "benefits" | "uniform">>;

/**
 * A job as a voice reads it to a worker, a sentence each: heading, pay, place, hours, days, and all that is given. From
 * the same messages as the screen; only amounts and codes are spelled for the ear. Texts that the employer typed are left
 * out if they are in another language than the reader's: her voice cannot say them. Needs the texts of `jobs` and
 * `options`.
 */
export function composeSpeech(job: SpokenJob, language: string, t: Translator): string[] {
  const { category, employmentType } = job;
  const reader = isLanguage(language) ? language : null;
  const fact = (name: string, value: string | null) => (value === null ? null : t("jobs.speech.fact", { name, value }));
  return [
    composeHeading({ category, employmentType, place: null, hours: null }, t).short,
    payInWords(job, t),
    fact(t("jobs.fact.place"), withSpelledCode(job.place?.name ?? job.location)),
    fact(t("jobs.fact.shift"), hoursInWords(job, t) ?? ifIn(reader, job.shift)),
    fact(t("jobs.fact.workingDays"), daysInWords(job.workingDays, t) ?? ifIn(reader, job.workingDays)),
    job.weeklyOff && fact(t("jobs.speech.dayOff"), optionIn("weeklyOff", job.weeklyOff, t)),
    fact(t("jobs.speech.given"), givenIn(job, t).join(", ") || null),
  ].filter((sentence) => sentence !== null);
}

// No sign and no separators: "₹15,000" is read as "rupee sign fifteen comma zero".
function payInWords({ salaryMin, salaryMax }: SpokenJob, t: Translator): string {
  if (salaryMin === null) return t("jobs.pay.notSpecified");
  const [min, max] = [String(salaryMin), String(salaryMax ?? salaryMin)];
  return min === max ? t("jobs.speech.pay", { min }) : t("jobs.speech.payRange", { min, max });
}

/** A PIN code digit by digit, which is no number of anything. */
const withSpelledCode = (place: string): string =>
  place.replaceAll(/(?<!\d)\d{6}(?!\d)/g, (code) => [...code].join(" "));

/** A typed text, if it is in the reader's language. */
const ifIn = (reader: Language | null, text: string | null): string | null =>
  text && reader && sourceOf(text, null).language === reader ? text : null;

/** The label of an option; null for one without. */
function optionIn(list: string, option: string, t: Translator): string | null {
  type Key = Parameters<Translator>[0];
  const key = [`options.${list}.${optionKey(option)}` as Key, `options.${list}.${option}` as Key].find((one) =>
    t.has(one),
  );
  return key === undefined ? null : t(key);
}

/** Benefits that say no more than the facts beside them. */
const SAID_BY = {
  room: ["Accommodation Provided", "Accommodation"],
  meals: ["Meals Included", "Meals Provided"],
  uniform: ["Uniform Provided"],
} as const;

function givenIn({ accommodationProvided, meals, uniform, benefits = {} }: SpokenJob, t: Translator): string[] {
  const given = meals.filter((meal) => meal !== "none");
  const said: readonly string[] = [
    ...(accommodationProvided ? SAID_BY.room : []),
    ...(given.length > 0 ? SAID_BY.meals : []),
    ...(uniform === "given" ? SAID_BY.uniform : []),
  ];
  return [
    accommodationProvided ? t("jobs.card.room") : null,
    ...given.map((meal) => optionIn("meal", meal, t)),
    uniform === "given" ? optionIn("benefit", SAID_BY.uniform[0], t) : null,
    ...Object.keys(benefits)
      .filter((benefit) => !said.includes(benefit))
      .map((benefit) => optionIn("benefit", benefit, t)),
  ].filter((item) => item !== null);
}
