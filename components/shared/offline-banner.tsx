"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { showToast } from "@/components/ui/toast";
import { useOfflineGuard } from "./use-offline-guard";
import { useOnline } from "./use-online";

/**
 * The red banner while the browser is offline; also blocks actions that need the network. The live region exists
 * before, so that the banner is announced.
 */
export function OfflineBanner() {
  const t = useTranslations("shell");
  const tErrors = useTranslations("errors");
  const isOnline = useOnline();
  const say = useCallback(() => showToast({ title: tErrors("offline"), variant: "destructive" }), [tErrors]);
  useOfflineGuard(isOnline, say);
  return (
    <div role="status" className="sticky top-0 z-50">
      {isOnline ? null : (
        <p data-offline className="bg-destructive text-destructive-foreground px-4 py-2 text-center">
          {t("offline")}
        </p>
      )}
    </div>
  );
}
