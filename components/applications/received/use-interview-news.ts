"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { showToast } from "@/components/ui/toast";
import type { DecisionOutcome } from "@/lib/applications/decision-client";
import type { ReceivedApplication } from "@/lib/applications/types";
import { useApplicantName } from "./use-applicant-name";

/** Tells what came of a change of the interview, and refreshes the counters. @returns a function that does. */
export function useInterviewNews(application: ReceivedApplication, onGone: () => void) {
  const t = useTranslations("jobApplications");
  const router = useRouter();
  const name = useApplicantName(application);
  return (outcome: DecisionOutcome, done: string): void => {
    const toast = {
      decided: { variant: "success", title: done },
      decided_already: {
        variant: "destructive",
        title: t("interview.changed"),
        description: t("decision.decidedAlreadyText"),
      },
      gone: {
        variant: "destructive",
        title: t("decision.withdrawn", { name }),
        description: t("decision.withdrawnText"),
      },
    } as const;
    showToast(toast[outcome]);
    if (outcome === "gone") onGone();
    router.refresh();
  };
}
