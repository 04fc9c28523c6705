"use client";

import { useEffect } from "react";

/**
 * Blocks links and search forms while the browser is offline: they would lead to its own error page, and input on this
 * page would be lost. @param say tells the reader why nothing happens.
 */
export function useOfflineGuard(isOnline: boolean, say: () => void): void {
  useEffect(() => {
    if (isOnline) return;
    const hold = (event: Event) => {
      if (!leavesPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      say();
    };
    // In the capture phase, before the page's own handlers.
    window.addEventListener("click", hold, true);
    window.addEventListener("submit", hold, true);
    return () => {
      window.removeEventListener("click", hold, true);
      window.removeEventListener("submit", hold, true);
    };
  }, [isOnline, say]);
}

function leavesPage({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  // Forms that a script sends by POST report a missing network themselves.
  if (type === "submit") return target instanceof HTMLFormElement && target.method === "get";
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || !link.protocol.startsWith("http")) return false;
  const { origin, pathname, search } = window.location;
  return !(link.hash && link.href.startsWith(`${origin}${pathname}${search}#`));
}
