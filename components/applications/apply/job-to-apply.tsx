import { useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Card } from "@/components/ui/card";
import type { Job } from "@/lib/domains/jobs/types";
import { SummaryTiles } from "../finish/job-summary";

/** The job applied for, with its pay, type and hours, as small as a phone's screen needs it: the answers and the button are below. */
export function JobToApply({ job }: { job: Job }) {
  const t = useTranslations("apply");
  const { heading, employer, placeAway } = useJobWords(job);
  return (
    <Card asChild className="gap-2 p-3 sm:p-4">
      <section aria-label={t("summary")}>
        <div className="flex items-center gap-3 leading-snug">
          <CategoryTile category={job.category} />
          <div className="min-w-0 flex-1">
            <h2 dir="auto" className="text-lg leading-snug wrap-anywhere">
              {heading.short}
            </h2>
            <p dir="auto" className="wrap-anywhere">
              {job.company_name === null ? placeAway : `${employer} · ${placeAway}`}
            </p>
          </div>
        </div>
        <SummaryTiles job={job} />
      </section>
    </Card>
  );
}
