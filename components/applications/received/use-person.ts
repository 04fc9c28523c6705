"use client";

import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";

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

/**
 * The person who is open, in the address, so that Back closes the sheet and leaves the list where it was, and a reload opens the same.
 * @returns the id of the one named in the address, null for none, and functions to open another and to close.
 */
export function usePerson() {
  const parameters = useSearchParams();
  const person = parameters.get("person");
  const isWide = useIsWide();
  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(window.location.search);
    if (id === null) next.delete("person");
    else next.set("person", id);
    return `${window.location.pathname}${next.size > 0 ? `?${next.toString()}` : ""}`;
  };
  const open = (id: string) => {
    if (isWide || person !== null) window.history.replaceState(null, "", addressOf(id));
    else window.history.pushState(null, "", addressOf(id));
  };
  // In place: going back might render the page again while the reader is already at the next row.
  const close = () => window.history.replaceState(null, "", addressOf(null));
  return { person, isWide, open, close };
}
