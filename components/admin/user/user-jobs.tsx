import { useLocale, useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { AppLink } from "@/components/shared/app-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatDate } from "@/lib/format";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { NoRows, textLink } from "../table-parts";

/** What an employer posted. */
export function UserJobs({ jobs }: { jobs: JobCard[] }) {
  const t = useTranslations("adminUser.jobs");
  const tTabs = useTranslations("adminUser.tabs");
  const label = useOptionLabels();
  const locale = useLocale();
  return (
    <Table aria-label={tTabs("jobs", { count: jobs.length })}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("title")}</TableHead>
          <TableHead>{t("category")}</TableHead>
          <TableHead>{t("location")}</TableHead>
          <TableHead>{t("status")}</TableHead>
          <TableHead>{t("posted")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {jobs.map((job) => (
          <TableRow key={job.id}>
            <TableHead scope="row" dir="auto" className="min-w-48 py-0.5">
              <AppLink href={href.adminJob(job.id)} className={textLink}>
                {job.title}
              </AppLink>
            </TableHead>
            <TableCell>{label.category(job.category)}</TableCell>
            <TableCell dir="auto">{job.location}</TableCell>
            <TableCell>
              <JobStatusBadge status={job.status} size="sm" />
            </TableCell>
            <TableCell className="whitespace-nowrap">
              {job.posted_date ? formatDate(job.posted_date, locale) : "-"}
            </TableCell>
          </TableRow>
        ))}
        {jobs.length === 0 ? <NoRows columns={5}>{t("none")}</NoRows> : null}
      </TableBody>
    </Table>
  );
}
