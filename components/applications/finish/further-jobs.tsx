import { getTranslations } from "next-intl/server";
import { FewJobs } from "@/components/jobs/list/few-jobs";
import type { JobCard } from "@/lib/domains/jobs/types";

/** A few more jobs that the worker may want. */
export async function FurtherJobs({ jobs }: { jobs: readonly JobCard[] }) {
  const t = await getTranslations("finish");
  return (
    <section aria-labelledby="further" className="grid gap-4">
      <h2 id="further" className="text-xl">
        {t("further")}
      </h2>
      <FewJobs jobs={jobs} />
    </section>
  );
}
