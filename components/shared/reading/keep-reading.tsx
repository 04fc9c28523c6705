"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isReadable } from "./kept-paths";

/** Long enough to have seen the page, and for everything else to have loaded. */
const SEEN_MS = 2_000;

/** On every page of a worker: keeps the pages worth reading without network in the phone. */
export function KeepReading({ userId }: { userId: string }) {
  const pathname = usePathname();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (!isReadable(window.location) || !navigator.onLine || !("serviceWorker" in navigator)) return;
      void import("./keep-page")
        .then(({ keepPage }) => keepPage(userId))
        .catch((error: unknown) => {
          // The network may go in between: the next page tries again.
          if (navigator.onLine) console.error("Not kept for reading", error);
        });
    }, SEEN_MS);
    return () => window.clearTimeout(timer);
  }, [pathname, userId]);
  return null;
}
