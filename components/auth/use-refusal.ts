"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";

/** Says why a login or registration was refused: as a toast with this title and as a text that stays in the form. */
export function useRefusal(title: string) {
  const t = useTranslations("auth");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (error: unknown) => {
    const text = error instanceof ApiError ? problemText(error) : t("tryAgain");
    setProblem(text);
    showToast({ title, description: text, variant: "destructive" });
  };
  return { problem, refuse, clear: () => setProblem(null) };
}
