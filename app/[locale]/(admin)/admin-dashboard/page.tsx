import { getLocale, getTranslations } from "next-intl/server";
import { AdminStatCards, Figures } from "@/components/admin/dashboard/figures";
import { RecentJobs, RecentUsers } from "@/components/admin/dashboard/recent";
import { RECENT_NAMES, recentQuery } from "@/components/admin/dashboard/recent-parameters";
import { ToDo } from "@/components/admin/dashboard/to-do";
import { RefreshButton } from "@/components/admin/dashboard/refresh-button";
import { ExportData } from "@/components/admin/export/export-data";
import { ClientMessages } from "@/components/shared/client-messages";
import { CaseFiguresCard } from "@/components/admin/dashboard/case-figures";
import { getCaseFigures } from "@/lib/domains/admin/case-queries";
import { listJobsForAdmin, listUsers } from "@/lib/domains/admin/list-queries";
import { FIGURE_DAYS } from "@/lib/domains/admin/options";
import { countOpenJobs, getAdminStats, getToDo, listDailyFigures } from "@/lib/domains/admin/queries";
import { adminJobsQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { countNewJobs } from "@/lib/domains/admin/skim-queries";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { formatTime } from "@/lib/language/format";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("adminDashboard.title");

/** The platform's totals and trend, what there is to do, and what is new (screen 16). */
export default async function AdminDashboardPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = singleValues(await searchParams);
  const [ofUsers, ofJobs] = [recentQuery(RECENT_NAMES.users, parameters), recentQuery(RECENT_NAMES.jobs, parameters)];
  const [stats, figures, toDo, newJobs, caseFigures, users, jobs, t] = await Promise.all([
    getAdminStats(admin),
    listDailyFigures(admin, FIGURE_DAYS),
    getToDo(admin),
    countNewJobs(admin),
    getCaseFigures(admin),
    listUsers(admin, queryIn(listUsersQuery, ofUsers, { limit: ofUsers.limit })),
    listJobsForAdmin(admin, queryIn(adminJobsQuery, ofJobs, { limit: ofJobs.limit })),
    getTranslations("adminDashboard"),
  ]);
  // For the confirmation before one of them is deactivated.
  const openJobs = await countOpenJobs(
    admin,
    users.items.map(({ id }) => id),
  );
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <ClientMessages
        namespaces={[
          "adminDashboard",
          "adminExport",
          "adminAccount.deactivate",
          "adminTable.apply",
          "options.deactivationReason",
          "shell",
          "errors.offline",
        ]}
      >
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
          <div className="flex flex-wrap items-center gap-3">
            <RefreshButton time={formatTime(new Date().toISOString(), await getLocale())} />
            <ExportData />
          </div>
        </header>
        <AdminStatCards stats={stats} />
        <ToDo {...toDo} newJobs={newJobs} />
        <CaseFiguresCard figures={caseFigures} />
        <Figures figures={figures} />
        <RecentUsers
          names={RECENT_NAMES.users}
          parameters={parameters}
          admin={{ id: admin.id, role: admin.role }}
          users={users.items}
          openJobs={openJobs}
        />
        <RecentJobs names={RECENT_NAMES.jobs} parameters={parameters} jobs={jobs.items} />
      </ClientMessages>
    </div>
  );
}
