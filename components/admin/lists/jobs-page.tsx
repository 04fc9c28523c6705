import { useTranslations } from "next-intl";
import { href } from "@/lib/access/routes";
import type { JobCard } from "@/lib/domains/jobs/types";
import { useJobColumns, useJobRows, useStatusChoice } from "./job-list";
import { ListScreen, type ListProps } from "./list-screen";

/** All jobs, including drafts: searched by title or location, filtered by status. */
export function JobsPage({ jobs, ...list }: ListProps & { jobs: readonly JobCard[] }) {
  const t = useTranslations("adminDashboard.jobs");
  const tToDo = useTranslations("adminDashboard.toDo");
  const choice = useStatusChoice();
  return (
    <ListScreen
      {...list}
      kind="jobs"
      columns={useJobColumns()}
      rows={useJobRows(jobs)}
      texts={{ table: t("heading"), filters: t("filters"), search: t("search"), none: t("none") }}
      choice={{ ...choice, options: [...choice.options, { value: "held", label: tToDo("heldJobs") }] }}
      add={{ href: href.newAdminJob(), icon: "circle-plus", label: t("add") }}
    />
  );
}
