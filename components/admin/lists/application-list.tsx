import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/applications/status-badge";
import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/access/routes";
import type { AdminApplication } from "@/lib/domains/admin/types";
import { formatDateTime } from "@/lib/language/format";
import { USUAL } from "../list-parameters";
import type { Column, Row } from "../table/data-table";
import { textLink } from "../table-parts";

/** The columns of the applications' list. */
export function useApplicationColumns(): Column[] {
  const t = useTranslations("adminUser.applications");
  const tUsers = useTranslations("adminDashboard.users");
  const tJobs = useTranslations("adminDashboard.jobs");
  return [
    { id: "worker", label: tUsers("username") },
    { id: "job", label: tJobs("title") },
    { id: "status", label: t("status"), sorted: { by: "status", first: "asc" } },
    { id: "interview", label: t("interview") },
    { id: "createdAt", label: t("applied"), kind: "date", sorted: USUAL },
  ];
}

/** The rows of the applications' list. */
export function useApplicationRows(applications: readonly AdminApplication[]): Row[] {
  const locale = useLocale();
  return applications.map(({ id, status, created_at: at, interview_date: interview, job, worker }) => ({
    id,
    cells: {
      worker: (
        <AppLink href={href.adminUser(worker.id)} dir="auto" className={textLink}>
          {worker.username}
        </AppLink>
      ),
      job: job.removed ? (
        job.title
      ) : (
        <AppLink href={href.adminJob(job.id)} className={textLink}>
          {job.title}
        </AppLink>
      ),
      status: <StatusBadge status={status} />,
      interview: interview ? formatDateTime(interview, locale) : "-",
      createdAt: formatDateTime(at, locale),
    },
  }));
}
