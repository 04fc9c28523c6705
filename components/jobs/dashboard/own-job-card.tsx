import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Badge } from "@/components/ui/badge";
import { cardClasses } from "@/components/ui/card";
import { HidingImage } from "@/components/ui/hiding-image";
import { Icon, type IconName } from "@/components/ui/icon";
import { isCategory } from "@/lib/core/categories";
import { formatCount, formatDate, formatSalary } from "@/lib/language/format";
import { reviewText } from "@/lib/domains/jobs/options";
import type { OwnJobCard as OwnJob } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { JobActions } from "../owner/job-actions";
import { JobStatusBadge, UrgentBadge } from "../owner/job-status-badge";
import { Renewal } from "../owner/renewal";

/** One job on the dashboard: its picture and facts on the left, its results on the right, the actions below. */
export function OwnJobCard({ job, onRemoved }: { job: OwnJob; onRemoved: () => void }) {
  const t = useTranslations();
  const language = useLocale();
  const pay = formatSalary(job.salaryMin, job.salaryMax);
  const posted = job.posted_date
    ? t("ownJob.posted", { date: formatDate(job.posted_date, language) })
    : t("ownJob.created", { date: formatDate(job.created_at, language) });
  return (
    <article aria-labelledby={`job-${job.id}`} data-slot="card" className={cardClasses}>
      <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 lg:grid-cols-[auto_1fr_auto]">
        <span className="relative size-16 overflow-hidden rounded-xl max-sm:size-12">
          <CategoryTile category={job.category} className="max-sm:size-12" />
          {job.preview_image ? (
            <HidingImage
              src={href.upload(job.preview_image, "small")}
              width={64}
              height={64}
              loading="lazy"
              className="absolute inset-0 size-full object-cover"
            />
          ) : null}
        </span>
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap gap-2">
            <JobStatusBadge status={job.status} review={job.review} />
            {job.urgencyLevel === "immediate" ? <UrgentBadge /> : null}
          </div>
          <h3 id={`job-${job.id}`} dir="auto" className="text-lg wrap-anywhere">
            <AppLink href={href.ownJob(job.id)} className="decoration-2 underline-offset-4 hover:underline">
              {job.title}
            </AppLink>
          </h3>
        </div>
        <ul className="text-muted-foreground col-span-2 grid gap-x-5 gap-y-1.5 sm:grid-cols-2 lg:col-span-1 lg:col-start-2">
          {job.location ? (
            <Line icon="map-pin">
              <span dir="auto">{job.location}</span>
            </Line>
          ) : null}
          {isCategory(job.category) ? <Line icon="tag">{t(`options.category.${job.category}`)}</Line> : null}
          <Line icon="briefcase-business">{t(`options.employmentType.${job.employmentType}`)}</Line>
          <Line icon="calendar-days">{posted}</Line>
        </ul>
        <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:flex-col lg:items-end lg:justify-start">
          <p className="text-pay">
            {pay ?? <span className="text-base font-semibold">{t("ownJob.noSalary")}</span>}
            {pay ? (
              <span className="text-muted-foreground ms-1.5 text-base font-medium">{t("ownJob.perMonth")}</span>
            ) : null}
          </p>
          <Counts job={job} />
        </div>
      </div>
      <Renewal job={job} />
      <JobActions job={job} withDetails onRemoved={onRemoved} className="border-border border-t pt-3" />
    </article>
  );
}

function Counts({ job }: { job: OwnJob }) {
  const t = useTranslations("dashboard.list");
  const tJob = useTranslations("ownJob");
  const n = (count: ReactNode) => <strong className="tabular-nums">{count}</strong>;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:justify-end">
      <span>{t.rich("applications", { count: job.applications, shown: formatCount(job.applications), n })}</span>
      {job.status === "draft" ? null : (
        <span>{tJob("hired", { hired: formatCount(job.hired ?? 0), people: formatCount(job.people) })}</span>
      )}
      {job.to_review > 0 ? (
        <AppLink
          href={href.jobApplications(job.id, { status: "pending" })}
          className="inline-flex min-h-12 items-center"
        >
          <Badge variant="attention">{t("toReview", { count: reviewText(job.to_review) })}</Badge>
        </AppLink>
      ) : null}
      {job.applications_today > 0 ? (
        <Badge variant="attention-soft">{t("today", { count: formatCount(job.applications_today) })}</Badge>
      ) : null}
      <span>{t.rich("views", { count: job.views, shown: formatCount(job.views), n })}</span>
    </p>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex min-w-0 items-start gap-2 wrap-anywhere">
    <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </li>
);
