"use client";

import { useState, useSyncExternalStore, type ReactNode } from "react";
import { Button } from "@/components/ui/button";

export interface DismissibleProps {
  id: string;
  /** Where this browser keeps that it was sent away. */
  storageKey: string;
  /** The words of the button that sends it away. */
  label: string;
  children: ReactNode;
}

/** A card that somebody can send away for good, on this browser. */
export function Dismissible({ id, storageKey, label, children }: DismissibleProps) {
  const wasDismissed = useSyncExternalStore(never, () => isStored(storageKey), no);
  const [isDismissed, setDismissed] = useState(false);
  if (wasDismissed || isDismissed) return null;
  const dismiss = () => {
    store(storageKey);
    setDismissed(true);
    // The pressed button is gone; the reader goes on from the page.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <div
      id={id}
      // The script beside it may have hidden it already.
      suppressHydrationWarning
      className="border-border bg-primary-soft flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border p-4"
    >
      {children}
      <Button variant="outline" onClick={dismiss}>
        {label}
      </Button>
    </div>
  );
}

const never = () => () => undefined;
const no = () => false;

// A browser may refuse its storage: then the card comes back with the next page.
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
