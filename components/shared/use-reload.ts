"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { showToast } from "@/components/ui/toast";

/** Loads the page anew; offline it says so instead, for the page that is there would be gone. */
export function useReload(): () => void {
  const t = useTranslations("errors");
  return useCallback(() => {
    if (navigator.onLine) window.location.reload();
    else showToast({ title: t("offline"), variant: "destructive" });
  }, [t]);
}
