"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { useDecide } from "@/lib/applications/client";
import { ApiError } from "@/lib/http/api-fetch";
import type { ReceivedApplication } from "@/lib/applications/types";
import { applicantName } from "./applicant-name";

export type Decision = "accepted" | "rejected" | "shortlisted";

/** `gone`: the worker has withdrawn meanwhile. `failed`: it is worth trying again. */
export type Outcome = "decided" | "gone" | "failed";

/** Decides and says how it went; counters and list are read anew. */
export function useDecision(application: ReceivedApplication) {
  const t = useTranslations("jobApplications.decision");
  const router = useRouter();
  const problemText = useProblemText();
  const decide = useDecide(application.job_id);
  const name = applicantName(application);
  return async (decision: Decision): Promise<Outcome> => {
    let outcome: Outcome = "decided";
    try {
      await decide.mutateAsync({ id: application.id, status: decision });
      showToast({ variant: "success", title: t(`${decision}Done`, { name }) });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "application_not_found") {
        showToast({ variant: "destructive", title: t("withdrawn", { name }), description: t("withdrawnText") });
        outcome = "gone";
      } else if (code === "already_decided") {
        showToast({ variant: "destructive", title: t("decidedAlready"), description: t("decidedAlreadyText") });
      } else {
        showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
        return "failed";
      }
    }
    router.refresh();
    return outcome;
  };
}
