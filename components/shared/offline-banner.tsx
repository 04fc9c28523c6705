"use client";

import { useCallback, useEffect, useSyncExternalStore } from "react";
import { showToast } from "@/components/ui/toast";
import { isKept } from "./reading/kept-paths";
import { useShellTexts } from "./shell-texts";

/**
 * The red banner while the browser is offline; also blocks actions that need the network. The live region exists
 * before, so that the banner is announced.
 */
export function OfflineBanner() {
  const { shell, failure } = useShellTexts();
  const isOnline = useOnline();
  const say = useCallback(() => showToast({ title: failure.offline, variant: "destructive" }), [failure.offline]);
  useOfflineGuard(isOnline, say);
  return (
    <div role="status" className="sticky top-0 z-50">
      {isOnline ? null : (
        <p data-offline className="bg-destructive text-destructive-foreground px-4 py-2 text-center">
          {shell.offline}
        </p>
      )}
    </div>
  );
}

/**
 * Blocks links and search forms while the browser is offline: they would lead to its own error page, and input on this
 * page would be lost. Links to pages that are kept in this browser lead there. @param say tells the reader why nothing happens.
 */
function useOfflineGuard(isOnline: boolean, say: () => void): void {
  useEffect(() => {
    if (isOnline) return;
    const hold = (event: Event) => {
      const link = leavingLink(event);
      if (link === null && !leavesByForm(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // Not by the router, which would first ask the network for the page.
      if (link && isKept(link)) window.location.assign(link.href);
      else say();
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

/** Forms that a script sends by POST report a missing network themselves. */
const leavesByForm = ({ type, target }: Event): boolean =>
  type === "submit" && target instanceof HTMLFormElement && target.method === "get";

/** The link of ours, or to another site, that a click is about to follow. */
function leavingLink({ type, target }: Event): HTMLAnchorElement | null {
  if (type !== "click" || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link?.protocol.startsWith("http")) return null;
  const { origin, pathname, search } = window.location;
  return link.hash && link.href.startsWith(`${origin}${pathname}${search}#`) ? null : link;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the browser considers itself online; true on the server, so that the first paint has no banner. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
