import { useEffect, useState } from "react";

/** The reader's first actions on a page. */
const FIRST_ACTS = ["pointerdown", "keydown", "touchstart", "focusin"] as const;

/** Calls `run` at the reader's first actions on the page. @returns a function that no longer waits for them. */
export function onFirstTouch(run: () => void): () => void {
  for (const act of FIRST_ACTS) window.addEventListener(act, run, { once: true, passive: true, capture: true });
  return () => {
    for (const act of FIRST_ACTS) window.removeEventListener(act, run, true);
  };
}

/**
 * A module that nobody needs before the first touch of the page; null until it is there, without a connection until that is back.
 * @param load a constant. @param isWanted loads it at once.
 */
export function useAtFirstTouch<Module extends object>(load: () => Promise<Module>, isWanted = false): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const run = () =>
      void load().then(
        (loaded) => stop.signal.aborted || setModule(loaded),
        () => window.addEventListener("online", run, { once: true, signal: stop.signal }),
      );
    const isTouched = navigator.userActivation?.hasBeenActive !== false;
    const forget = isWanted || isTouched ? run() : onFirstTouch(run);
    return () => {
      stop.abort();
      forget?.();
    };
  }, [load, isWanted]);
  return module;
}
