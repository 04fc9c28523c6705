"use client";

import { useTranslations } from "next-intl";
import type { DecisionOutcome } from "@/lib/domains/applications/decision-client";
import { useOutcomeNews } from "./use-outcome-news";

/** Tells what came of a change of the interview, and refreshes the counters. @returns a function that does. */
export function useInterviewNews(name: string, onGone: () => void) {
  const t = useTranslations("jobApplications.interview");
  const tell = useOutcomeNews(name);
  return (outcome: DecisionOutcome, done: string): void => {
    tell(outcome, { done, already: t("changed") });
    if (outcome === "gone") onGone();
  };
}
