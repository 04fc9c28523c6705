import { showToast } from "@/components/ui/toast";
import { saveJob } from "@/lib/domains/jobs/cards-client";
import { markOf, onMark, setMark } from "./saved-marks";

/** Saves a card's job, or no longer; the screen does not wait for the server. @param heart came as HTML. */
export function toggleSaved(heart: HTMLElement, problemText: (error: unknown) => string): void {
  const id = heart.dataset.save ?? "";
  const wasSaved = heart.getAttribute("aria-pressed") === "true";
  setMark(id, !wasSaved);
  saveJob(id, !wasSaved).catch((error: unknown) => {
    setMark(id, wasSaved);
    showToast({ variant: "destructive", title: problemText(error) });
  });
}

/** Shows on the cards below an element what was changed in this visit, now and later. @returns the way to end it. */
export function showMarks(within: HTMLElement): () => void {
  const show = () => {
    for (const heart of within.querySelectorAll<HTMLElement>("[data-save]")) {
      const isSaved = markOf(heart.dataset.save ?? "");
      if (isSaved === undefined) continue;
      heart.setAttribute("aria-pressed", String(isSaved));
      heart.classList.toggle("mask-heart-full", isSaved);
      heart.classList.toggle("mask-heart", !isSaved);
    }
  };
  show();
  return onMark(show);
}
