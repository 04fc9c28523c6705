"use client";

import { useCallback } from "react";
import { showToast } from "@/components/ui/toast";
import { useShellTexts } from "./shell-texts";
import { useOfflineGuard } from "./use-offline-guard";
import { useOnline } from "./use-online";

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
