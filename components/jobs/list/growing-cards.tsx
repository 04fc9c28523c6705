"use client";

import { LoadMore, type LoadMoreProps } from "@/components/shared/load-more";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { withCursor } from "@/lib/domains/jobs/list-client";
import { JobCards, type JobCardsProps } from "./job-cards";
import { useMoreCards, type FirstPage } from "./use-more-cards";

export interface GrowingCardsProps extends Pick<JobCardsProps, "notice"> {
  first: FirstPage;
  /** The list's address, with its filters and without a cursor. */
  address: string;
  texts: LoadMoreProps["texts"];
  cardTexts: JobCardsProps["texts"];
}

/** A list of cards with 'Load more' at its end. */
export function GrowingCards({ first, address, texts, cardTexts, notice }: GrowingCardsProps) {
  const more = useMoreCards(first);
  const { list, expectNew } = useFocusOnNew<HTMLDivElement>(more.jobs.length, "article");
  return (
    <>
      <JobCards jobs={more.jobs} texts={cardTexts} listRef={list} notice={notice} />
      <p role="status" className="sr-only">
        {more.isFetchingNextPage ? texts.loading : ""}
      </p>
      {more.next === null ? null : (
        <div className="mt-6">
          <LoadMore
            query={more}
            href={withCursor(address, more.next)}
            texts={{ ...texts, reason: more.problem }}
            expectNew={expectNew}
            className="w-full sm:w-auto sm:min-w-64"
          />
        </div>
      )}
    </>
  );
}
