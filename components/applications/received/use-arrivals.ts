import { useState, type RefObject } from "react";
import { useNews } from "@/components/shared/news";
import { useRefresh } from "@/components/shared/refresh-scope";
import { fetchReceived, useNewest, useReceivedCache, useReread } from "@/lib/domains/applications/client";
import type { ApplicationStatus } from "@/lib/domains/applications/options";
import { NO_ANSWERS, NO_PERSON } from "@/lib/domains/applications/policy";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import type { ListPage } from "@/lib/platform/http/api-fetch";

const POLL_MS = 15_000;
/** Withdrawn applications further down leave the screen within a minute too. */
const FURTHER_POLL_MS = 30_000;
/** The list counts as viewed from its top until the page is scrolled further than this. */
const TOP_PX = 8;

type Options = {
  jobId: string;
  /** The list's API path. */
  path: string;
  status: ApplicationStatus | null;
  /** Whether the list has no filter: who is missing from it has withdrawn. */
  isWhole: boolean;
  isNewestFirst: boolean;
  initial: ListPage<ReceivedApplication>;
  /** The applications on the screen. */
  shown: readonly ReceivedApplication[];
  /** The API paths of the pages on the screen, in order. */
  paths: readonly string[];
  /** False on a further page opened by its address. */
  isPolled: boolean;
  /** The list's element: focus inside it means that it is being read. */
  list: RefObject<HTMLElement | null>;
};

/**
 * Asks for new applications when there is news, and from time to time while the list is visible, since another browser's
 * decision is no news. Someone reading further down is not disturbed: new ones wait for `show`; at the top they appear at
 * once. Changed ones are updated in place. Withdrawn ones leave an empty place, listed in `withdrawn`, until the list is
 * restarted.
 */
export function useArrivals(options: Options) {
  const { jobId, path, status, isWhole, isNewestFirst, initial, shown, paths, isPolled, list } = options;
  const refresh = useRefresh();
  const received = useReceivedCache(jobId, path);
  // `at` tells two equal announcements apart.
  const [cameIn, setCameIn] = useState({ count: 0, at: 0 });
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<string>>(new Set());
  // One that was decided here while only undecided ones are listed is missing for a known reason.
  const isUnexplained = (one: ReceivedApplication) =>
    !withdrawn.has(one.id) && (status === null || one.status === status);
  const put = (current: readonly ReceivedApplication[], gone: ReadonlySet<string>): number => {
    const now = new Map(current.map((one) => [one.id, one]));
    received.change((one) => (gone.has(one.id) ? withoutPerson(one) : (now.get(one.id) ?? one)));
    if (gone.size > 0) setWithdrawn((before) => new Set([...before, ...gone]));
    return gone.size;
  };
  // Puts the current state of `items` in place. @param pages what the server lists there now, in order.
  const update = async (
    items: readonly ReceivedApplication[],
    pages: readonly ListPage<ReceivedApplication>[],
    signal: AbortSignal,
  ): Promise<number> => {
    const current = pages.flatMap((page) => page.items);
    const isThere = new Set(current.map(({ id }) => id));
    const missing = (
      isNewestFirst
        ? missingOf(items, current, pages.at(-1)?.next === null)
        : items.filter(({ id }) => !isThere.has(id))
    ).filter(isUnexplained);
    // Only a withdrawal removes an application from the full list; a decision elsewhere also removes it from a
    // filtered one, and in another order it may have moved.
    const isGone = isWhole && isNewestFirst;
    const found = await Promise.all(missing.map(async ({ id }) => (isGone ? null : fetchReceived(id, signal))));
    signal.throwIfAborted();
    return put([...current, ...found.filter((one) => one !== null)], without(missing, found));
  };
  const takeIn = async (page: ListPage<ReceivedApplication>, signal: AbortSignal) => {
    const items = received.items();
    // Somebody who asked for more of the list reads it.
    const isRead = isBeingRead(list.current) || items.length > page.items.length;
    if (items.length === 0 || !isRead) {
      setCameIn({ count: arrivalsOf(items, page.items).length, at: performance.now() });
      received.restart(page);
    } else {
      await update(items, [page], signal);
    }
    // The counters are part of the server-rendered page.
    refresh();
  };
  const newest = useNewest(jobId, path, initial, { pollMs: isPolled ? POLL_MS : null, onChange: takeIn });
  const further = isPolled ? paths.slice(1) : paths;
  const reread = useReread(jobId, further, {
    pollMs: FURTHER_POLL_MS,
    onFetched: async (pages, signal) => {
      if ((await update(received.itemsUnder(further), pages, signal)) > 0) refresh();
    },
  });
  // Decided applications stay on the screen, but the listed status no longer includes them: they are fetched one by one.
  const rereadDecided = async () => {
    const decided = received.items().filter((one) => !withdrawn.has(one.id) && !isUnexplained(one));
    const found = await Promise.all(decided.map(({ id }) => fetchReceived(id)));
    put(
      found.filter((one) => one !== null),
      without(decided, found),
    );
  };
  useNews(() => {
    if (isPolled) void newest.refetch();
    if (further.length > 0) void reread.refetch();
    rereadDecided().catch((error: unknown) => console.error("Decided applications were not read again", error));
  });
  const waiting = arrivalsOf(shown, newest.data.items).length;
  return {
    waiting,
    withdrawn,
    /** The announcement for screen readers. */
    news: waiting > 0 ? { count: waiting, at: 0 } : cameIn,
    show: () => received.restart(newest.data),
    failed: newest.isRefetchError,
    retry: () => void newest.refetch(),
  };
}

