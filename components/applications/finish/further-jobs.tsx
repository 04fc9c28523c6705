import { useTranslations } from "next-intl";
import { JobCard } from "@/components/jobs/card/job-card";
import type { JobCard as JobCardData } from "@/lib/jobs/types";

/** A few more jobs that the worker may want. */
export function FurtherJobs({ jobs }: { jobs: readonly JobCardData[] }) {
  const t = useTranslations("finish");
  return (
    <section aria-labelledby="further" className="grid gap-4">
      <h2 id="further" className="text-xl">
        {t("further")}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} kind="apply" />
          </li>
        ))}
      </ul>
    </section>
  );
}
