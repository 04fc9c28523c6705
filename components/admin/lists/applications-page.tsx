import { useTranslations } from "next-intl";
import { APPLICATION_STATUSES } from "@/lib/domains/applications/options";
import type { AdminApplication } from "@/lib/domains/admin/types";
import { useApplicationColumns, useApplicationRows } from "./application-list";
import { ListScreen, type ListProps } from "./list-screen";

/** All applications: searched by worker or job, filtered by status. */
export function ApplicationsPage({ applications, ...list }: ListProps & { applications: readonly AdminApplication[] }) {
  const t = useTranslations("adminApplications");
  const tJobs = useTranslations("adminDashboard.jobs");
  const tNav = useTranslations("shell.nav");
  const tStatus = useTranslations("options.applicationStatus");
  return (
    <ListScreen
      {...list}
      kind="applications"
      columns={useApplicationColumns()}
      rows={useApplicationRows(applications)}
      texts={{ table: tNav("applications"), filters: t("filters"), search: t("search"), none: t("none") }}
      choice={{
        name: "status",
        label: tJobs("status"),
        all: tJobs("allStatuses"),
        options: APPLICATION_STATUSES.map((status) => ({ value: status, label: tStatus(status) })),
      }}
    />
  );
}
