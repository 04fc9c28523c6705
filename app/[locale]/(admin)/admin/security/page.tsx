import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ListPage } from "@/components/admin/list-page";
import { listLinks } from "@/components/admin/list-parameters";
import { SecurityFilters } from "@/components/admin/security/security-filters";
import { SecurityTable } from "@/components/admin/security/security-table";
import { ClientMessages } from "@/components/shared/client-messages";
import { securityLogQuery } from "@/lib/domains/admin/schema";
import { listSecurityLog } from "@/lib/domains/admin/security-log-queries";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { href } from "@/lib/access/routes";
import { dayInIndia } from "@/lib/core/time";

type Props = { searchParams: Promise<SearchParams> };

const PAGE_SIZE = { limit: 25 };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminSecurity");
  return { title: t("title") };
}

/** Logins, refusals and other events of security, with filters, for super admins. */
export default async function SecurityPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  // The middleware has looked already; this is the last word.
  if (admin.role !== "super_admin") notFound();
  const parameters = singleValues(await searchParams);
  // With invalid parameters in the address, the log shows its first page.
  const query = securityLogQuery.safeParse({ ...parameters, ...PAGE_SIZE }).data ?? securityLogQuery.parse(PAGE_SIZE);
  const [page, t] = await Promise.all([listSecurityLog(admin, query), getTranslations("adminSecurity")]);
  const isNarrowed = query.event !== "all" || [query.user, query.from, query.to].some(Boolean);
  const { sort, ...pages } = listLinks((change) => href.adminSecurity({ ...parameters, ...change }), {
    cursor: parameters.cursor,
    direction: query.direction,
    nextCursor: page.nextCursor,
  });
  return (
    <ListPage title={t("title")} text={t("text")} {...pages}>
      <ClientMessages namespaces={["adminTable"]}>
        <SecurityFilters parameters={parameters} today={dayInIndia()} isNarrowed={isNarrowed} />
      </ClientMessages>
      <SecurityTable entries={page.items} direction={query.direction} sortHref={sort} isNarrowed={isNarrowed} />
    </ListPage>
  );
}
