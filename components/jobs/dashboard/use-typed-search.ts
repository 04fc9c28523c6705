import { useEffect, useState } from "react";

const PAUSE_MS = 300;

/**
 * A search box that searches while typing, after a pause.
 * @param current the active search text. @param search receives the new text.
 * @returns the box's text, its setter, and `now` for the Enter key.
 */
export function useTypedSearch(current: string, search: (text: string) => void) {
  // Input that is not in the address yet. Once it is, the address leads: "Clear Filters" empties the box.
  const [typed, setTyped] = useState<{ text: string; sent: boolean } | null>(null);
  if (typed?.sent && typed.text === current) setTyped(null);
  const now = () => {
    if (typed === null || typed.sent) return;
    search(typed.text);
    setTyped({ ...typed, sent: true });
  };
  useEffect(() => {
    if (typed === null || typed.sent) return;
    const timer = setTimeout(now, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { text: typed?.text ?? current, setText: (text: string) => setTyped({ text, sent: false }), now };
}
