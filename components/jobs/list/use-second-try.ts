"use client";

import { useEffect, useRef } from "react";

/** Milliseconds from the browser's word that it is online until calls get through. */
const SETTLE_MS = 1_500;

/**
 * Browsers say that they are online a moment before calls get through. A list that has failed just then is asked for
 * once more; otherwise the reader would see a failure although the network is back.
 */
export function useSecondTry(hasFailed: boolean, refetch: () => Promise<unknown>): void {
  const state = useRef({ hasFailed, refetch });
  useEffect(() => {
    state.current = { hasFailed, refetch };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (state.current.hasFailed) void state.current.refetch();
      }, SETTLE_MS);
    };
    window.addEventListener("online", tryLater);
    return () => {
      window.removeEventListener("online", tryLater);
      clearTimeout(timer);
    };
  }, []);
}
