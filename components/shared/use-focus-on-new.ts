"use client";

import { useEffect, useRef } from "react";

const HEADING_OR_LINK = "h3[tabindex], a";

/**
 * Moves the focus to the first new entry once a list has grown: the pressed button is further down by then, or gone.
 * @param count the list's number of entries, without elements that have `data-extra`. @returns the list's ref, and a function to call before more is fetched.
 */
export function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    const entries = list.current?.querySelectorAll(":scope > :not([data-extra])");
    entries?.[awaited.current]?.querySelector<HTMLElement>(HEADING_OR_LINK)?.focus();
    awaited.current = null;
  }, [count]);
  return { list, expectNew: () => void (awaited.current = count) };
}
