import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { href } from "@/lib/access/routes";
import type { AdminApplication } from "@/lib/domains/admin/types";
import { useApplicationColumns, useApplicationRows } from "../lists/application-list";
import { DataTable } from "../table/data-table";
import { textLink } from "../table-parts";

/** The newest applications to a job, with the way to all of them. @param hasMore whether there are others. */
export function JobApplications({
  jobId,
  applications,
  hasMore,
}: {
  jobId: string;
  applications: readonly AdminApplication[];
  hasMore: boolean;
}) {
  const t = useTranslations("shell.nav");
  const tNone = useTranslations("adminUser.applications");
  const tOwn = useTranslations("ownJob.actions");
  const all = href.adminApplications({ search: jobId });
  // Each row is about this job.
  const columns = useApplicationColumns().filter(({ id }) => id !== "job");
  return (
    // The table is a region of that name.
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{t("applications")}</h2>
      <ClientMessages namespaces={["adminTable"]}>
        <DataTable
          label={t("applications")}
          columns={columns}
          rows={useApplicationRows(applications)}
          hidden={[]}
          orders={{
            createdAt: { href: href.adminApplications({ search: jobId, direction: "asc" }), direction: "desc" },
          }}
          none={{ children: tNone("none") }}
        />
      </ClientMessages>
      {hasMore ? (
        <AppLink href={all} className={textLink}>
          {tOwn("viewApplications")}
        </AppLink>
      ) : null}
    </div>
  );
}
