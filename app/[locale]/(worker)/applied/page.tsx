import { getTranslations } from "next-intl/server";
import { ApplicationList } from "@/components/applications/applied/application-list";
import { AT_FIRST, pathOf, readTab, statusOf, tabHref, TABS } from "@/components/applications/applied/filters";
import { WaitingList } from "@/components/applications/waiting/waiting-card";
import { PushOffer } from "@/components/delivery/push-offer";
import { RefusedNote } from "@/components/form/refused-note";
import { AppLink } from "@/components/shared/app-link";
import { ClientTexts } from "@/components/shared/client-texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { TabLinks } from "@/components/ui/tab-links";
import { listForWorker } from "@/lib/domains/applications/queries";
import { listApplicationsQuery } from "@/lib/domains/applications/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getPush } from "@/lib/domains/delivery/queries";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { formAction, href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";
import { PageTexts } from "../../page-texts";

/** The forms of the cards. */
const WITHDRAWALS = new RegExp(`^${formAction.withdraw("[^/]+")}$`);

/** The texts of cards that the browser draws. */
const OF_FURTHER_CARDS = [
  "jobs.heading",
  "jobs.household",
  "jobs.givenUp",
  "jobs.away",
  "options.applicationStatus",
  "options.jobStatus",
  "options.review",
  "options.category",
  "options.employmentType",
  "options.hours",
  "options.interviewState",
  "options.interviewWish",
] as const;

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("applied.title");

/** The worker's applications (screen 4). */
export default async function AppliedPage({ searchParams }: Props) {
  const worker = await requirePageActor("worker");
  const values = singleValues(await searchParams);
  const tab = readTab(values.status);
  const status = statusOf(tab) ?? undefined;
  const wish = listApplicationsQuery.safeParse({ status, limit: AT_FIRST, cursor: values.cursor });
  // An invalid cursor: show the first page.
  const query = wish.data ?? listApplicationsQuery.parse({ status, limit: AT_FIRST });
  const [page, refusal, push, t] = await Promise.all([
    listForWorker(worker, query),
    findRefusal(WITHDRAWALS, worker.id, worker.language),
    getPush(worker),
    getTranslations("applied"),
  ]);
  const path = pathOf(tab, wish.data ? (values.cursor ?? null) : null, AT_FIRST);
  const next = page.nextCursor && pathOf(tab, page.nextCursor);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      {refusal ? <RefusedNote text={refusal.text} /> : null}
      <TabLinks
        aria-label={t("tabs")}
        className="sm:w-fit sm:min-w-96"
        items={TABS.map((name) => ({ href: tabHref(name), label: t(name), current: name === tab }))}
      />
      {tab === "accepted" && page.items.length > 0 ? (
        <AppLink href={href.accepted()} className={buttonVariants({ variant: "link", className: "w-fit text-start" })}>
          {t("acceptedHint")}
        </AppLink>
      ) : null}
      {page.items.length > 0 && tab !== "rejected" ? (
        <AppLink href={href.myWork()} className={buttonVariants({ variant: "link", className: "w-fit text-start" })}>
          {t("myWork")}
        </AppLink>
      ) : null}
      <PageTexts texts={page.items.map(({ job }) => job.title)}>
        <ClientTexts namespaces={["applied", "waiting", "shell", ...(next === null ? [] : OF_FURTHER_CARDS)]}>
          {tab === "all" ? <WaitingList userId={worker.id} /> : null}
          <ApplicationList
            key={path}
            tab={tab}
            items={page.items}
            page={{ path, next, isPolled: query.cursor === null }}
          />
        </ClientTexts>
      </PageTexts>
      {/* Below the list, which the question would push away once the script runs. */}
      {tab === "all" && page.items.length > 0 ? <PushOffer push={push} audience="worker" /> : null}
    </div>
  );
}
