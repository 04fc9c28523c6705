"use client";

import type { ReactNode } from "react";
import { LoadMore, type LoadMoreProps } from "@/components/shared/load-more";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { withCursor } from "@/lib/domains/jobs/list-client";
import { LiveCards } from "./live-cards";
import { useMoreCards, type FirstPage } from "./use-more-cards";

export interface GrowingCardsProps {
  first: FirstPage;
  /** The list's address, with its filters and without a cursor. */
  address: string;
  texts: LoadMoreProps["texts"];
  /** The first page's cards, and what stands among them. */
  children: ReactNode;
}

/** A list of cards that came as HTML, with 'Load more' at its end. */
export function GrowingCards({ first, address, texts, children }: GrowingCardsProps) {
  const more = useMoreCards(first);
  const { list, expectNew } = useFocusOnNew<HTMLDivElement>(more.count, "article");
  return (
    <>
      <LiveCards listRef={list}>
        {children}
        {more.pages.map(({ path, items }) => (
          <ul key={path} dangerouslySetInnerHTML={{ __html: items.map(({ html }) => html).join("") }} />
        ))}
      </LiveCards>
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
