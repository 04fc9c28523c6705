import { getTranslations } from "next-intl/server";
import type { SuitingJob } from "@/lib/domains/jobs/suits-types";
import type { HandHtml } from "@/components/shared/html/handed-html";
import { reasonsInLines } from "../suits/reason-words";
import { JobCards } from "./job-cards";

/** The open jobs that suit the worker best, as cards of the list that say why. */
export async function SuitingJobs({ jobs, hand }: { jobs: SuitingJob[]; hand: HandHtml }) {
  const t = await getTranslations();
  return (
    <section aria-labelledby="suits-heading">
      {/* On a phone each card says it in sight. */}
      <h2 id="suits-heading" className="job-list-line mb-2 max-sm:sr-only">
        {t("jobs.suits.title")}
      </h2>
      <JobCards cards={jobs.map((found) => ({ job: found.job, note: reasonsInLines(found, t) }))} hand={hand} />
    </section>
  );
}
