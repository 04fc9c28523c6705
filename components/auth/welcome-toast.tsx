"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { showToast } from "@/components/ui/toast";
import { takeWelcome } from "./welcome";

/** Shows 'Login successful' on the page after the login. */
export function WelcomeToast() {
  const t = useTranslations("adminLogin");
  useEffect(() => {
    const username = takeWelcome();
    if (username) {
      showToast({ title: t("successTitle"), description: t("successText", { username }), variant: "success" });
    }
  }, [t]);
  return null;
}
