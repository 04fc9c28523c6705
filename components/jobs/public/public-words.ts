import { composeHeading, type Heading, type Translator } from "@/components/jobs/heading/compose-heading";
import { hoursInWords } from "@/components/shared/hours/hours";
import { formatSalary } from "@/lib/format";
import type { PublicJob } from "@/lib/jobs/types";
import { PRODUCT } from "@/lib/product";

/** A job's public face in the visitor's words; null for what is not known. */
export interface PublicWords {
  heading: Heading;
  /** "₹15,000–₹18,000 / month". */
  pay: string | null;
  place: string | null;
  hours: string | null;
  /** Never a name: a visitor reads that there is an employer. */
  employer: string;
}

/** The words of a job's public face. Needs the texts of `jobs` and `options`. */
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
  };
}
