"use client";

import { useSyncExternalStore } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { smallMask } from "@/components/shared/pictograms/mask";
import { showToast } from "@/components/ui/toast";
import { saveJob } from "@/lib/jobs/cards-client";
import { markOf, onMark, setMark } from "./saved-marks";

export interface SaveButtonProps {
  /** The job's. */
  id: string;
  saved: boolean;
  texts: { save: string; saved: string; failed: string };
  look: string;
}

/** Keeps a job for later, on its page; the screen does not wait for the server. */
export function SaveButton({ id, saved, texts, look }: SaveButtonProps) {
  const problemText = useProblemText();
  const isSaved = useSyncExternalStore(
    onMark,
    () => markOf(id) ?? saved,
    () => saved,
  );
  const toggle = () => {
    setMark(id, !isSaved);
    saveJob(id, !isSaved).catch((error: unknown) => {
      setMark(id, isSaved);
      showToast({ variant: "destructive", title: texts.failed, description: problemText(error) });
    });
  };
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={toggle}
      className={`${look} ${smallMask(isSaved ? "heart-full" : "heart")} aria-pressed:before:text-destructive`}
    >
      {isSaved ? texts.saved : texts.save}
    </button>
  );
}
