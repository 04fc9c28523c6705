"use client";

import { useTranslations } from "next-intl";
import { useOnline } from "./use-online";

/** The red banner while the browser is offline. The live region stands there before, so that it is announced. */
export function OfflineBanner() {
  const t = useTranslations("shell");
  const isOnline = useOnline();
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
