import { getTranslations } from "next-intl/server";
import { ListPage } from "@/components/admin/list-page";
import { SkimList } from "@/components/admin/skim/skim-list";
import { ClientMessages } from "@/components/shared/client-messages";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { newJobsQuery } from "@/lib/domains/admin/schema";
import { listNewJobs } from "@/lib/domains/admin/skim-queries";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("adminSkim.title");

/** The new jobs of the day that no admin has looked at, fifty at a time. */
export default async function SkimPage() {
  const admin = await requirePageActor("admin");
  const [page, t] = await Promise.all([listNewJobs(admin, newJobsQuery.parse({})), getTranslations("adminSkim")]);
  return (
    <ListPage title={t("title")} text={t("text")} first={null} next={null}>
      <ClientMessages namespaces={["adminSkim", "adminJob"]}>
        <SkimList jobs={page.items} hasMore={page.nextCursor !== null} />
      </ClientMessages>
    </ListPage>
  );
}
