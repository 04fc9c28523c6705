"use client";

import { useState, type ReactNode } from "react";
import { recall, remember } from "@/components/shared/browser-storage";
import { useHydrated } from "@/components/ui/use-hydrated";

export interface DismissibleProps {
  /** The browser storage key that records the dismissal. */
  storageKey: string;
  /** The label of the dismiss button. */
  label: string;
  /** Its look. */
  look: string;
  children: ReactNode;
}

/** A card that can be dismissed permanently in this browser. */
export function Dismissible({ storageKey, label, look, children }: DismissibleProps) {
  const isHydrated = useHydrated();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || (isHydrated && recall(storageKey))) return null;
  const dismiss = () => {
    // A browser that refuses storage shows the card again on the next page.
    remember(storageKey, "later");
    setDismissed(true);
    // The pressed button is gone; focus moves to the page.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <div
      data-hidden-by={storageKey}
      // The script HIDE_DISMISSED below may have hidden it already.
      suppressHydrationWarning
      className="border-border bg-primary-soft flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border p-4"
    >
      {children}
      <button type="button" className={look} onClick={dismiss}>
        {label}
      </button>
    </div>
  );
}
