import { getTranslations } from "next-intl/server";
import { CardsPage } from "@/components/applications/cards-page";
import { HireCard } from "@/components/applications/hired/hire-card";
import { ClientMessages } from "@/components/shared/client-messages";
import { listHires } from "@/lib/domains/applications/hire-queries";
import { listApplicationsQuery } from "@/lib/domains/applications/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("hired.title");

/** Those whom the employer has hired, also for jobs that are closed or removed. */
export default async function HiredPage({ searchParams }: Props) {
  const employer = await requirePageActor("employer");
  const { cursor } = singleValues(await searchParams);
  // An invalid cursor: show the first page.
  const query = queryIn(listApplicationsQuery, { cursor });
  const [page, t] = await Promise.all([listHires(employer, query), getTranslations("hired")]);
  return (
    <CardsPage
      title={t("title")}
      text={t("text")}
      label={t("title")}
      cards={page.items.map((hire) => ({ id: hire.id, card: <HireCard hire={hire} /> }))}
      within={(cards) => <ClientMessages namespaces={["workEnd", "jobApplications", "shell"]}>{cards}</ClientMessages>}
      empty={{
        title: t("empty.title"),
        text: t("empty.text"),
        action: { href: href.employerDashboard(), label: t("empty.action") },
      }}
      more={page.nextCursor ? { href: href.hired(page.nextCursor), label: t("more") } : null}
    />
  );
}
