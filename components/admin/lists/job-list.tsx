import { useLocale, useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/access/routes";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import type { JobCard } from "@/lib/domains/jobs/types";
import { formatCount, formatDateTime } from "@/lib/language/format";
import type { ListChoice } from "../filters/filter-fields";
import { USUAL } from "../list-parameters";
import type { Column, Row } from "../table/data-table";
import { textLink } from "../table-parts";

/** The columns of the jobs' list. */
export function useJobColumns(): Column[] {
  const t = useTranslations("adminDashboard.jobs");
  const tNav = useTranslations("shell.nav");
  return [
    { id: "title", label: t("title"), sorted: { by: "title", first: "asc" } },
    { id: "location", label: t("location") },
    { id: "status", label: t("status") },
    { id: "applications", label: tNav("applications"), sorted: { by: "applications", first: "desc" } },
    { id: "createdAt", label: t("createdAt"), kind: "date", sorted: USUAL },
    { id: "actions", label: t("actions"), kind: "actions" },
  ];
}

/** The filter of the jobs' list. */
export function useStatusChoice(): ListChoice {
  const t = useTranslations("adminDashboard.jobs");
  const tStatus = useTranslations("options.jobStatus");
  return {
    name: "status",
    label: t("status"),
    all: t("allStatuses"),
    options: JOB_STATUSES.map((status) => ({ value: status, label: tStatus(status) })),
  };
}

/** The rows of the jobs' list. */
export function useJobRows(jobs: readonly JobCard[]): Row[] {
  const t = useTranslations("adminDashboard.jobs");
  const locale = useLocale();
  return jobs.map((job) => ({
    id: job.id,
    cells: {
      title: (
        <AppLink href={href.adminJob(job.id)} dir="auto" className={textLink}>
          {job.title}
        </AppLink>
      ),
      location: job.location,
      status: <JobStatusBadge status={job.status} review={job.review} size="sm" />,
      applications: formatCount(job.applications),
      createdAt: formatDateTime(job.created_at, locale),
      actions: (
        <AppLink href={href.adminJob(job.id)} className={textLink}>
          {t("view")}
          <span className="sr-only">{job.title}</span>
        </AppLink>
      ),
    },
  }));
}
