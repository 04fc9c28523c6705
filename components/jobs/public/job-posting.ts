import type { Translator } from "@/components/jobs/heading/compose-heading";
import type { EmploymentType } from "@/lib/jobs/options";
import type { PublicJob } from "@/lib/jobs/types";
import { PRODUCT } from "@/lib/product";
import { publicWords } from "./public-words";

/** schema.org's words for how the worker is employed. */
const EMPLOYMENT = {
  LIVE_IN_FULL_TIME: "FULL_TIME",
  LIVE_OUT_FULL_TIME: "FULL_TIME",
  PART_TIME: "PART_TIME",
  TEMPORARY: "TEMPORARY",
} as const satisfies Record<EmploymentType, string>;

/**
 * A job's public face as schema.org's JobPosting, which search engines show in their lists of jobs. Nothing that the page
 * does not show: no name of the employer, nothing typed, no street. Null without a place, since a posting needs one.
 */
export function jobPosting(job: PublicJob, t: Translator) {
  const { id, employmentType, salaryMin, salaryMax, state, postedAt, openUntil } = job;
  const { heading, pay, place, hours, employer } = publicWords(job, t);
  if (place === null || state === null) return null;
  const lines = [heading.full, pay, place, hours, employer].filter((line) => line !== null);
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: heading.short,
    description: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(""),
    datePosted: postedAt,
    ...(openUntil ? { validThrough: openUntil } : {}),
    employmentType: EMPLOYMENT[employmentType],
    identifier: { "@type": "PropertyValue", name: PRODUCT, value: id },
    hiringOrganization: { "@type": "Organization", name: employer },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: place, addressRegion: state, addressCountry: "IN" },
    },
    ...(salaryMin === null
      ? {}
      : {
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "INR",
            value: {
              "@type": "QuantitativeValue",
              minValue: salaryMin,
              maxValue: salaryMax ?? salaryMin,
              unitText: "MONTH",
            },
          },
        }),
    directApply: true,
  };
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
