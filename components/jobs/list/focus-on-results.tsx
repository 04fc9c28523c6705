"use client";

import { useEffect, useRef } from "react";

/**
 * Moves the focus to the list's heading after another choice, so that screen readers say how many there are, and the Tab key
 * goes on with the jobs. Someone who types stays in the search box.
 * @param chosen the filters other than the search, as text. @param heading the heading's id.
 */
export function FocusOnResults({ chosen, heading }: { chosen: string; heading: string }) {
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    if (document.activeElement?.matches("input")) return;
    const element = document.getElementById(heading);
    element?.focus({ preventScroll: true });
    // From further down, such as from an empty list's offer, it would be out of sight.
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: "start" });
  }, [chosen, heading]);
  return null;
}
