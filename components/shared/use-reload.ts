"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { showToast } from "@/components/ui/toast";

/** Reloads the page; while offline it shows a message instead, because the current page would be lost. */
export function useReload(): () => void {
  const t = useTranslations("errors");
  return useCallback(() => {
    if (navigator.onLine) window.location.reload();
    else showToast({ title: t("offline"), variant: "destructive" });
  }, [t]);
}
