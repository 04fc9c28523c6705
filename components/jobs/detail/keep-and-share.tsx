import { useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { SaveButton } from "@/components/jobs/save/save-button";
import { ShareButton } from "@/components/jobs/share/share-button";
import { formatSalary } from "@/lib/format";
import type { Job } from "@/lib/jobs/types";
import { PRODUCT } from "@/lib/product";
import { href } from "@/lib/routes";

/** Keeps the job for later, or passes it on. */
export function KeepAndShare({ job }: { job: Job }) {
  const t = useTranslations("jobs.share");
  const { heading } = useJobWords(job);
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  const lines = [heading.full, salary && t("pay", { salary }), t("look", { product: PRODUCT })];
  return (
    <div className="flex flex-wrap gap-2">
      <SaveButton job={job} className="flex-auto justify-center" />
      <ShareButton text={lines.filter((line) => line !== null).join("\n")} path={href.job(job.id)} />
    </div>
  );
}
