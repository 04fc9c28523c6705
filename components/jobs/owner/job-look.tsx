import { CompanyLogo } from "@/components/jobs/company-logo";
import { JobPicture } from "@/components/jobs/card/job-picture";
import type { Job } from "@/lib/jobs/types";

/** A job's appearance to workers before they read: its picture, and the logo beside the company's name. */
export function JobLook({ job }: { job: Job }) {
  return (
    <div className="mb-4 break-inside-avoid">
      <JobPicture job={job} isLarge className="rounded-xl" />
      <div className="mt-3 flex items-center gap-3">
        <CompanyLogo logo={job.company_logo} />
        {job.company_name ? (
          <p dir="auto" className="min-w-0 text-lg font-semibold wrap-anywhere">
            {job.company_name}
          </p>
        ) : null}
      </div>
    </div>
  );
}
