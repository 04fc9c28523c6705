"use client";

import { useEffect, useRef } from "react";
import { toast, Toaster as Sonner } from "sonner";
import { connectToasts, TOAST_DURATION_MS, TOAST_HOTKEY } from "./toast";
import { ToastCard } from "./toast-card";

export interface ToasterProps {
  /** Accessible name of the notification region; the key F8 is added to it. */
  regionLabel: string;
  closeLabel: string;
  /** Whether the reader has asked for the region before it was there. */
  hasFocus: boolean;
}

/** The notification region: one toast at a time, at the top so that it covers no button under the thumb. */
export function Toaster({ regionLabel, closeLabel, hasFocus }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(
    () =>
      connectToasts({
        show: (id, content) => {
          toast.dismiss();
          // A new id each time: the library does not restart the timer of a toast that is updated in place.
          toast.custom(() => <ToastCard {...content} closeLabel={closeLabel} onClose={() => toast.dismiss(id)} />, {
            id,
            ...(content.stays === undefined ? {} : { duration: content.stays }),
          });
        },
        dismiss: (id) => toast.dismiss(id),
      }),
    [closeLabel],
  );
  useEffect(() => {
    // Unless the focus has moved on meanwhile: the empty region that had it is gone.
    if (hasFocus && document.activeElement === document.body) region.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    // The library focuses its list, which only exists while a toast is shown; without one, focus the region itself.
    const focusEmptyRegion = (event: KeyboardEvent) => {
      if (event.code === TOAST_HOTKEY && region.current && !region.current.querySelector("li")) region.current.focus();
    };
    document.addEventListener("keydown", focusEmptyRegion);
    return () => document.removeEventListener("keydown", focusEmptyRegion);
  }, []);
  return (
    <Sonner
      ref={region}
      theme="light"
      position="top-right"
      visibleToasts={1}
      duration={TOAST_DURATION_MS}
      hotkey={[TOAST_HOTKEY]}
      containerAriaLabel={regionLabel}
      // The library's own swipe has a fixed 45 px threshold and also reacts to any quick flick: our card handles
      // swipes itself.
      swipeDirections={[]}
      offset={{ top: "calc(var(--header-height) + 0.75rem)", right: "1rem" }}
      mobileOffset={{ top: "calc(env(safe-area-inset-top) + 0.75rem)", left: "0.75rem", right: "0.75rem" }}
    />
  );
}
