import { getTranslations } from "next-intl/server";
import { AcceptedCard } from "@/components/applications/accepted/accepted-card";
import { PromiseCard } from "@/components/applications/accepted/promise-card";
import { CardsPage } from "@/components/applications/cards-page";
import { jobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { findAsked } from "@/lib/domains/applications/promise-queries";
import { findShown, listForWorker } from "@/lib/domains/applications/queries";
import { listApplicationsQuery } from "@/lib/domains/applications/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";
import { PageTexts } from "../../page-texts";
import { ownName } from "../own-name";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("accepted.title");

/** The jobs the worker got (screen 5). */
export default async function AcceptedPage({ searchParams }: Props) {
  const worker = await requirePageActor("worker");
  const { cursor } = singleValues(await searchParams);
  const wish = listApplicationsQuery.safeParse({ status: "accepted", cursor });
  // An invalid cursor: show the first page.
  const query = wish.data ?? listApplicationsQuery.parse({ status: "accepted" });
  const [page, profile, asked, t, tAll] = await Promise.all([
    listForWorker(worker, query),
    getWorkerProfile(worker),
    findAsked(worker),
    getTranslations("accepted"),
    getTranslations(),
  ]);
  const shownOf = await findShown(
    worker,
    page.items.map(({ id }) => id),
  );
  const titles = page.items.map(({ job }) => job.title);
  const name = await ownName(worker, profile);
  const cards = page.items.map((application) => ({
    id: application.id,
    card: <AcceptedCard application={application} {...shownOf(application.id)} name={name} />,
  }));
  return (
    <CardsPage
      title={t("title")}
      text={t("text")}
      label={t("list")}
      cards={cards}
      above={
        asked ? (
          <ClientMessages namespaces={["promise"]}>
            <PromiseCard
              key={`${asked.id}-${asked.question}`}
              applicationId={asked.id}
              question={asked.question}
              heading={jobWords(asked.job, tAll).heading.full}
            />
          </ClientMessages>
        ) : null
      }
      within={(list) => <PageTexts texts={titles}>{list}</PageTexts>}
      below={
        <AppLink href={href.myWork()} className={buttonVariants({ variant: "link", className: "w-fit text-start" })}>
          {t("myWork")}
        </AppLink>
      }
      empty={{ title: t("empty.title"), text: t("empty.text"), action: { href: href.jobs(), label: t("browse") } }}
      more={page.nextCursor ? { href: href.accepted(page.nextCursor), label: t("more") } : null}
    />
  );
}
