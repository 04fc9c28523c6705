"use client";

import { useEffect, useRef } from "react";

/** Swipes the row before it to the chosen kind of work, which may be further along than the screen is wide; else to its start. */
export function ChosenInSight() {
  const self = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = self.current?.previousElementSibling;
    const chosen = row?.querySelector<HTMLElement>("[data-kind][aria-current]")?.parentElement;
    if (row) row.scrollTo({ left: chosen ? chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 : 0 });
  }, []);
  return <span ref={self} hidden />;
}
