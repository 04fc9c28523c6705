"use client";

import { useState, useSyncExternalStore, type ReactNode } from "react";

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
  const wasDismissed = useSyncExternalStore(never, () => isStored(storageKey), no);
  const [isDismissed, setDismissed] = useState(false);
  if (wasDismissed || isDismissed) return null;
  const dismiss = () => {
    store(storageKey);
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

const never = () => () => undefined;
const no = () => false;

// A browser may refuse storage: then the card comes back on the next page.
function isStored(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    window.localStorage.setItem(key, "later");
  } catch {
    return;
  }
}
