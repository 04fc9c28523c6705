import { useSyncExternalStore } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";

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

// Changes since the page was loaded, by the id of the job: lists keep the marks of the server for a while.
const changes = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Listens to changes of any job's mark. @returns a function that ends it. */
function onMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a job is saved, as far as this browser knows; undefined if nothing was changed here. */
const markOf = (jobId: string): boolean | undefined => changes.get(jobId);

/** Marks a job in every list. */
function setMark(jobId: string, isSaved: boolean): void {
  changes.set(jobId, isSaved);
  for (const listener of listeners) listener();
}
