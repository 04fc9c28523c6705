"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { fetchCards } from "@/lib/jobs/cards-client";

/** The page that the server has drawn: its number of cards, and the path of the next page, null after the last. */
export type FirstPage = { count: number; next: string | null; shownAbove: readonly string[] };

type Loaded = { path: string; items: { id: string; html: string }[]; next: string | null };

export interface MoreCardsList {
  pages: readonly Loaded[];
  next: string | null;
  isLoading: boolean;
  /** Why the next page could not be loaded. */
  problem: string | null;
  /** The number of the card to move to, once more were loaded. */
  focusFrom: number | null;
  load: () => Promise<void>;
}

// By identity: Next hands the same object back on the way back to a page.
const kept = new WeakMap<FirstPage, readonly Loaded[]>();

/**
 * The pages of a list after the first. On the way back to a list they are there at once, for the scroll offset, and everything
 * is read again in the background: the reader may have applied in the meantime.
 */
export function useMoreCards(first: FirstPage | null): MoreCardsList {
  const router = useRouter();
  const problemText = useProblemText();
  const [pages, setPages] = useState<readonly Loaded[]>(() => (first && kept.get(first)) ?? []);
  const [state, setState] = useState<{ isLoading: boolean; problem: string | null }>({
    isLoading: false,
    problem: null,
  });
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const next = pages.length > 0 ? (pages.at(-1)?.next ?? null) : (first?.next ?? null);

  useEffect(() => {
    if (first) kept.set(first, pages);
  }, [first, pages]);
  useEffect(() => {
    // Seen before, so this is a way back.
    if (first === null || !seen.has(first)) {
      if (first) seen.add(first);
      return;
    }
    router.refresh();
    let isWanted = true;
    Promise.all(pages.map(({ path }) => read(path, first)))
      .then((fresh) => isWanted && setPages(fresh))
      .catch((error: unknown) => console.error("The list on the way back is as it was", error));
    return () => {
      isWanted = false;
    };
    // Only when the list is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const load = async () => {
    if (first === null || next === null || state.isLoading) return;
    setState({ isLoading: true, problem: null });
    try {
      const page = await read(next, first);
      setFocusFrom(first.count + pages.reduce((sum, { items }) => sum + items.length, 0));
      setPages([...pages, page]);
      setState({ isLoading: false, problem: null });
    } catch (error) {
      setState({ isLoading: false, problem: problemText(error) });
    }
  };
  return { pages, next, focusFrom, load, ...state };
}

const seen = new WeakSet<FirstPage>();

async function read(path: string, first: FirstPage): Promise<Loaded> {
  const { items, next } = await fetchCards(path);
  return { path, items: items.filter(({ id }) => !first.shownAbove.includes(id)), next };
}
