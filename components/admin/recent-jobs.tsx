import { useLocale, useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { AppLink } from "@/components/shared/app-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { AdminJobsQuery } from "@/lib/admin/schema";
import { formatDateTime } from "@/lib/format";
import type { Page } from "@/lib/http/pagination";
import { JOB_STATUSES } from "@/lib/jobs/options";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { DateHead } from "./date-head";
import { FilterForm } from "./filter-form";
import type { Parameters } from "./list-parameters";
import { PageLinks } from "./page-links";
import { NoRows, textLink } from "./table-parts";

export interface RecentJobsProps {
  page: Page<JobCard>;
  direction: AdminJobsQuery["direction"];
  parameters: Parameters;
}

/** What was posted, drafts too: searched by title or location, of one status or all. */
export function RecentJobs({ page, direction, parameters }: RecentJobsProps) {
  const t = useTranslations("adminDashboard.jobs");
  const tStatus = useTranslations("options.jobStatus");
  const locale = useLocale();
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-xl">{t("heading")}</h2>
      <FilterForm
        list="jobs"
        parameters={parameters}
        label={t("filters")}
        searchLabel={t("search")}
        choice={{
          name: "status",
          label: t("status"),
          options: [
            { value: "all", label: t("allStatuses") },
            ...JOB_STATUSES.map((status) => ({ value: status, label: tStatus(status) })),
          ],
        }}
      />
      <Table aria-label={t("heading")}>
        <TableHeader>
          <TableRow>
            <TableHead>{t("title")}</TableHead>
            <TableHead>{t("location")}</TableHead>
            <TableHead>{t("status")}</TableHead>
            <DateHead list="jobs" parameters={parameters} direction={direction} label={t("createdAt")} />
            <TableHead>{t("actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {page.items.map((job) => (
            <TableRow key={job.id}>
              <TableHead scope="row" dir="auto" className="min-w-48 font-medium">
                {job.title}
              </TableHead>
              <TableCell dir="auto">{job.location}</TableCell>
              <TableCell>
                <JobStatusBadge status={job.status} size="sm" />
              </TableCell>
              <TableCell className="whitespace-nowrap">{formatDateTime(job.created_at, locale)}</TableCell>
              <TableCell className="py-0.5">
                <AppLink href={href.adminJob(job.id)} className={textLink}>
                  {t("view")}
                  <span className="sr-only">{job.title}</span>
                </AppLink>
              </TableCell>
            </TableRow>
          ))}
          {page.items.length === 0 ? <NoRows columns={5}>{t("none")}</NoRows> : null}
        </TableBody>
      </Table>
      <PageLinks list="jobs" parameters={parameters} nextCursor={page.nextCursor} label={t("heading")} />
    </section>
  );
}
