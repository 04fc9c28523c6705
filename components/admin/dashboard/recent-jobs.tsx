import { useLocale, useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { AppLink } from "@/components/shared/app-link";
import { TableCell, TableHead, TableRow } from "@/components/ui/table";
import type { AdminJobsQuery } from "@/lib/domains/admin/schema";
import { formatDateTime } from "@/lib/language/format";
import type { Page } from "@/lib/platform/http/pagination";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import type { JobCard } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import type { Parameters } from "../list-parameters";
import { DateCell, PhoneLines, textLink, wideOnly } from "../table-parts";
import { RecentList } from "./recent-list";

export interface RecentJobsProps {
  page: Page<JobCard>;
  query: Pick<AdminJobsQuery, "search" | "status" | "direction">;
  parameters: Parameters;
}

/** All jobs, including drafts: searchable by title or location, filtered by status. */
export function RecentJobs({ page, query, parameters }: RecentJobsProps) {
  const t = useTranslations("adminDashboard.jobs");
  const tStatus = useTranslations("options.jobStatus");
  const locale = useLocale();
  return (
    <RecentList
      list="jobs"
      parameters={parameters}
      direction={query.direction}
      nextCursor={page.nextCursor}
      add={{ href: href.newAdminJob(), icon: "circle-plus" }}
      choice={{
        name: "status",
        label: t("status"),
        all: t("allStatuses"),
        options: JOB_STATUSES.map((status) => ({ value: status, label: tStatus(status) })),
      }}
      isNarrowed={query.search !== null || query.status !== "all"}
      columns={[t("title"), t("location"), t("status")]}
      rows={page.items.map((job) => (
        <TableRow key={job.id}>
          <TableHead scope="row" className="font-medium max-sm:align-top sm:min-w-48">
            <span dir="auto" className="block wrap-anywhere">
              {job.title}
            </span>
            <PhoneLines>
              <JobStatusBadge status={job.status} review={job.review} size="sm" />
              <span dir="auto" className="wrap-anywhere">
                {job.location}
              </span>
              <span>{formatDateTime(job.created_at, locale)}</span>
            </PhoneLines>
          </TableHead>
          <TableCell dir="auto" className={`${wideOnly} wrap-anywhere`}>
            {job.location}
          </TableCell>
          <TableCell className={wideOnly}>
            <JobStatusBadge status={job.status} review={job.review} size="sm" />
          </TableCell>
          <DateCell>{formatDateTime(job.created_at, locale)}</DateCell>
          <TableCell className="py-0.5 max-sm:align-top">
            <AppLink href={href.adminJob(job.id)} className={textLink}>
              {t("view")}
              <span className="sr-only">{job.title}</span>
            </AppLink>
          </TableCell>
        </TableRow>
      ))}
    />
  );
}
