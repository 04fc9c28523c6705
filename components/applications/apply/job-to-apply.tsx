import { useTranslations } from "next-intl";
import { Pay } from "@/components/jobs/card/pay";
import { useHours } from "@/components/shared/hours/hours";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Card } from "@/components/ui/card";
import type { Job } from "@/lib/domains/jobs/types";

/** The job applied for, as small as a phone's screen needs it: the answers and the button are below. */
export function JobToApply({ job }: { job: Job }) {
  const t = useTranslations("apply");
  const { heading, employer, placeAway } = useJobWords(job);
  const { phrase } = useOptionLabels();
  const hours = useHours(job);
  return (
    <Card asChild className="flex-row items-start gap-3 p-3 sm:p-4">
      <section aria-label={t("summary")}>
        <CategoryTile category={job.category} className="sm:size-24" />
        <div className="min-w-0 flex-1 leading-snug">
          <h2 dir="auto" className="text-lg leading-snug wrap-anywhere">
            {heading.short}
          </h2>
          <Pay job={job} t={useTranslations()} className="leading-tight [&_.text-pay]:text-xl" />
          <p dir="auto" className="wrap-anywhere">
            {job.company_name === null ? placeAway : `${employer} · ${placeAway}`}
          </p>
          <p className="text-muted-foreground wrap-anywhere">
            {phrase("jobType", job.type)} ·{" "}
            <span dir="auto" lang={hours.lang}>
              {hours.text ?? t("notSpecified")}
            </span>
          </p>
        </div>
      </section>
    </Card>
  );
}
