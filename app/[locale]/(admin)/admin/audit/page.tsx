import { AuditLog } from "@/components/admin/audit/audit-log";
import { pageSizeIn } from "@/components/admin/list-parameters";
import { listAudit } from "@/lib/domains/admin/audit-queries";
import { listUsers } from "@/lib/domains/admin/list-queries";
import { auditQuery, backQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { dayInIndia } from "@/lib/core/time";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

const schema = auditQuery.extend(backQuery.shape);

export const generateMetadata = pageTitle("adminAudit.title");

/** The admins' actions, with filters. */
export default async function AuditPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = singleValues(await searchParams);
  const limit = pageSizeIn(parameters);
  const query = queryIn(schema, { ...parameters, limit }, { limit });
  const [{ items, ...place }, admins, superAdmins] = await Promise.all([
    listAudit(admin, query),
    listUsers(admin, listUsersQuery.parse({ role: "admin", limit: 100 })),
    listUsers(admin, listUsersQuery.parse({ role: "super_admin", limit: 100 })),
  ]);
  return (
    <AuditLog
      entries={items}
      admins={[...superAdmins.items, ...admins.items]}
      today={dayInIndia()}
      hasSecurityLog={admin.role === "super_admin"}
      parameters={parameters}
      direction={query.direction}
      place={place}
      isNarrowed={
        query.action !== "all" || [query.search, query.actor, query.target, query.from, query.to].some(Boolean)
      }
    />
  );
}
