"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "@/components/shared/form-errors";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { useDecide, type DecisionDetails } from "@/lib/applications/client";
import type { DecisionFormValues } from "@/lib/applications/schema";
import type { ReceivedApplication } from "@/lib/applications/types";
import { applicantName } from "./applicant-name";

export type Decision = "accepted" | "rejected" | "shortlisted";

/** `gone`: the worker has withdrawn meanwhile. `failed`: it is worth trying again. */
export type Outcome = "decided" | "gone" | "failed";

/** Decides and says how it went; the counters are read anew. */
export function useDecision(application: ReceivedApplication, form: UseFormReturn<DecisionFormValues>) {
  const t = useTranslations("jobApplications.decision");
  const router = useRouter();
  const problemText = useProblemText();
  const decide = useDecide(application.job_id);
  const name = applicantName(application);

  const tell = {
    decided: (decision: Decision) => showToast({ variant: "success", title: t(`${decision}Done`, { name }) }),
    decided_already: () =>
      showToast({ variant: "destructive", title: t("decidedAlready"), description: t("decidedAlreadyText") }),
    gone: () => showToast({ variant: "destructive", title: t("withdrawn", { name }), description: t("withdrawnText") }),
  };

  return async (decision: Decision, values: DecisionFormValues): Promise<Outcome> => {
    try {
      const outcome = await decide(application.id, decision, toDetails(values));
      tell[outcome](decision);
      router.refresh();
      return outcome === "gone" ? "gone" : "decided";
    } catch (error) {
      if (!applyServerErrors(form, error)) {
        showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      }
      return "failed";
    }
  };
}

const toDetails = ({ note, interview_date: interview, start_date: start }: DecisionFormValues): DecisionDetails => ({
  note: note || null,
  // The field speaks of Indian time, whatever clock the browser keeps.
  interview_date: interview ? new Date(`${interview}+05:30`).toISOString() : null,
  start_date: start || null,
});