/** The ids of those of which nothing was found any more, in the same order. */
const without = (asked: readonly ReceivedApplication[], found: readonly (ReceivedApplication | null)[]) =>
  new Set(asked.filter((_one, index) => found[index] === null).map(({ id }) => id));

// A person who is open, in the sheet or with the focus beside the list, is read too.
function isBeingRead(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  const isWithPerson = Boolean(focused?.closest("[data-person], [role=dialog], [role=alertdialog]"));
  const isSheetOpen = document.querySelector("[role=dialog][data-person]") !== null;
  return window.scrollY > TOP_PX || isWithPerson || isSheetOpen || (list?.contains(focused) ?? false);
}

/** The application as the server answers it once the employer may no longer see its applicant. */
const withoutPerson = (application: ReceivedApplication): ReceivedApplication => ({
  ...application,
  shown: "nothing",
  ...NO_ANSWERS,
  ...NO_PERSON,
});

type Placed = Pick<ReceivedApplication, "id" | "created_at">;

const isNewer = (one: Placed, other: Placed): boolean =>
  one.created_at === other.created_at ? one.id > other.id : one.created_at > other.created_at;

/**
 * The newest applications that are new to someone looking at `shown`. One that only moved up because a newer one was
 * withdrawn is older than all those shown, hence not new.
 * @param shown the applications on the screen, newest first. @param newest the current first page.
 */
export function arrivalsOf<T extends Placed>(shown: readonly Placed[], newest: readonly T[]): T[] {
  const oldest = shown.at(-1);
  if (!oldest) return [...newest];
  const known = new Set(shown.map(({ id }) => id));
  return newest.filter((one) => !known.has(one.id) && isNewer(one, oldest));
}

/**
 * Those of `shown` that should be among the newest but are not: withdrawn, or no longer of the listed status.
 * @param isWhole whether nothing follows after `newest`.
 */
export function missingOf<T extends Placed>(shown: readonly T[], newest: readonly Placed[], isWhole: boolean): T[] {
  const last = newest.at(-1);
  const known = new Set(newest.map(({ id }) => id));
  return shown.filter((one) => !known.has(one.id) && (isWhole || (last !== undefined && isNewer(one, last))));
}
