import { JobsPage } from "@/components/admin/lists/jobs-page";
import { pageSizeIn, withHitsByDate } from "@/components/admin/list-parameters";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { countJobs, listJobsForAdmin } from "@/lib/domains/admin/list-queries";
import { adminJobsQuery, backQuery } from "@/lib/domains/admin/schema";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

const schema = adminJobsQuery.safeExtend(backQuery.shape);

export const generateMetadata = pageTitle("shell.nav.jobs");

/** All jobs, including drafts ('Recent Jobs' of screen 16): searched, filtered, in pages. */
export default async function AdminJobsPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = withHitsByDate(singleValues(await searchParams));
  const limit = pageSizeIn(parameters);
  const query = queryIn(schema, { ...parameters, limit }, { limit });
  const [{ items, ...place }, total] = await Promise.all([
    listJobsForAdmin(admin, query),
    query.search === null ? countJobs(admin, query) : null,
  ]);
  return <JobsPage jobs={items} query={query} parameters={parameters} place={place} total={total} />;
}
