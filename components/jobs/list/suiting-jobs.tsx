import { getTranslations } from "next-intl/server";
import type { SuitingJob } from "@/lib/domains/jobs/suits-types";
import { FewJobs } from "./few-jobs";

/** The open jobs that suit the worker best, as cards of the list. Why is on the page of each. */
export async function SuitingJobs({ jobs }: { jobs: SuitingJob[] }) {
  const t = await getTranslations();
  return (
    <section aria-labelledby="suits-heading">
      {/* On a phone it would take the room of the second card. */}
      <h2 id="suits-heading" className="job-list-line mb-2 max-sm:sr-only">
        {t("jobs.suits.title")}
      </h2>
      <FewJobs jobs={jobs.map(({ job }) => job)} />
    </section>
  );
}
