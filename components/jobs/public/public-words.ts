import { composeHeading, type Heading } from "@/components/jobs/heading/compose-heading";
import type { Translator } from "@/lib/language/i18n/translator";
import { hoursInWords } from "@/components/shared/hours/hours";
import { factWords } from "@/components/jobs/fact-words";
import { optionLabels } from "@/components/jobs/owner/option-labels";
import { formatSalary } from "@/lib/language/format";
import { PUBLIC_FACTS } from "@/lib/domains/jobs/fact-options";
import type { PublicJob } from "@/lib/domains/jobs/types";
import { PRODUCT } from "@/lib/core/product";

/** A job's public face in the visitor's words; null for what is not known. */
export interface PublicWords {
  heading: Heading;
  /** "₹15,000–₹18,000 / month". */
  pay: string | null;
  place: string | null;
  hours: string | null;
  /** Never a name: a visitor reads that there is an employer. */
  employer: string;
  /** The work, what it needs and what it gives, as far as the employer chose it. */
  facts: PublicFact[];
}

/** A label and what is said under it. */
interface PublicFact {
  label: string;
  words: string[];
}

/** The words of a job's public face. Needs the texts of `jobs`, `jobDetail`, `jobFacts` and `options`. */
export function publicWords(job: PublicJob, t: Translator): PublicWords {
  const { category, employmentType, place } = job;
  const hours = hoursInWords(job, t);
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  return {
    heading: composeHeading({ category, employmentType, place, hours }, t),
    pay: salary && t.markup("jobs.pay.perMonth", { salary, pay: (amount) => amount }),
    place,
    hours,
    employer: t("jobs.public.employer", { product: PRODUCT }),
    facts: factsOf(job, t),
  };
}

function factsOf(job: PublicJob, t: Translator): PublicFact[] {
  const { phrase } = optionLabels(t);
  const { experienceLevel, languagesRequired, backgroundCheckRequired, accommodationProvided, benefits } = job;
  const [tasks, ...others] = PUBLIC_FACTS.map((name) => ({
    label: t(`jobFacts.${name}`),
    words: factWords(job, name, t),
  }));
  const needed = [
    { label: t("jobs.fact.experience"), words: experienceLevel ? [phrase("experience", experienceLevel)] : [] },
    {
      label: t("jobDetail.skills.languages"),
      words: languagesRequired.map((name) => phrase("requiredLanguage", name)),
    },
    {
      label: t("jobDetail.requirements"),
      words: backgroundCheckRequired ? [t("jobDetail.checks.types")] : [],
    },
  ];
  const given = {
    label: t("jobDetail.benefits"),
    words: [
      ...(accommodationProvided ? [t("jobs.card.accommodationProvided")] : []),
      ...benefits.map((name) => phrase("benefit", name)),
    ],
  };
  return [tasks!, ...needed, ...others, given].filter(({ words }) => words.length > 0);
}
