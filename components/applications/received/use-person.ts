import { useSyncExternalStore } from "react";
import { useQueryInPlace } from "@/components/shared/refresh-scope";

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

function withPerson(now: URLSearchParams, id: string | null): URLSearchParams {
  if (id === null) now.delete("person");
  else now.set("person", id);
  return now;
}

/**
 * The person who is open, in the address, so that Back closes the sheet and leaves the list where it was, and a reload opens the same.
 * @returns the id of the one who is open, null for none, and functions to open another and to close.
 */
export function usePerson() {
  const { parameters, change } = useQueryInPlace();
  const person = parameters.get("person");
  const isWide = useIsWide();
  const open = (id: string) => change((now) => withPerson(now, id), { isNewEntry: !isWide && person === null });
  // In place: going back might render the page again while the reader is already at the next row.
  const close = () => change((now) => withPerson(now, null));
  return { person, isWide, open, close };
}
