import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuditFilters } from "@/components/admin/audit/audit-filters";
import { AuditTable } from "@/components/admin/audit/audit-table";
import { ListPage } from "@/components/admin/list-page";
import { listLinks } from "@/components/admin/list-parameters";
import { ClientMessages } from "@/components/shared/client-messages";
import { listAudit } from "@/lib/domains/admin/audit-queries";
import { listUsers } from "@/lib/domains/admin/list-queries";
import { auditQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { href } from "@/lib/access/routes";
import { dayInIndia } from "@/lib/core/time";

type Props = { searchParams: Promise<SearchParams> };

const PAGE_SIZE = { limit: 25 };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminAudit");
  return { title: t("title") };
}

/** The admins' actions, with filters. */
export default async function AuditPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = singleValues(await searchParams);
  // With invalid parameters in the address, the log shows its first page.
  const query = auditQuery.safeParse({ ...parameters, ...PAGE_SIZE }).data ?? auditQuery.parse(PAGE_SIZE);
  const [page, admins, superAdmins, t, tSecurity] = await Promise.all([
    listAudit(admin, query),
    listUsers(admin, listUsersQuery.parse({ role: "admin", limit: 100 })),
    listUsers(admin, listUsersQuery.parse({ role: "super_admin", limit: 100 })),
    getTranslations("adminAudit"),
    getTranslations("adminSecurity"),
  ]);
  const isNarrowed =
    query.action !== "all" || [query.search, query.actor, query.target, query.from, query.to].some(Boolean);
  const { sort, ...pages } = listLinks((change) => href.adminAudit({ ...parameters, ...change }), {
    cursor: parameters.cursor,
    direction: query.direction,
    nextCursor: page.nextCursor,
  });
  return (
    <ListPage
      title={t("title")}
      text={t("text")}
      link={admin.role === "super_admin" ? { href: href.adminSecurity(), label: tSecurity("title") } : null}
      {...pages}
    >
      <ClientMessages namespaces={["adminTable"]}>
        <AuditFilters
          parameters={parameters}
          admins={[...superAdmins.items, ...admins.items]}
          today={dayInIndia()}
          isNarrowed={isNarrowed}
        />
      </ClientMessages>
      <AuditTable entries={page.items} direction={query.direction} sortHref={sort} isNarrowed={isNarrowed} />
    </ListPage>
  );
}
