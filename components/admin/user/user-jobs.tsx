import { useLocale, useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { AppLink } from "@/components/shared/app-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatDate } from "@/lib/language/format";
import type { JobCard } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { DateCell, NoRows, PhoneLines, textLink, wideOnly } from "../table-parts";

export interface UserJobsProps {
  /** The newest ones. */
  jobs: JobCard[];
  total: number;
}

/** The jobs an employer posted. */
export function UserJobs({ jobs, total }: UserJobsProps) {
  const t = useTranslations("adminUser.jobs");
  const tTabs = useTranslations("adminUser.tabs");
  const label = useOptionLabels();
  const locale = useLocale();
  return (
    <Table aria-label={tTabs("jobs", { count: total })}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("title")}</TableHead>
          <TableHead className={wideOnly}>{t("category")}</TableHead>
          <TableHead className={wideOnly}>{t("location")}</TableHead>
          <TableHead className={wideOnly}>{t("status")}</TableHead>
          <TableHead className={wideOnly}>{t("posted")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {jobs.map((job) => (
          <TableRow key={job.id}>
            <TableHead scope="row" className="py-0.5 sm:min-w-48">
              <AppLink href={href.adminJob(job.id)} dir="auto" className={textLink}>
                {job.title}
              </AppLink>
              <PhoneLines>
                <JobStatusBadge status={job.status} size="sm" />
                <span>{label.category(job.category)}</span>
                <span dir="auto" className="wrap-anywhere">
                  {job.location}
                </span>
                {job.posted_date ? <span>{formatDate(job.posted_date, locale)}</span> : null}
              </PhoneLines>
            </TableHead>
            <TableCell className={wideOnly}>{label.category(job.category)}</TableCell>
            <TableCell dir="auto" className={`${wideOnly} wrap-anywhere`}>
              {job.location}
            </TableCell>
            <TableCell className={wideOnly}>
              <JobStatusBadge status={job.status} size="sm" />
            </TableCell>
            <DateCell>{job.posted_date ? formatDate(job.posted_date, locale) : "-"}</DateCell>
          </TableRow>
        ))}
        {jobs.length === 0 ? <NoRows columns={5}>{t("none")}</NoRows> : null}
      </TableBody>
    </Table>
  );
}
