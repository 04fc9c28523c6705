"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ApiError } from "@/lib/http/api-fetch";

/** The sentence to show for a failed call: the server's own, or one about the missing network. */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t("internal");
      return error.status === 0 ? t("offline") : error.detail || t("internal");
    },
    [t],
  );
}
