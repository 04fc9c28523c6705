import { useEffect, useRef } from "react";

const HEADING_OR_LINK = "h3[tabindex], a";

/**
 * Moves the focus to the first new entry once a list has grown: the pressed button is further down by then, or gone.
 * @param count the list's number of entries. @param entry which elements below the list are entries: its children, without
 * those that have `data-extra`, unless it says otherwise.
 * @returns the list's ref, and a function to call before more is fetched.
 */
export function useFocusOnNew<List extends HTMLElement = HTMLUListElement>(
  count: number,
  entry = ":scope > :not([data-extra])",
) {
  const list = useRef<List>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    const entries = list.current?.querySelectorAll(entry);
    entries?.[awaited.current]?.querySelector<HTMLElement>(HEADING_OR_LINK)?.focus();
    awaited.current = null;
  }, [count, entry]);
  return { list, expectNew: () => void (awaited.current = count) };
}
