import { CompanySign, EmployerCard } from "@/components/profile/company/employer-card";
import { jobWords } from "@/components/jobs/heading/job-words";
import { TypedText } from "@/components/shared/translation/typed-text";
import { href } from "@/lib/access/routes";
import type { DetailProps } from "./detail-props";

/** A job's employer, with mark and description; the record is in the header (detail-header.tsx). */
export function JobEmployerCard({ job, t }: DetailProps) {
  const { description, location, mark } = job.employer;
  return (
    <EmployerCard
      {...{ t, location, mark }}
      name={jobWords(job, t).employer}
      logo={<CompanySign src={job.company_logo && href.upload(job.company_logo, "small")} />}
      description={
        description ? <TypedText as="p" text={description} className="wrap-anywhere whitespace-pre-line" /> : null
      }
    />
  );
}
