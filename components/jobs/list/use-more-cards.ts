import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { useNextPages } from "@/components/shared/use-next-pages";
import type { JobCardView } from "@/lib/domains/jobs/types";

/** The page that the server has drawn, and the path of the next page, null after the last. */
export type FirstPage = { jobs: readonly JobCardView[]; next: string | null; shownAbove: readonly string[] };

type Loaded = { path: string; items: readonly JobCardView[]; next: string | null };

// By identity: Next hands the same object back on the way back to a page.
const kept = new WeakMap<FirstPage, readonly Loaded[]>();

/**
 * All pages of a list. On the way back to a list they are there at once, for the scroll offset, and
 * everything is read again in the background: the reader may have applied in the meantime.
 */
export function useMoreCards(first: FirstPage) {
  const router = useRouter();
  const problemText = useProblemText();
  const [isBack] = useState(() => kept.has(first));
  const { pages, setPages, next, problem, ...query } = useNextPages(
    first.next,
    (path) => read(path, first),
    kept.get(first),
  );

  useEffect(() => {
    kept.set(first, pages);
  }, [first, pages]);

  const readAgain = useEffectEvent(() => {
    router.refresh();
    return Promise.all(pages.map(({ path }) => read(path, first)));
  });
  useEffect(() => {
    if (!isBack) return;
    let isWanted = true;
    readAgain()
      // A page that was loaded meanwhile stays.
      .then((fresh) => isWanted && setPages((now) => [...fresh, ...now.slice(fresh.length)]))
      .catch((error: unknown) => console.error("The list on the way back is as it was", error));
    return () => {
      isWanted = false;
    };
  }, [isBack, setPages]);

  return {
    /** Those of all pages, the first one's too. */
    jobs: [...first.jobs, ...pages.flatMap(({ items }) => items)],
    next,
    /** Why the next page could not be loaded. */
    problem: problem === null ? undefined : problemText(problem),
    ...query,
  };
}

async function read(path: string, { shownAbove }: FirstPage): Promise<Loaded> {
  const { fetchCards } = await import("@/lib/domains/jobs/cards-client");
  const { items, next } = await fetchCards(path);
  return { path, items: items.filter(({ id }) => !shownAbove.includes(id)), next };
}
