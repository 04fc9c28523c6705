import { useTranslations } from "next-intl";
import { useRefresh } from "@/components/shared/refresh-scope";
import { useUndo } from "@/components/shared/use-undo";
import { showToast } from "@/components/ui/toast";
import type { DecisionOutcome } from "@/lib/domains/applications/decision-client";

/** The titles of what differs between changes of an application. */
type Titles = {
  done: string;
  /** A line below it. */
  more?: string | null;
  already: string;
  /** Takes it back, for ten seconds. */
  undo?: () => Promise<unknown>;
};

/** Shows the outcome of a change of an application, and refreshes the counters. @returns a function that does. */
export function useOutcomeNews(name: string): (outcome: DecisionOutcome, titles: Titles) => void {
  const t = useTranslations("jobApplications.decision");
  const refresh = useRefresh();
  const withUndo = useUndo();
  return (outcome, { done, more, already, undo }) => {
    const toast = {
      decided: {
        variant: "success",
        title: done,
        ...(more ? { description: more } : {}),
        ...(undo ? withUndo(undo) : {}),
      },
      decided_already: { variant: "destructive", title: already, description: t("decidedAlreadyText") },
      gone: { variant: "destructive", title: t("withdrawn", { name }), description: t("withdrawnText") },
    } as const;
    showToast(toast[outcome]);
    refresh();
  };
}

/** Shows the outcome of a change of the interview, and refreshes the counters. @returns a function that does. */
export function useInterviewNews(name: string, onGone: () => void) {
  const t = useTranslations("jobApplications.interview");
  const tell = useOutcomeNews(name);
  return (outcome: DecisionOutcome, done: string): void => {
    tell(outcome, { done, already: t("changed") });
    if (outcome === "gone") onGone();
  };
}
