"use client";

import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps the last height of an element in its `--kept-height`, so that it can stay that high once it is emptied and
 * nothing moves under the reader.
 */
export function useKeptHeight(isEmptied: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || isEmptied) return;
    const keep = () => current.style.setProperty("--kept-height", `${current.offsetHeight}px`);
    const observer = new ResizeObserver(keep);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isEmptied]);
  return element;
}
