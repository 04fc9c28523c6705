import { UsersPage } from "@/components/admin/lists/users-page";
import { pageSizeIn, withHitsByDate } from "@/components/admin/list-parameters";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { countUsers, listUsers } from "@/lib/domains/admin/list-queries";
import { countOpenJobs } from "@/lib/domains/admin/queries";
import { backQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

const schema = listUsersQuery.safeExtend(backQuery.shape);

export const generateMetadata = pageTitle("shell.nav.users");

/** All users: searched, filtered, in pages ('Recent Users' of screen 16). */
export default async function AdminUsersPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = withHitsByDate(singleValues(await searchParams));
  const limit = pageSizeIn(parameters);
  const query = queryIn(schema, { ...parameters, limit }, { limit });
  const [{ items, ...place }, total] = await Promise.all([
    listUsers(admin, query),
    query.search === null ? countUsers(admin, query) : null,
  ]);
  // For the confirmation before one of them is deactivated.
  const openJobs = await countOpenJobs(
    admin,
    items.map(({ id }) => id),
  );
  return (
    <UsersPage
      admin={{ id: admin.id, role: admin.role }}
      users={items}
      openJobs={openJobs}
      query={query}
      parameters={parameters}
      place={place}
      total={total}
    />
  );
}
