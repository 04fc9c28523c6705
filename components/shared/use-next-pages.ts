import { useState } from "react";
import type { GrowingList } from "./load-more";

/**
 * The further pages of a list whose first one is there.
 * @param firstNext the path of the second page, null if there is none. @param read fetches a page; called once at a time.
 * @param known pages that are there already. @returns the pages with all that `LoadMore` asks for; `problem` is null unless a page could not be loaded.
 */
export function useNextPages<Page extends { next: string | null }>(
  firstNext: string | null,
  read: (path: string) => Promise<Page>,
  known: readonly Page[] = [],
) {
  const [pages, setPages] = useState(known);
  const [isFetchingNextPage, setFetching] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const last = pages.at(-1);
  const next = last ? last.next : firstNext;
  const fetchNextPage = async () => {
    if (next === null || isFetchingNextPage) return;
    setFetching(true);
    setProblem(null);
    try {
      const page = await read(next);
      setPages((now) => [...now, page]);
    } catch (error) {
      setProblem(error);
    } finally {
      setFetching(false);
    }
  };
  const query: GrowingList = { isFetchingNextPage, isFetchNextPageError: problem !== null, fetchNextPage };
  return { pages, setPages, next, problem, ...query };
}
