import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminStatCards, Figures } from "@/components/admin/dashboard/figures";
import { RecentJobs } from "@/components/admin/dashboard/recent-jobs";
import { RecentUsers } from "@/components/admin/dashboard/recent-users";
import { RefreshButton } from "@/components/admin/dashboard/refresh-button";
import { ExportData } from "@/components/admin/export/export-data";
import { parametersOf } from "@/components/admin/list-parameters";
import { ClientMessages } from "@/components/shared/client-messages";
import { CaseFiguresCard } from "@/components/admin/dashboard/case-figures";
import { getCaseFigures } from "@/lib/domains/admin/case-queries";
import { FIGURE_DAYS } from "@/lib/domains/admin/options";
import {
  countOpenJobs,
  getAdminStats,
  listDailyFigures,
  listJobsForAdmin,
  listUsers,
} from "@/lib/domains/admin/queries";
import { adminJobsQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { formatTime } from "@/lib/language/format";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";

type Props = { searchParams: Promise<SearchParams> };

/** Rows in each of the two tables. */
const PAGE_SIZE = { limit: 10 };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminDashboard");
  return { title: t("title") };
}

/** The platform's totals, its users and its jobs (screen 16). */
export default async function AdminDashboardPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = singleValues(await searchParams);
  // With invalid parameters in the address, the lists show their first page.
  const usersQuery =
    listUsersQuery.safeParse({ ...parametersOf("users", parameters), ...PAGE_SIZE }).data ??
    listUsersQuery.parse(PAGE_SIZE);
  const jobsQuery =
    adminJobsQuery.safeParse({ ...parametersOf("jobs", parameters), ...PAGE_SIZE }).data ??
    adminJobsQuery.parse(PAGE_SIZE);
  const [stats, figures, users, jobs, caseFigures, t] = await Promise.all([
    getAdminStats(admin),
    listDailyFigures(admin, FIGURE_DAYS),
    listUsers(admin, usersQuery),
    listJobsForAdmin(admin, jobsQuery),
    getCaseFigures(admin),
    getTranslations("adminDashboard"),
  ]);
  // For the confirmation before one of them is deactivated.
  const openJobs = await countOpenJobs(
    admin,
    users.items.map(({ id }) => id),
  );
  return (
    <div className="page page-fade grid grid-cols-1 gap-8">
      <ClientMessages
        namespaces={[
          "adminDashboard",
          "adminTable",
          "adminAccount",
          "options.deactivationReason",
          "adminExport",
          "shell",
          "errors",
        ]}
      >
        <div className="grid grid-cols-1 gap-5">
          <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
            <div className="flex flex-wrap items-center gap-3">
              <RefreshButton time={formatTime(new Date().toISOString(), await getLocale())} />
              <ExportData />
            </div>
          </header>
          <AdminStatCards stats={stats} />
          <CaseFiguresCard figures={caseFigures} />
          <Figures figures={figures} />
        </div>
        <RecentUsers
          admin={{ id: admin.id, role: admin.role }}
          page={users}
          openJobs={openJobs}
          query={usersQuery}
          parameters={parameters}
        />
        <RecentJobs page={jobs} query={jobsQuery} parameters={parameters} />
      </ClientMessages>
    </div>
  );
}
