import type { Translator } from "@/lib/language/i18n/translator";
import { cn } from "@/lib/core/utils";
import { formatSalary } from "@/lib/language/format";
import type { JobCard } from "@/lib/domains/jobs/types";

export interface PayProps {
  job: Pick<JobCard, "salaryMin" | "salaryMax">;
  t: Translator;
  className?: string;
}

/** Monthly pay, the largest text of a card. */
export function Pay({ job, t, className }: PayProps) {
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  return (
    // Flex, so that "/ month" wraps as a whole.
    <p className={cn("flex flex-wrap items-baseline gap-x-1.5", className)}>
      {salary === null ? (
        <span className="text-lg font-bold">{t("jobs.pay.notSpecified")}</span>
      ) : (
        t.rich("jobs.pay.perMonth", { salary, pay: (amount) => <span className="text-pay">{amount}</span> })
      )}
    </p>
  );
}
