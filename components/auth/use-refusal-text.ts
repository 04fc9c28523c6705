"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { ApiError } from "@/lib/platform/http/api-fetch";

/** The reason a login or registration was refused, in words. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations("auth");
  const problemText = useProblemText();
  return (error) => (error instanceof ApiError ? problemText(error) : t("tryAgain"));
}
