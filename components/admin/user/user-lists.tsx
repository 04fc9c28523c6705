import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/applications/status-badge";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { AppLink } from "@/components/shared/app-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { href } from "@/lib/access/routes";
import type { Application } from "@/lib/domains/applications/types";
import type { JobCard } from "@/lib/domains/jobs/types";
import { formatDate, formatDateTime } from "@/lib/language/format";
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
                <JobStatusBadge status={job.status} review={job.review} size="sm" />
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
              <JobStatusBadge status={job.status} review={job.review} size="sm" />
            </TableCell>
            <DateCell>{job.posted_date ? formatDate(job.posted_date, locale) : "-"}</DateCell>
          </TableRow>
        ))}
        {jobs.length === 0 ? <NoRows columns={5}>{t("none")}</NoRows> : null}
      </TableBody>
    </Table>
  );
}

interface UserApplicationsProps {
  /** The newest ones. */
  applications: Application[];
  total: number;
}

/** The jobs a worker applied to. A removed job has no page any more, so its id is not a link. */
export function UserApplications({ applications, total }: UserApplicationsProps) {
  const t = useTranslations("adminUser.applications");
  const tTabs = useTranslations("adminUser.tabs");
  const locale = useLocale();
  return (
    <Table aria-label={tTabs("applications", { count: total })}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("jobId")}</TableHead>
          <TableHead className={wideOnly}>{t("status")}</TableHead>
          <TableHead className={wideOnly}>{t("applied")}</TableHead>
          <TableHead className={wideOnly}>{t("interview")}</TableHead>
          <TableHead className={wideOnly}>{t("id")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {applications.map(({ id, job, status, closed_reason, created_at, interview_date }) => (
          <TableRow key={id}>
            <TableHead scope="row" className="py-1.5 font-normal sm:min-w-56">
              <JobLink job={job} />
              <PhoneLines>
                <StatusBadge status={status} closed_reason={closed_reason} />
                <PhoneFact label={t("applied")}>{formatDate(created_at, locale)}</PhoneFact>
                {interview_date ? (
                  <PhoneFact label={t("interview")}>{formatDateTime(interview_date, locale)}</PhoneFact>
                ) : null}
                <PhoneFact label={t("id")}>
                  <code className="text-sm break-all">{id}</code>
                </PhoneFact>
              </PhoneLines>
              <code className="text-muted-foreground block text-sm break-all">{job.id}</code>
            </TableHead>
            <TableCell className={wideOnly}>
              <StatusBadge status={status} closed_reason={closed_reason} />
            </TableCell>
            <DateCell>{formatDate(created_at, locale)}</DateCell>
            <DateCell>{interview_date ? formatDateTime(interview_date, locale) : "-"}</DateCell>
            <TableCell className={wideOnly}>
              <code className="text-sm break-all">{id}</code>
            </TableCell>
          </TableRow>
        ))}
        {applications.length === 0 ? <NoRows columns={5}>{t("none")}</NoRows> : null}
      </TableBody>
    </Table>
  );
}

const PhoneFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="basis-full">
    <span className="block">{label}</span>
    <span className="text-foreground">{children}</span>
  </span>
);

function JobLink({ job }: { job: Application["job"] }) {
  if (job.removed) return <span dir="auto">{job.title}</span>;
  return (
    <AppLink href={href.adminJob(job.id)} dir="auto" className={textLink}>
      {job.title}
    </AppLink>
  );
}
