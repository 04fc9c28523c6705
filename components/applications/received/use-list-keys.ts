import { useKeys } from "@/components/shared/use-keys";

const DECISIONS: Record<string, string> = { s: "shortlisted", x: "rejected" };
const MOVES: Record<string, 1 | -1> = { j: 1, k: -1 };

/** Works through the list by keys: j and k move, s shortlists, x asks for a rejection, ? says so. A key that types is left alone. */
export function useListKeys({ onMove }: { onMove: (by: 1 | -1) => void }): void {
  useKeys((event) => {
    const { target, key } = event;
    if (!(target instanceof Element)) return;
    if (target.closest("input:not([type=checkbox]), textarea, select, [contenteditable], [role=alertdialog]")) return;
    // A question, or another dialog, has the keys to itself; the sheet with the person is none.
    if (document.querySelector("[role=alertdialog], [role=dialog]:not([data-person])")) return;
    const move = MOVES[key];
    if (move) onMove(move);
    else if (key === "?") document.querySelector<HTMLElement>("[data-keys-help]")?.click();
    else if (DECISIONS[key])
      document.querySelector<HTMLElement>(`[data-person] [data-decision=${DECISIONS[key]}]`)?.click();
    else return;
    event.preventDefault();
  });
}
