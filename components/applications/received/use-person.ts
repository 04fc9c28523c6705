"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useIsRefreshing } from "./refresh-scope";

const WIDE = "(min-width: 64rem)";

function onWidth(tell: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

/** Whether there is room for the person beside the list; on the server, which does not know, there is. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    onWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );

const inAddress = () => new URLSearchParams(window.location.search).get("person");

function addressOf(person: string | null): string {
  const next = new URLSearchParams(window.location.search);
  if (person === null) next.delete("person");
  else next.set("person", person);
  return `${window.location.pathname}${next.size > 0 ? `?${next.toString()}` : ""}`;
}

/**
 * The person who is open. The address follows, so that Back closes the sheet and leaves the list where it was, and a reload opens the
 * same; it waits while the page is refreshed.
 * @returns the id of the one who is open, null for none, and functions to open another and to close.
 */
export function usePerson() {
  const [person, setPerson] = useState(useSearchParams().get("person"));
  const isWide = useIsWide();
  const isRefreshing = useIsRefreshing();
  useEffect(() => {
    const onBack = () => setPerson(inAddress());
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  useEffect(() => {
    const before = inAddress();
    if (isRefreshing || person === before) return;
    // Closed in place: going back might render the page again while the reader is already at the next row.
    if (isWide || person === null || before !== null) window.history.replaceState(null, "", addressOf(person));
    else window.history.pushState(null, "", addressOf(person));
  }, [person, isRefreshing, isWide]);
  return { person, isWide, open: setPerson, close: () => setPerson(null) };
}
