import { getTranslations } from "next-intl/server";
import { CardsPage } from "@/components/applications/cards-page";
import { WorkCard } from "@/components/applications/hired/work-card";
import { ClientMessages } from "@/components/shared/client-messages";
import { listWork } from "@/lib/domains/applications/hire-queries";
import { listApplicationsQuery } from "@/lib/domains/applications/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";
import { ownName } from "../own-name";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("myWork.title");

/** The jobs that the worker got, also those of employers who have removed them. */
export default async function MyWorkPage({ searchParams }: Props) {
  const worker = await requirePageActor("worker");
  const { cursor } = singleValues(await searchParams);
  // An invalid cursor: show the first page.
  const query = queryIn(listApplicationsQuery, { cursor });
  const [page, profile, t] = await Promise.all([
    listWork(worker, query),
    getWorkerProfile(worker),
    getTranslations("myWork"),
  ]);
  const name = await ownName(worker, profile);
  return (
    <CardsPage
      title={t("title")}
      text={t("text")}
      label={t("title")}
      cards={page.items.map((work) => ({ id: work.id, card: <WorkCard work={work} name={name} /> }))}
      within={(cards) => <ClientMessages namespaces={["workEnd", "shell"]}>{cards}</ClientMessages>}
      empty={{
        title: t("empty.title"),
        text: t("empty.text"),
        action: { href: href.applied(), label: t("empty.action") },
      }}
      more={page.nextCursor ? { href: href.myWork(page.nextCursor), label: t("more") } : null}
    />
  );
}
