"use client";

import { useEffect, useState } from "react";

const PAUSE_MS = 300;

/**
 * A search box that searches as one types, after a pause.
 * @param current what is searched for now. @param search takes the new text.
 * @returns the box's text, its setter, and `now` for the Enter key.
 */
export function useTypedSearch(current: string, search: (text: string) => void) {
  // What was typed and is not in the address yet. Once it is there, the address leads: "Clear Filters" empties the box.
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
