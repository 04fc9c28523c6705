"use client";

import { useSyncExternalStore } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { markOf, onMark, setMark } from "./saved-marks";

/**
 * Whether a job is saved, and a way to change that, for which the screen does not wait.
 * @param initial as the page was drawn; what was changed here since wins.
 */
export function useSaved(jobId: string, initial: boolean) {
  const problemText = useProblemText();
  const isSaved = useSyncExternalStore(
    onMark,
    () => markOf(jobId) ?? initial,
    () => initial,
  );
  function toggle(): void {
    setMark(jobId, !isSaved);
    import("@/lib/domains/jobs/cards-client")
      .then(({ saveJob }) => saveJob(jobId, !isSaved))
      .catch((error: unknown) => {
        setMark(jobId, isSaved);
        showToast({ variant: "destructive", title: problemText(error) });
      });
  }
  return { isSaved, toggle };
}
