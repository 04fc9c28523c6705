import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/applications/status-badge";
import { AppLink } from "@/components/shared/app-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { Application } from "@/lib/applications/types";
import { formatDate, formatDateTime } from "@/lib/format";
import { href } from "@/lib/routes";
import { NoRows, textLink } from "../table-parts";

/** What a worker applied to. A removed job has no page any more, so its id is no link. */
export function UserApplications({ applications }: { applications: Application[] }) {
  const t = useTranslations("adminUser.applications");
  const tTabs = useTranslations("adminUser.tabs");
  const locale = useLocale();
  return (
    <Table aria-label={tTabs("applications", { count: applications.length })}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("id")}</TableHead>
          <TableHead>{t("jobId")}</TableHead>
          <TableHead>{t("status")}</TableHead>
          <TableHead>{t("applied")}</TableHead>
          <TableHead>{t("interview")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {applications.map(({ id, job, status, created_at, interview_date }) => (
          <TableRow key={id}>
            <TableHead scope="row" className="font-normal">
              <code className="text-sm break-all">{id}</code>
            </TableHead>
            <TableCell className="min-w-56 py-1.5">
              <JobLink job={job} />
              <code className="block text-sm break-all">{job.id}</code>
            </TableCell>
            <TableCell>
              <StatusBadge status={status} />
            </TableCell>
            <TableCell className="whitespace-nowrap">{formatDate(created_at, locale)}</TableCell>
            <TableCell className="whitespace-nowrap">
              {interview_date ? formatDateTime(interview_date, locale) : "-"}
            </TableCell>
          </TableRow>
        ))}
        {applications.length === 0 ? <NoRows columns={5}>{t("none")}</NoRows> : null}
      </TableBody>
    </Table>
  );
}

function JobLink({ job }: { job: Application["job"] }) {
  if (job.removed) return <span dir="auto">{job.title}</span>;
  return (
    <AppLink href={href.adminJob(job.id)} dir="auto" className={textLink}>
      {job.title}
    </AppLink>
  );
}
