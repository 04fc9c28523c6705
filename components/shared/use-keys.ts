import { useEffect, useEffectEvent } from "react";

/** Calls back for each key that is pressed on the page. With Ctrl, Meta or Alt it is the browser's, and left alone. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) onKey(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
