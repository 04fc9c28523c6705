"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { takeForThisPage } from "@/components/shared/next-page";
import { showToast } from "@/components/ui/toast";

/** Shows 'Login successful' on the page after the login. */
export function WelcomeToast() {
  const t = useTranslations("adminLogin");
  useEffect(() => {
    const username = takeForThisPage("welcome");
    if (username) {
      showToast({ title: t("successTitle"), description: t("successText", { username }), variant: "success" });
    }
  }, [t]);
  return null;
}
