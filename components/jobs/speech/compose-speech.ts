import { composeHeading } from "@/components/jobs/heading/compose-heading";
import type { Translator } from "@/lib/language/i18n/translator";
import { daysInWords } from "@/components/jobs/days";
import { termInWords } from "@/components/jobs/detail/typed-texts";
import { optionLabels } from "@/components/jobs/owner/option-labels";
import { requirementInWords } from "@/components/jobs/requirement-words";
import { hoursInWords } from "@/components/shared/hours/hours";
import { isLanguage, type Language } from "@/lib/language/i18n/languages";
import { isCheckShown } from "@/lib/domains/jobs/policy";
import type { Job, JobCard } from "@/lib/domains/jobs/types";
import type { OptionList } from "@/lib/domains/jobs/chosen-fields";
import { sourceOf } from "@/lib/language/translation/language-detection";

/** Known on a job's page and not on a card: said where it is known. */
type Further = Pick<
  Job,
  | "tasks"
  | "benefits"
  | "uniform"
  | "trialDays"
  | "trialPay"
  | "phoneUse"
  | "experienceLevel"
  | "requirements"
  | "backgroundCheckTypes"
  | "referencesRequired"
  | "numberOfReferences"
  | "specialInstructions"
  | (typeof TERMS)[number]
>;
export type SpokenJob = JobCard & Partial<Further>;

const TERMS = ["probationPeriod", "contractDuration", "noticePeriod", "holidayPolicy", "dresscode"] as const;

/**
 * A job as a voice reads it to a worker, a sentence each: heading, pay, place, hours, days, what is asked and what it may
 * cost her, what is known of the employer, and only then all that is given. From the same messages as the screen; only amounts and codes are spelled
 * for the ear. Texts that the employer typed are left out if they are in another language than the reader's: her voice
 * cannot say them.
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
    job.weeklyOff && fact(t("jobs.speech.dayOff"), optionLabels(t).labelOf("weeklyOff", job.weeklyOff)),
    ...askedIn(job, t, fact, (text) => ifIn(reader, text)),
    fact(t("employerCard.title"), t(`employerCard.mark.${job.employer_mark}`)),
    fact(t("jobs.speech.given"), givenIn(job, t).join(", ") || null),
  ].filter((sentence) => sentence !== null);
}

type Fact = (name: string, value: string | null) => string | null;

/** Demands on her, and costs in money or time. @param typed the employer's own words, if she understands them. */
function askedIn(
  job: SpokenJob,
  t: Translator,
  fact: Fact,
  typed: (text: string | null) => string | null,
): (string | null)[] {
  const { tasks = [], requirements = [], trialDays, trialPay, uniform, phoneUse, experienceLevel } = job;
  const { backgroundCheckTypes = [], referencesRequired, numberOfReferences } = job;
  const { labelOf } = optionLabels(t);
  const chosen = (list: OptionList, option: string | null | undefined) => (option ? labelOf(list, option) : null);
  const listed = (items: readonly (string | null)[]) => items.filter((item) => item !== null).join(", ") || null;
  const hasTrial = Boolean(trialDays) && trialDays !== "none";
  return [
    fact(t("jobFacts.tasks"), listed(tasks.map((task) => chosen("task", task)))),
    fact(t("jobs.fact.experience"), chosen("experience", experienceLevel)),
    fact(t("jobDetail.requirements"), listed(requirements.map((text) => requirementInWords(text, t) ?? typed(text)))),
    hasTrial
      ? fact(t("jobFacts.trialDays"), listed([chosen("trialDays", trialDays), chosen("trialPay", trialPay)]))
      : null,
    uniform === "own_cost" ? fact(t("jobFacts.uniform"), chosen("uniform", uniform)) : null,
    phoneUse && phoneUse !== "allowed" ? fact(t("jobFacts.phoneUse"), chosen("phoneUse", phoneUse)) : null,
    isCheckShown(job)
      ? listed([t("jobDetail.checks.types"), ...backgroundCheckTypes.map((type) => chosen("verification", type))])
      : null,
    referencesRequired && numberOfReferences
      ? fact(t("jobDetail.checks.references"), t("jobDetail.checks.referencesCount", { count: numberOfReferences }))
      : null,
    ...TERMS.map((name) => {
      const text = job[name] ?? null;
      return fact(t(`jobDetail.terms.${name}`), termInWords(name, text, t) ?? typed(text));
    }),
    fact(t("jobDetail.instructions"), typed(job.specialInstructions ?? null)),
  ];
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

/** Benefits that say no more than the facts beside them. */
const SAID_BY = {
  room: ["Accommodation Provided", "Accommodation"],
  meals: ["Meals Included", "Meals Provided"],
  uniform: ["Uniform Provided"],
} as const;

function givenIn({ accommodationProvided, meals, uniform, benefits = {} }: SpokenJob, t: Translator): string[] {
  const { labelOf } = optionLabels(t);
  const given = meals.filter((meal) => meal !== "none");
  const said: readonly string[] = [
    ...(accommodationProvided ? SAID_BY.room : []),
    ...(given.length > 0 ? SAID_BY.meals : []),
    ...(uniform === "given" ? SAID_BY.uniform : []),
  ];
  return [
    accommodationProvided ? t("jobs.card.room") : null,
    ...given.map((meal) => labelOf("meal", meal)),
    uniform === "given" ? labelOf("benefit", SAID_BY.uniform[0]) : null,
    ...Object.keys(benefits)
      .filter((benefit) => !said.includes(benefit))
      .map((benefit) => labelOf("benefit", benefit)),
  ].filter((item) => item !== null);
}
