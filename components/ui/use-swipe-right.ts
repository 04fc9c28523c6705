"use client";

import { useRef, useState, type PointerEvent } from "react";

const THRESHOLD_PX = 50;

/**
 * Lets a card be swiped off to the right; `onSwipe` is called when the finger lifts at least 50 px from where it
 * started.
 */
export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const distance = (event: PointerEvent) => (startX.current === null ? 0 : Math.max(0, event.clientX - startX.current));
  const reset = () => {
    startX.current = null;
    setShift(0);
  };
  return {
    shift,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => setShift(distance(event)),
      onPointerUp: (event: PointerEvent) => {
        const pushed = distance(event) >= THRESHOLD_PX;
        if (pushed) {
          startX.current = null;
          onSwipe();
        } else reset();
      },
      onPointerCancel: reset,
    },
  };
}
