import { useTranslations } from "next-intl";
import { formatCount } from "@/lib/format";
import { cn } from "@/lib/utils";
import type { JobCard } from "@/lib/jobs/types";
import { usePosted } from "./posted";

export interface JobCountsProps {
  job: Pick<JobCard, "applications" | "posted_date" | "created_at">;
  className?: string;
}

/** The number of applications and the date of posting. */
export function JobCounts({ job, className }: JobCountsProps) {
  const t = useTranslations("jobs.card");
  const posted = usePosted(job);
  return (
    <p className={cn("text-muted-foreground flex flex-wrap gap-x-4", className)}>
      <span>{t("applied", { count: job.applications, shown: formatCount(job.applications) })}</span>
      <time dateTime={posted.at} suppressHydrationWarning>
        {posted.full}
      </time>
    </p>
  );
}
