import { PayWords } from "@/components/jobs/card/card-middle";
import { payInWords } from "@/components/jobs/heading/job-words";
import { cn } from "@/lib/core/utils";
import type { JobCard } from "@/lib/domains/jobs/types";
import type { Translator } from "@/lib/language/i18n/translator";

type PayProps = { job: Pick<JobCard, "salaryMin" | "salaryMax">; t: Translator; className?: string };

/** Monthly pay, the largest text of a job's page. */
export function Pay({ job, t, className }: PayProps) {
  const pay = payInWords(job, t);
  return (
    // Flex, so that "/ month" wraps as a whole.
    <p className={cn("flex flex-wrap items-baseline gap-x-1.5", className)}>
      {pay ? <PayWords {...pay} /> : <span className="text-lg font-bold">{t("jobs.pay.notSpecified")}</span>}
    </p>
  );
}
