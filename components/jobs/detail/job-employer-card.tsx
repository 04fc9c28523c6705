import { CompanySign, EmployerCard } from "@/components/profile/company/employer-card";
import { useJobWords } from "@/components/jobs/heading/job-words";
import type { Job } from "@/lib/jobs/types";
import { href } from "@/lib/routes";

/** A job's employer; left out if the page's heading has said everything. */
export function JobEmployerCard({ job }: { job: Job }) {
  const { employer } = useJobWords(job);
  const { description, location, isVerified } = job.employer;
  if (!description && !location && !isVerified) return null;
  return (
    <EmployerCard
      {...job.employer}
      name={employer}
      logo={<CompanySign src={job.company_logo && href.upload(job.company_logo, "small")} />}
    />
  );
}
