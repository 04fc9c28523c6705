"use client";

import { useEffect, useRef } from "react";

/** Milliseconds between the browser's online event and the time when calls succeed. */
const SETTLE_MS = 1_500;

/**
 * Browsers report that they are online shortly before calls succeed. A list that failed just then is requested once
 * more; otherwise the reader would see a failure although the network is back.
 */
export function useRetryWhenOnline(hasFailed: boolean, refetch: () => Promise<unknown>): void {
  const state = useRef({ hasFailed, refetch });
  useEffect(() => {
    state.current = { hasFailed, refetch };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retryLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (state.current.hasFailed) void state.current.refetch();
      }, SETTLE_MS);
    };
    window.addEventListener("online", retryLater);
    return () => {
      window.removeEventListener("online", retryLater);
      clearTimeout(timer);
    };
  }, []);
}
