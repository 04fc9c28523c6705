import { useTranslations } from "next-intl";
import { href } from "@/lib/access/routes";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import type { JobCard } from "@/lib/domains/jobs/types";
import { useJobColumns, useJobRows } from "./job-list";
import { ListScreen, type ListProps } from "./list-screen";

/** All jobs, including drafts: searched by title or location, filtered by status. */
export function JobsPage({ jobs, ...list }: ListProps & { jobs: readonly JobCard[] }) {
  const t = useTranslations("adminDashboard.jobs");
  const tToDo = useTranslations("adminDashboard.toDo");
  const tStatus = useTranslations("options.jobStatus");
  return (
    <ListScreen
      {...list}
      kind="jobs"
      columns={useJobColumns()}
      rows={useJobRows(jobs)}
      texts={{ table: t("heading"), filters: t("filters"), search: t("search"), none: t("none") }}
      choice={{
        name: "status",
        label: t("status"),
        all: t("allStatuses"),
        options: [
          ...JOB_STATUSES.map((status) => ({ value: status, label: tStatus(status) })),
          { value: "held", label: tToDo("heldJobs") },
        ],
      }}
      add={{ href: href.newAdminJob(), icon: "circle-plus", label: t("add") }}
    />
  );
}
