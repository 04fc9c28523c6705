import { ApplicationsPage } from "@/components/admin/lists/applications-page";
import { pageSizeIn } from "@/components/admin/list-parameters";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { countApplications, listApplicationsForAdmin } from "@/lib/domains/admin/list-queries";
import { adminApplicationsQuery, backQuery } from "@/lib/domains/admin/schema";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

const schema = adminApplicationsQuery.safeExtend(backQuery.shape);

export const generateMetadata = pageTitle("shell.nav.applications");

/** All applications: searched, filtered, in pages. */
export default async function AdminApplicationsPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = singleValues(await searchParams);
  const limit = pageSizeIn(parameters);
  const query = queryIn(schema, { ...parameters, limit }, { limit });
  const [{ items, ...place }, total] = await Promise.all([
    listApplicationsForAdmin(admin, query),
    query.search === null ? countApplications(admin, query) : null,
  ]);
  return <ApplicationsPage applications={items} query={query} parameters={parameters} place={place} total={total} />;
}
