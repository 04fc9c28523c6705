"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { showToast } from "@/components/ui/toast";
import { useOfflineGuard } from "./use-offline-guard";
import { useOnline } from "./use-online";

/** The red banner while the browser is offline, and what holds back that needs the network. The live region stands there before, so that it is announced. */
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
