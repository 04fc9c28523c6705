import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { nameOf, UserHeader } from "@/components/admin/user/user-header";
import { adminProfileTexts, UserTabs } from "@/components/admin/user/user-tabs";
import { BackLink } from "@/components/shared/back-link";
import { findVisitorGrievance } from "@/lib/domains/admin/grievance-queries";
import { listHistory } from "@/lib/domains/admin/history-queries";
import { getUserDetails } from "@/lib/domains/admin/queries";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { href } from "@/lib/access/routes";
import { PageTexts } from "../../../../page-texts";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { details } = await load((await params).id);
  return { title: nameOf(details) };
}

/** One user with profile, and jobs or applications (screen 17). */
export default async function AdminUserPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { admin, details } = await load(id);
  const { tab, complaint } = singleValues(await searchParams);
  const [found, history, t] = await Promise.all([
    findVisitorGrievance(admin, complaint),
    tab === "history" ? listHistory(admin, id) : null,
    getTranslations("adminUser"),
  ]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-6">
      <BackLink href={href.adminDashboard()}>{t("back")}</BackLink>
      <UserHeader admin={{ id: admin.id, role: admin.role }} {...details} complaint={found} />
      <PageTexts texts={adminProfileTexts(details.profile)} keep={[details.profile?.companyName ?? null]}>
        <UserTabs details={details} wanted={tab} history={history} />
      </PageTexts>
    </div>
  );
}

/** Used for the title and the page, read once. */
const load = cache(async (id: string) => {
  const admin = await requirePageActor("admin");
  return { admin, details: await orNotFound(getUserDetails(admin, id)) };
});
