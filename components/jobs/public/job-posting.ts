import type { Translator } from "@/lib/language/i18n/translator";
import type { EmploymentType, JobExperienceLevel } from "@/lib/domains/jobs/options";
import type { PublicJob } from "@/lib/domains/jobs/types";
import { PRODUCT } from "@/lib/core/product";
import { publicWords, type PublicWords } from "./public-words";

/** schema.org's words for how the worker is employed. */
const EMPLOYMENT = {
  LIVE_IN_FULL_TIME: "FULL_TIME",
  LIVE_OUT_FULL_TIME: "FULL_TIME",
  PART_TIME: "PART_TIME",
  TEMPORARY: "TEMPORARY",
} as const satisfies Record<EmploymentType, string>;

/** The least experience that is asked for, in months. */
const MONTHS = {
  "1-2 years": 12,
  "2-5 years": 24,
  "5-10 years": 60,
  "10+ years": 120,
  "Executive Level (15+ years)": 180,
} as const satisfies Record<JobExperienceLevel, number>;

/**
 * A job's public face as schema.org's JobPosting, which search engines show in their lists of jobs, by Google's rules
 * (tests/unit/job-posting.test.ts). Nothing that the page does not show: no name of the employer, which Google's word for is
 * "confidential", nothing typed, no street. Null without a place, since a posting needs one.
 */
export function jobPosting(job: PublicJob, t: Translator) {
  const { id, employmentType, experienceLevel, salaryMin, city, state, pin, postedAt, openUntil } = job;
  if (city === null || state === null) return null;
  const words = publicWords(job, t);
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: words.heading.short,
    description: describe(words, t),
    datePosted: postedAt,
    ...(openUntil ? { validThrough: openUntil } : {}),
    employmentType: EMPLOYMENT[employmentType],
    identifier: { "@type": "PropertyValue", name: PRODUCT, value: id },
    hiringOrganization: "confidential",
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressRegion: state,
        ...(pin ? { postalCode: pin } : {}),
        addressCountry: "IN",
      },
    },
    ...(salaryMin === null
      ? {}
      : {
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "INR",
            value: { "@type": "QuantitativeValue", ...amount(salaryMin, job.salaryMax), unitText: "MONTH" },
          },
        }),
    ...(experienceLevel
      ? {
          experienceRequirements: {
            "@type": "OccupationalExperienceRequirements",
            monthsOfExperience: MONTHS[experienceLevel],
          },
        }
      : {}),
    directApply: true,
  };
}

const amount = (min: number, max: number | null) =>
  max === null || max === min ? { value: min } : { minValue: min, maxValue: max };

/** All that the page says, in paragraphs and lists: Google wants the whole job. */
function describe({ heading, pay, place, hours, employer, facts }: PublicWords, t: Translator): string {
  const lines = [
    heading.full,
    pay,
    place && t("jobs.speech.fact", { name: t("jobs.fact.place"), value: place }),
    hours && t("jobs.speech.fact", { name: t("jobs.fact.shift"), value: hours }),
    employer,
  ].filter((line) => line !== null);
  return [
    ...lines.map(paragraph),
    ...facts.map(({ label, words }) => paragraph(label) + `<ul>${words.map(item).join("")}</ul>`),
  ].join("");
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const item = (text: string): string => `<li>${escapeHtml(text)}</li>`;

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
