"use client";

import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { useDecide, type DecisionDetails, type DecisionOutcome } from "@/lib/domains/applications/decision-client";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { saveTypedAccount } from "@/lib/domains/users/client";
import type { DecisionFormValues } from "./decision-form";
import { useOutcomeNews } from "./use-outcome-news";

export type DecidedStatus = "accepted" | "rejected" | "shortlisted";

/**
 * Saves the employer's phone number if it was typed, sends a decision, reports its outcome and refreshes the counters.
 * @param name the applicant's, for what is told. @param status the decision being confirmed; null if none is.
 * @returns a function that sends it and returns the outcome; null if it is worth trying again.
 */
export function useDecision(
  application: ReceivedApplication,
  name: string,
  form: UseFormReturn<DecisionFormValues>,
  status: DecidedStatus | null,
): () => Promise<DecisionOutcome | null> {
  const t = useTranslations("jobApplications.decision");
  const problemText = useProblemText();
  const { mutateAsync: decide } = useDecide(application.job_id);
  const tell = useOutcomeNews(name);
  const { submit } = useSubmit({
    form,
    send: async (values) => {
      if (status === null) throw new Error("Nothing is asked");
      await saveTypedAccount(values);
      const { outcome } = await decide({ id: application.id, status, details: toDetails(values) });
      return { outcome, status };
    },
    onSuccess: (decided) => {
      tell(decided.outcome, { done: t(`${decided.status}Done`, { name }), already: t("decidedAlready") });
    },
    failed: (error, isPlaced) => (isPlaced ? null : { title: t("failed"), description: problemText(error) }),
    signedOut: "tell",
  });
  return async () => (await submit())?.outcome ?? null;
}

const toDetails = ({ note, start_date: start }: DecisionFormValues): DecisionDetails => ({
  note: note || null,
  start_date: start || null,
});
