import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import type { JobCard } from "@/lib/domains/jobs/types";
import { translatorOf } from "@/lib/language/i18n/translator";
import { cardTexts, cardViews } from "../card/card-view";
import type { JobCardKind } from "@/lib/domains/jobs/options";
import { ListProblem } from "./list-problem";
import { GrowingCards } from "./growing-cards";

export interface JobListProps {
  /** A page of the list; null if it could not be read. */
  page: ListPage<JobCard> | null;
  /** The path of the list's API with its filters and cursor: another list for another path. */
  path: string;
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
  const { page, path, address, kind, elsewhereFrom, shownAbove = [], empty, notice } = props;
  const language = await getLocale();
  const [t, all] = await Promise.all([getTranslations("jobs.list"), translatorOf(language)]);
  if (page === null) return <ListProblem title={t("error")} retry={t("retry")} />;
  const listed = page.items.filter(({ id }) => !shownAbove.includes(id));
  const jobs = await cardViews(listed, { kind, language, elsewhereFrom });
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
        first={{ jobs, next: page.next && toCardsPath(page.next, kind), shownAbove }}
        address={address}
        texts={{ more: t("loadMore"), loading: t("loadingMore"), failed: t("error"), retry: t("retry") }}
        cardTexts={cardTexts(all)}
        notice={notice ? { content: notice, after: JOBS_BEFORE_NOTICE } : undefined}
      />
    </div>
  );
}

/** The same page of the list, as cards of the list's kind. */
const toCardsPath = (path: string, kind: JobCardKind): string =>
  `${path.replace("/api/service-requests", "/api/service-requests/cards")}&card=${kind}`;
