import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Icon } from "@/components/ui/icon";
import { StatCard } from "@/components/ui/stat-card";
import { TabLinks } from "@/components/ui/tab-links";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import type { ApplicationStatus } from "@/lib/domains/applications/options";
import type { ApplicationCounts } from "@/lib/domains/applications/types";
import type { Job } from "@/lib/domains/jobs/types";
import { formatCount, formatDate } from "@/lib/language/format";
import type { ApplicantFilters } from "./list-filters";

/** The job that the applications below are for. */
export function ApplicationsHeading({ job }: { job: Job }) {
  const t = useTranslations("jobApplications");
  const label = useOptionLabels();
  const locale = useLocale();
  return (
    <header className="flex items-start gap-4">
      <CategoryTile category={job.category} size="lg" className="max-sm:hidden" />
      <div className="grid min-w-0 gap-2">
        <h1 className="text-2xl leading-snug wrap-anywhere sm:text-3xl">{t("heading", { title: job.title })}</h1>
        {/* On a phone one run of text, so that the first applicant is on the first screen. */}
        <ul className="text-muted-foreground flex flex-wrap items-center gap-x-5 gap-y-1 max-sm:gap-x-3">
          <li>
            <JobStatusBadge status={job.status} review={job.review} />
          </li>
          <Line icon={<Icon name="map-pin" />}>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {job.location}
            </span>
          </Line>
          <Line icon={<Icon name="briefcase-business" />}>{label.phrase("jobType", job.type)}</Line>
          <Line icon={<Icon name="calendar-days" />}>
            {job.posted_date ? t("posted", { date: formatDate(job.posted_date, locale) }) : t("notPosted")}
          </Line>
        </ul>
      </div>
    </header>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2 [&_svg]:size-5 [&_svg]:shrink-0 max-sm:[&_svg]:hidden">
    {icon}
    {children}
  </li>
);

/** The numbers of applications: all, accepted, undecided. */
export function Counters({ counts, people }: { counts: ApplicationCounts; people: number }) {
  const t = useTranslations("jobApplications.counters");
  const tJob = useTranslations("ownJob");
  return (
    <section aria-label={t("heading")} className="grid grid-cols-3 gap-2 sm:gap-3">
      <StatCard label={t("total")} value={counts.total} icon={<Icon name="users" />} className={LOW_ON_PHONES} />
      <StatCard
        label={t("accepted")}
        value={counts.accepted}
        detail={tJob("hired", { hired: formatCount(counts.accepted), people: formatCount(people) })}
        icon={<Icon name="circle-check" />}
        className={LOW_ON_PHONES}
      />
      <StatCard
        label={t("pending")}
        value={counts.pending}
        detail={counts.shortlisted > 0 ? t("shortlisted", { count: formatCount(counts.shortlisted) }) : null}
        icon={<Icon name="clock" />}
        variant={counts.pending > 0 ? "attention" : "default"}
        className={LOW_ON_PHONES}
      />
    </section>
  );
}

// Three beside each other leave no room for a picture, and the applicants below are what the page is for.
const LOW_ON_PHONES =
  "max-sm:items-start max-sm:p-2.5 max-sm:[&>span]:hidden max-sm:[&_dd]:text-lg max-sm:[&_dd]:leading-tight max-sm:[&_dd+dd]:text-sm max-sm:[&_dt]:text-sm max-sm:[&_dt]:leading-tight";

type Props = { jobId: string; filters: ApplicantFilters; counts: ApplicationCounts };

// Those that ended with the job are only under "all".
const CHOICES = ["pending", "shortlisted", "accepted", "rejected"] as const satisfies ApplicationStatus[];

/** The statuses to filter by, each with its number of applications. */
export function StatusFilter({ jobId, filters, counts }: Props) {
  const t = useTranslations("jobApplications.filter");
  return (
    <TabLinks
      aria-label={t("heading")}
      // One row on phones, which begins at the chosen one: the applicants below are what the page is for.
      className={cn(
        "lg:w-fit max-sm:[&_a]:px-2.5 max-sm:[&_a]:whitespace-nowrap",
        "max-sm:[&_a[aria-current]]:[scroll-initial-target:nearest] max-sm:[&>ul]:flex-nowrap max-sm:[&>ul]:overflow-x-auto",
      )}
      items={[null, ...CHOICES].map((choice) => ({
        href: href.jobApplications(jobId, { ...filters, status: choice }),
        label: t(choice ?? "all", { count: formatCount(counts[choice ?? "total"]) }),
        current: choice === filters.status,
      }))}
    />
  );
}

/** Tells the employer that people accepted for the job cannot take it; their data is gone already. */
export function LostHires({ days }: { days: readonly Date[] }) {
  const t = useTranslations("jobApplications");
  const locale = useLocale();
  if (days.length === 0) return null;
  return (
    <ul className="border-attention bg-attention-soft grid gap-2 rounded-xl border p-4">
      {days.map((day) => (
        <li key={day.getTime()} className="flex items-start gap-2">
          <Icon name="user-x" className="mt-0.5 size-5 shrink-0" />
          {t("lostHire", { date: formatDate(day.toISOString(), locale) })}
        </li>
      ))}
    </ul>
  );
}
