import { getTranslations } from "next-intl/server";
import { PushOffer } from "@/components/delivery/push-offer";
import { NumberNotice } from "@/components/grievances/number-notice";
import { EmployerStatCards } from "@/components/jobs/dashboard/employer-stat-cards";
import { JOBS_A_PAGE, listPathOf, readFilters } from "@/components/jobs/dashboard/filters";
import { OwnJobList } from "@/components/jobs/dashboard/own-job-list";
import { RecordNotices } from "@/components/jobs/dashboard/record-notices";
import { RefreshOnNews } from "@/components/shared/refresh-on-news";
import { RefreshScope } from "@/components/shared/refresh-scope";
import { AppLink } from "@/components/shared/app-link";
import { WORDING_TEXTS } from "@/components/jobs/owner/texts";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getPush } from "@/lib/domains/delivery/queries";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { getEmployerStats } from "@/lib/domains/jobs/figure-queries";
import { listOwnJobs } from "@/lib/domains/jobs/queries";
import { ownJobsQuery } from "@/lib/domains/jobs/schema";
import { isKnown } from "@/lib/domains/users/mark-policy";
import { ownMark } from "@/lib/domains/users/queries";
import { textDriver } from "@/lib/platform/text-messages/webhook";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

const OPTIONS = [
  "options.category",
  "options.employmentType",
  "options.jobStatus",
  "options.review",
  "options.urgencyLevel",
] as const;

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("dashboard.title");

/** The employer's figures and jobs (screen 11). */
export default async function DashboardPage({ searchParams }: Props) {
  const employer = await requirePageActor("employer");
  const values = singleValues(await searchParams);
  const filters = readFilters((name) => values[name] ?? null);
  const first = { ...filters, limit: JOBS_A_PAGE };
  const wish = ownJobsQuery.safeParse({ ...first, cursor: values.cursor });
  // An invalid cursor, or one of another order: show the first page.
  const query = wish.data ?? ownJobsQuery.parse(first);
  const [stats, push, page, own, t] = await Promise.all([
    getEmployerStats(employer),
    getPush(employer),
    listOwnJobs(employer, query),
    ownMark(employer),
    getTranslations("dashboard"),
  ]);
  const initial = {
    path: listPathOf(filters, values.cursor ?? null),
    page: { items: page.items, next: page.nextCursor && listPathOf(filters, page.nextCursor) },
  };
  return (
    <RefreshScope>
      <div className="page page-fade grid grid-cols-1 gap-6 wrap-anywhere">
        <RefreshOnNews />
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
          <AppLink href={href.newJob()} className={buttonVariants({ className: "max-sm:w-full" })}>
            <Icon name="plus" />
            {t("requestNew")}
          </AppLink>
        </header>
        <EmployerStatCards stats={stats} />
        <ClientMessages namespaces={["dashboard", "ownJob", "shell.undo", "validation", ...OPTIONS, ...WORDING_TEXTS]}>
          <RecordNotices stats={stats} />
          {stats.totalRequests > 0 && !isKnown(own.mark) ? (
            <NumberNotice phone={own.phone} sendsCodes={textDriver() !== null} />
          ) : null}
          <OwnJobList initial={initial} />
        </ClientMessages>
        {/* Below the list, which the question would push away once the script runs. */}
        {stats.totalApplications === 0 ? null : <PushOffer push={push} audience="employer" />}
      </div>
    </RefreshScope>
  );
}
