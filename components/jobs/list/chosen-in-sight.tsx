"use client";

import { useEffect, useRef } from "react";

/** Swipes the row before it to its chosen entry, which may be further along than the screen is wide. */
export function ChosenInSight() {
  const self = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = self.current?.previousElementSibling;
    const chosen = row?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (row && chosen) row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
  }, []);
  return <span ref={self} hidden />;
}
