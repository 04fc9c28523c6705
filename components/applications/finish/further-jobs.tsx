import { getTranslations } from "next-intl/server";
import { JobCards } from "@/components/jobs/list/job-cards";
import type { HandHtml } from "@/components/shared/html/handed-html";
import type { JobCard } from "@/lib/domains/jobs/types";

/** A few more jobs that the worker may want. */
export async function FurtherJobs({ jobs, hand }: { jobs: readonly JobCard[]; hand: HandHtml }) {
  const t = await getTranslations("finish");
  return (
    <section aria-labelledby="further" className="grid gap-4">
      <h2 id="further" className="text-xl">
        {t("further")}
      </h2>
      <JobCards cards={jobs.map((job) => ({ job }))} hand={hand} />
    </section>
  );
}
