"use client";

import { useTranslations } from "next-intl";
import { Toaster } from "@/components/ui/toaster";

/** The one place where toasts appear. */
export function ToastRegion() {
  const t = useTranslations("shell");
  return <Toaster regionLabel={t("notifications")} closeLabel={t("close")} />;
}
