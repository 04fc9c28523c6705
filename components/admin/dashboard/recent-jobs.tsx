import { CirclePlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { AdminJobsQuery } from "@/lib/admin/schema";
import { formatDateTime } from "@/lib/format";
import type { Page } from "@/lib/http/pagination";
import { JOB_STATUSES } from "@/lib/jobs/options";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { ChoiceField } from "../filters/choice-field";
import { SearchField } from "../filters/search-field";
import { UrlForm } from "../filters/url-form";
import { dashboardHref, listLinks, without, type Parameters } from "../list-parameters";
import { PageLinks } from "../page-links";
import { DateHead, SortLink } from "../sort-link";
import { NoRows, PhoneLines, textLink, wideOnly } from "../table-parts";

export interface RecentJobsProps {
  page: Page<JobCard>;
  query: Pick<AdminJobsQuery, "search" | "status" | "direction">;
  parameters: Parameters;
}

/** What was posted, drafts too: searched by title or location, of one status or all. */
export function RecentJobs({ page, query, parameters }: RecentJobsProps) {
  const t = useTranslations("adminDashboard.jobs");
  const tTable = useTranslations("adminTable");
  const tStatus = useTranslations("options.jobStatus");
  const locale = useLocale();
  const { direction } = query;
  const links = listLinks("jobs", parameters, direction, page.nextCursor);
  const sort = { href: links.sort, direction, label: t("createdAt") };
  const isNarrowed = query.search !== null || query.status !== "all";
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("heading")}</h2>
        <AppLink href={href.newAdminJob()} className={buttonVariants({ variant: "secondary" })}>
          <CirclePlus aria-hidden />
          {t("add")}
        </AppLink>
      </div>
      <UrlForm
        action={href.adminDashboard()}
        kept={without(parameters, ["jobs_search", "jobs_status", "jobs_cursor"])}
        label={t("filters")}
      >
        <SearchField name="jobs_search" label={t("search")} value={parameters.jobs_search} />
        <ChoiceField
          name="jobs_status"
          label={t("status")}
          value={parameters.jobs_status}
          all={t("allStatuses")}
          options={JOB_STATUSES.map((status) => ({ value: status, label: tStatus(status) }))}
        />
      </UrlForm>
      <SortLink {...sort} className="w-fit sm:hidden" />
      <Table aria-label={t("heading")}>
        <caption className="sr-only">{tTable(direction === "desc" ? "newestFirst" : "oldestFirst")}</caption>
        <TableHeader>
          <TableRow>
            <TableHead>{t("title")}</TableHead>
            <TableHead className={wideOnly}>{t("location")}</TableHead>
            <TableHead className={wideOnly}>{t("status")}</TableHead>
            <DateHead {...sort} />
            <TableHead className="w-px">{t("actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {page.items.map((job) => (
            <TableRow key={job.id}>
              <TableHead scope="row" className="font-medium max-sm:align-top sm:min-w-48">
                <span dir="auto" className="block wrap-anywhere">
                  {job.title}
                </span>
                <PhoneLines>
                  <JobStatusBadge status={job.status} size="sm" />
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
                <JobStatusBadge status={job.status} size="sm" />
              </TableCell>
              <TableCell className={`${wideOnly} whitespace-nowrap tabular-nums`}>
                {formatDateTime(job.created_at, locale)}
              </TableCell>
              <TableCell className="py-0.5 max-sm:align-top">
                <AppLink href={href.adminJob(job.id)} className={textLink}>
                  {t("view")}
                  <span className="sr-only">{job.title}</span>
                </AppLink>
              </TableCell>
            </TableRow>
          ))}
          {page.items.length === 0 ? (
            <NoRows
              columns={5}
              clear={
                isNarrowed
                  ? {
                      href: dashboardHref("jobs", parameters, { search: null, status: null, cursor: null }),
                      label: tTable("clear"),
                    }
                  : null
              }
            >
              {t("none")}
            </NoRows>
          ) : null}
        </TableBody>
      </Table>
      <PageLinks label={t("heading")} first={links.first} next={links.next} />
    </section>
  );
}
