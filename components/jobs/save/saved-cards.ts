import { showToast } from "@/components/ui/toast";
import { saveJob } from "@/lib/domains/jobs/cards-client";

/** Saves or unsaves a card's job; the screen does not wait for the server. @param heart the card's button. */
export function toggleSaved(heart: HTMLElement, problemText: (error: unknown) => string): void {
  const id = heart.dataset.save ?? "";
  const wasSaved = heart.getAttribute("aria-pressed") === "true";
  setMark(id, !wasSaved);
  saveJob(id, !wasSaved).catch((error: unknown) => {
    setMark(id, wasSaved);
    showToast({ variant: "destructive", title: problemText(error) });
  });
}

/** Shows this visit's changes on the cards below an element, now and later. @returns a function that unsubscribes. */
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

// Changes since the page was loaded, by the id of the job: lists keep the marks of the server for a while.
const changes = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Listens to changes of any job's mark. @returns a function that unsubscribes. */
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
