"use client";

import { useRouter } from "next/navigation";
import { useState, type RefObject } from "react";
import type { ListPage } from "@/lib/http/api-fetch";
import { fetchReceived, useNewest, useReceivedCache } from "@/lib/applications/client";
import type { ApplicationStatus } from "@/lib/applications/options";
import type { ReceivedApplication } from "@/lib/applications/types";
import { arrivalsOf, missingOf } from "./arrivals";

const POLL_MS = 15_000;
/** A list counts as seen from its top while the page is scrolled no further than this. */
const TOP_PX = 8;

type Options = {
  jobId: string;
  /** Where the interface has the list. */
  path: string;
  status: ApplicationStatus | null;
  initial: ListPage<ReceivedApplication>;
  /** What is on the screen. */
  shown: readonly ReceivedApplication[];
  /** False on a further page that was opened by its address. */
  isPolled: boolean;
  /** The list: while focus is in it, it is being read. */
  list: RefObject<HTMLElement | null>;
};

/**
 * Asks for new applications while the list is looked at. Who reads further down is not disturbed: news wait for
 * `show`. At the top they come in at once. What has changed in shown ones is changed in place; withdrawn ones stay,
 * named in `withdrawn`, until the list begins anew.
 */
export function useArrivals({ jobId, path, status, initial, shown, isPolled, list }: Options) {
  const router = useRouter();
  const received = useReceivedCache(jobId, path);
  // `at` tells two equal pieces of news apart.
  const [cameIn, setCameIn] = useState({ count: 0, at: 0 });
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<string>>(new Set());
  // One that was decided here while only the undecided are listed is missing for a reason.
  const isUnexplained = (one: ReceivedApplication) =>
    !withdrawn.has(one.id) && (status === null || one.status === status);
  const takeIn = async (page: ListPage<ReceivedApplication>, signal: AbortSignal) => {
    const items = received.items();
    if (items.length === 0 || !isBeingRead(list.current)) {
      setCameIn({ count: arrivalsOf(items, page.items).length, at: Date.now() });
      received.restart(page);
    } else {
      const missing = missingOf(items, page.items, page.next === null).filter(isUnexplained);
      // From all applications only a withdrawal takes one away; from those of one status a decision elsewhere does, too.
      const found = await Promise.all(
        missing.map(async ({ id }) => (status === null ? null : fetchReceived(id, signal))),
      );
      signal.throwIfAborted();
      const now = new Map([...page.items, ...found.filter((one) => one !== null)].map((one) => [one.id, one]));
      received.change((application) => now.get(application.id) ?? application);
      const gone = missing.filter((_one, index) => found[index] === null);
      if (gone.length > 0) setWithdrawn(new Set([...withdrawn, ...gone.map(({ id }) => id)]));
    }
    // The counters stand in what the server rendered.
    router.refresh();
  };
  const newest = useNewest(jobId, path, initial, { pollMs: isPolled ? POLL_MS : null, onChange: takeIn });
  const waiting = arrivalsOf(shown, newest.data.items).length;
  return {
    waiting,
    withdrawn,
    /** What a screen reader is told. */
    news: waiting > 0 ? { count: waiting, at: 0 } : cameIn,
    show: () => received.restart(newest.data),
    failed: newest.isRefetchError,
    retry: () => void newest.refetch(),
  };
}

function isBeingRead(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  const isInDialog = Boolean(focused?.closest("[role=dialog], [role=alertdialog]"));
  return window.scrollY > TOP_PX || isInDialog || (list?.contains(focused) ?? false);
}
