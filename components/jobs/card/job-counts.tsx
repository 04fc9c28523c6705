import { useLocale, useTranslations } from "next-intl";
import { cn } from "@/lib/utils";
import { formatDate } from "@/lib/format";
import type { JobCard } from "@/lib/jobs/types";

export interface JobCountsProps {
  job: Pick<JobCard, "applications" | "posted_date" | "created_at">;
  className?: string;
}

/** The number of applications and the date of posting. */
export function JobCounts({ job, className }: JobCountsProps) {
  const t = useTranslations("jobs.card");
  const posted = job.posted_date ?? job.created_at;
  return (
    <p className={cn("text-muted-foreground flex flex-wrap gap-x-4", className)}>
      <span>{t("applied", { count: job.applications })}</span>
      {/* Phones name months in their own way: keep the server's text. */}
      <time dateTime={posted} suppressHydrationWarning>
        {t("posted", { date: formatDate(posted, useLocale()) })}
      </time>
    </p>
  );
}
