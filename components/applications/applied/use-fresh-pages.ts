"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { GrowingList } from "@/components/shared/load-more";
import { useNews } from "@/components/shared/news";
import { useNextPages } from "@/components/shared/use-next-pages";
import { fetchOwn } from "@/lib/domains/applications/own-client";
import type { Application } from "@/lib/domains/applications/types";
import { fingerprint } from "./fingerprint";

/** News of decisions come at once; other changes with the next look, which costs a 304 if there are none. */
const POLL_MS = 5000;

type Loaded = { path: string; items: Application[]; next: string | null };

/** The page that the server has drawn. */
export interface DrawnPage {
  /** Its API path, and that of the next page. */
  path: string;
  next: string | null;
  /** The `fingerprint` of its applications. */
  mark: number;
  /** False on a further page opened by its address: that is looked at once and left. */
  isPolled: boolean;
}

interface FreshPages extends GrowingList {
  /** The further pages. */
  more: readonly Loaded[];
  next: string | null;
  /** Why the next page was not loaded. */
  problem: unknown;
  /** Why the list may be out of date. */
  staleFor: unknown;
  /** Looks for changes now. */
  look: () => void;
}

/**
 * A list whose first page the server draws, again whenever it has changed, and whose further pages are read here. Looks for changes
 * while the tab is visible and online. @param prepare loads the code that shows a further page.
 */
export function useFreshPages(drawn: DrawnPage, prepare: () => Promise<unknown>): FreshPages {
  const router = useRouter();
  const growing = useNextPages(drawn.next, async (path) => (await Promise.all([read(path), prepare()]))[0]);
  const { pages: more, setPages: setMore } = growing;
  const [staleFor, setStaleFor] = useState<unknown>(null);
  const isLooking = useRef(false);
  const isAskedAgain = useRef(false);
  const [round, setRound] = useState(0);
  const asked = useRef(drawn.mark);

  const readAgain = useEffectEvent(async () => {
    if (isLooking.current) {
      // The answer under way may be older than the change.
      isAskedAgain.current = true;
      return;
    }
    isLooking.current = true;
    try {
      const [first, ...rest] = await Promise.all([drawn.path, ...more.map(({ path }) => path)].map(read));
      setStaleFor(null);
      const mark = fingerprint(first!.items);
      // Once for each state: whatever the server draws then, asking again would not change it.
      if (mark !== drawn.mark && mark !== asked.current) {
        asked.current = mark;
        router.refresh();
      }
      // A page that was loaded meanwhile stays.
      setMore((now) => (fingerprintOf(rest) === fingerprintOf(now) ? now : [...rest, ...now.slice(rest.length)]));
    } catch (error) {
      setStaleFor(error);
    } finally {
      isLooking.current = false;
      if (isAskedAgain.current) setRound((now) => now + 1);
      isAskedAgain.current = false;
    }
  });
  const look = useCallback(() => setRound((now) => now + 1), []);
  useEffect(() => {
    if (round > 0) queueMicrotask(() => void readAgain());
  }, [round]);
  useNews(() => drawn.isPolled && look());
  useEffect(() => {
    if (!drawn.isPolled) return;
    const lookIfSeen = () => {
      if (document.visibilityState !== "hidden" && navigator.onLine) void readAgain();
    };
    const timer = setInterval(lookIfSeen, POLL_MS);
    window.addEventListener("online", lookIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", lookIfSeen);
    };
  }, [drawn.isPolled]);

  return { ...growing, more, staleFor, look };
}

const read = async (path: string): Promise<Loaded> => ({ path, ...(await fetchOwn(path)) });

const fingerprintOf = (pages: readonly Loaded[]): string => pages.map(({ items }) => fingerprint(items)).join();
