"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useKeys } from "@/components/shared/use-keys";
import { isTyping } from "./is-typing";
import { KEY_LOOK } from "./key-hint";
import { focusRow, officeRows } from "./office-rows";

/** After g, the next letter within this time leads to a place. */
const NEXT_MS = 1_500;

export interface OfficeKeysProps {
  places: readonly { letter: string; href: string; label: string }[];
}

/**
 * The office's keys: j and k lead from row to row, g and a letter to another place, a letter presses the button that names it in
 * aria-keyshortcuts, or leads into the form or to the other tabs of that data-key.
 */
export function OfficeKeys({ places }: OfficeKeysProps) {
  const router = useRouter();
  const leftAt = useRef(-Infinity);
  useKeys((event) => {
    const { key } = event;
    if (isTyping(event.target)) return;
    // A question, or another dialog, has the keys to itself.
    if (document.querySelector("[role=alertdialog], [role=dialog]")) return;
    const goes = performance.now() - leftAt.current < NEXT_MS;
    leftAt.current = key === "g" ? performance.now() : -Infinity;
    const place = goes ? places.find(({ letter }) => letter === key) : undefined;
    if (place) router.push(place.href);
    else if (key === "j" || key === "k") {
      const rows = officeRows();
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      focusRow(rows[at === -1 ? 0 : at + (key === "j" ? 1 : -1)]);
    } else if (!/^[a-z]$/.test(key) || !pressNamed(key)) return;
    event.preventDefault();
  });
  return (
    <p className="page text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 pt-0 max-lg:hidden">
      {places.map(({ letter, label }) => (
        <span key={letter}>
          <kbd className={KEY_LOOK}>g</kbd> <kbd className={KEY_LOOK}>{letter}</kbd> {label}
        </span>
      ))}
    </p>
  );
}

/** @returns whether the page has something for this key. */
function pressNamed(key: string): boolean {
  const named = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  const field = document.querySelector<HTMLElement>(
    `main [data-key="${key}"] :is(textarea, input, a:not([aria-current]))`,
  );
  if (named) named.click();
  else field?.focus();
  return named !== null || field !== null;
}
