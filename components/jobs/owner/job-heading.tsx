import { useLocale, useTranslations } from "next-intl";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Icon } from "@/components/ui/icon";
import { StatCard } from "@/components/ui/stat-card";
import type { Job } from "@/lib/domains/jobs/types";
import { formatCount, formatDate, formatSalary } from "@/lib/language/format";
import { JobStatusBadge, UrgentBadge } from "./job-status-badge";

/** Title, status, pay, place and date of a job, on the owner's and the admins' pages. */
export function JobHeading({ job }: { job: Job }) {
  const t = useTranslations("ownJob");
  const tForm = useTranslations("requestForm");
  const locale = useLocale();
  const pay = formatSalary(job.salaryMin, job.salaryMax);
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <CategoryTile category={job.category} size="lg" className="max-sm:hidden" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <div className="flex flex-wrap gap-2">
          <JobStatusBadge status={job.status} review={job.review} />
          {job.urgencyLevel === "immediate" ? <UrgentBadge /> : null}
        </div>
        <h1 dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
          {job.title}
        </h1>
        <p className="text-pay">
          {pay ?? <span className="text-lg">{t("noSalary")}</span>}
          {pay ? <span className="text-muted-foreground ms-1.5 text-base font-medium">{t("perMonth")}</span> : null}
        </p>
        <ul className="text-muted-foreground flex flex-wrap gap-x-5 gap-y-1">
          {job.location ? (
            <li className="flex items-center gap-2">
              <Icon name="map-pin" className="size-5 shrink-0" />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {job.location}
              </span>
            </li>
          ) : null}
          <li className="flex items-center gap-2">
            <Icon name="calendar-days" className="size-5 shrink-0" />
            {job.posted_date
              ? t("posted", { date: formatDate(job.posted_date, locale) })
              : t("created", { date: formatDate(job.created_at, locale) })}
          </li>
          <HiredLine job={job} />
        </ul>
        {job.review === "held" ? <p>{tForm("heldText")}</p> : null}
      </div>
    </header>
  );
}

/** How many of those wanted are hired, in a list of facts. */
export function HiredLine({ job: { hired, people } }: { job: Pick<Job, "hired" | "people"> }) {
  const t = useTranslations("ownJob");
  return (
    <li className="flex items-center gap-2">
      <Icon name="user-check" className="size-5 shrink-0" />
      {t("hired", { hired: formatCount(hired ?? 0), people: formatCount(people ?? 1) })}
    </li>
  );
}

/** A job's numbers of views and applications. */
export function JobNumbers({ job }: { job: { applications: number; views: number } }) {
  const t = useTranslations("ownJob");
  return (
    <section aria-label={t("numbers")} className="grid grid-cols-2 gap-3">
      <StatCard label={t("applications")} value={job.applications} icon={<Icon name="users" />} className={STACKED} />
      <StatCard label={t("views")} value={job.views} icon={<Icon name="eye" />} className={STACKED} />
    </section>
  );
}

// There is no room for the longest label beside a picture.
const STACKED = "flex-col items-start";
