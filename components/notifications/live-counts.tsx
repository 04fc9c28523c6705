"use client";

import { usePathname } from "next/navigation";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useNews } from "@/components/shared/news";
import { CountsContext, type Counts } from "@/components/shell/counts";

const noteFailure = (error: unknown): void => console.error("The numbers in the shell were not read", error);

/**
 * Keeps the shell's numbers true. The shell stays on screen while the pages in it change, so they are asked for again
 * after each, and when there is news. @param drawn as the server has drawn them.
 */
export function LiveCounts({ drawn, children }: { drawn: Counts; children: ReactNode }) {
  const [counts, setCounts] = useState(drawn);
  // A shell that the server draws again has the right numbers.
  const [from, setFrom] = useState(drawn);
  if (from !== drawn) {
    setFrom(drawn);
    setCounts(drawn);
  }
  const asked = useRef(0);
  const ask = useCallback(async () => {
    if (!navigator.onLine) return;
    const turn = (asked.current += 1);
    // Loaded by those who stay long enough to need it.
    const { readCounts } = await import("@/lib/domains/notifications/client");
    const read = await readCounts();
    if (read && turn === asked.current) setCounts(read);
  }, []);
  useNews(({ unseen }) => {
    setCounts((before) => ({ ...before, unseen }));
    ask().catch(noteFailure);
  });
  const path = usePathname();
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    ask().catch(noteFailure);
  }, [path, ask]);
  return <CountsContext value={counts}>{children}</CountsContext>;
}
