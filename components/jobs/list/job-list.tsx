import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import type { HandHtml } from "@/components/shared/html/handed-html";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import type { JobCard } from "@/lib/domains/jobs/types";
import { cardsHtml } from "../card/cards-html";
import type { JobCardKind } from "@/lib/domains/jobs/options";
import { ListProblem } from "./list-problem";
import { GrowingCards } from "./growing-cards";
import { listOf } from "./job-cards";

export interface JobListProps {
  /** A page of the list; null if it could not be read. */
  page: ListPage<JobCard> | null;
  /** The path of the list's API with its filters and cursor: another list for another path. */
  path: string;
  hand: HandHtml;
  /** The list's address, with its filters and without a cursor. */
  address: string;
  kind: JobCardKind;
  /** The first job outside the worker's places. */
  elsewhereFrom: string | null;
  /** The ids of jobs that stand above the list already. */
  shownAbove?: readonly string[];
  empty: ReactNode;
  /** Shown after the first jobs, where it pushes none of them off the screen. */
  notice?: ReactNode;
}

const JOBS_BEFORE_NOTICE = 3;

/** Jobs as cards, page by page. */
export async function JobList(props: JobListProps) {
  const { page, path, hand, address, kind, elsewhereFrom, shownAbove = [], empty, notice } = props;
  const [t, language] = await Promise.all([getTranslations("jobs.list"), getLocale()]);
  if (page === null) return <ListProblem title={t("error")} retry={t("retry")} />;
  const jobs = page.items.filter(({ id }) => !shownAbove.includes(id));
  const cards = await cardsHtml(
    jobs.map((job) => ({ job })),
    { kind, language, elsewhereFrom },
  );
  return (
    <div>
      {path.includes("cursor=") ? (
        <AppLink href={address} className={buttonVariants({ variant: "link", className: "mb-3" })}>
          {t("toNewest")}
        </AppLink>
      ) : null}
      {jobs.length === 0 && shownAbove.length === 0 ? empty : null}
      <GrowingCards
        key={path}
        first={{ count: jobs.length, next: page.next && toCardsPath(page.next, kind), shownAbove }}
        address={address}
        texts={{ more: t("loadMore"), loading: t("loadingMore"), failed: t("error"), retry: t("retry") }}
      >
        {listOf(cards.slice(0, JOBS_BEFORE_NOTICE), hand)}
        {/* Hidden with the notice that it holds. */}
        {notice ? (
          <div data-extra className="col-span-full hidden has-[[data-hidden-by]:not([hidden])]:block">
            {notice}
          </div>
        ) : null}
        {listOf(cards.slice(JOBS_BEFORE_NOTICE), hand)}
      </GrowingCards>
    </div>
  );
}

/** The same page of the list, as cards of the list's kind. */
const toCardsPath = (path: string, kind: JobCardKind): string =>
  `${path.replace("/api/service-requests", "/api/service-requests/cards")}&card=${kind}`;
