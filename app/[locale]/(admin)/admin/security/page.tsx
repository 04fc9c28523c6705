import { notFound } from "next/navigation";
import { pageSizeIn } from "@/components/admin/list-parameters";
import { SecurityLog } from "@/components/admin/security/security-log";
import { backQuery, securityLogQuery } from "@/lib/domains/admin/schema";
import { listSecurityLog } from "@/lib/domains/admin/security-log-queries";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { dayInIndia } from "@/lib/core/time";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

const schema = securityLogQuery.extend(backQuery.shape);

export const generateMetadata = pageTitle("adminSecurity.title");

/** Logins, refusals and other events of security, with filters, for super admins. */
export default async function SecurityPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  // The middleware has looked already; this is the last word.
  if (admin.role !== "super_admin") notFound();
  const parameters = singleValues(await searchParams);
  const limit = pageSizeIn(parameters);
  const query = queryIn(schema, { ...parameters, limit }, { limit });
  const { items, ...place } = await listSecurityLog(admin, query);
  return (
    <SecurityLog
      entries={items}
      today={dayInIndia()}
      parameters={parameters}
      direction={query.direction}
      place={place}
      isNarrowed={query.event !== "all" || [query.user, query.from, query.to].some(Boolean)}
    />
  );
}
