"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { onReadings, readingFor } from "@/lib/language/translation/readings";
import { readingOf } from "@/lib/language/translation/reading";
import type { Reading } from "@/lib/language/translation/types";
import { usePageTexts } from "./page-texts";

/** A text as shown to its reader; `reading` is null while there is only the original. */
export type Passage = { language: string | null; isSettled: boolean; reading: Reading | null };

/** Follows the translation of one text, and requests it if needed. */
export function usePassage(text: string): Passage {
  const page = usePageTexts();
  const reader = page?.reader ?? null;
  const { language, isSettled } = useMemo(() => readingOf(text, reader ?? "en"), [text, reader]);
  const known = page?.known[text] ?? null;
  const reading = useSyncExternalStore(
    onReadings,
    () => known ?? (reader && readingFor(text, reader)),
    () => known,
  );
  const want = page?.want;
  const isOpen = !isSettled && reading === null;
  useEffect(() => {
    if (isOpen) want?.(text);
  }, [isOpen, want, text]);
  return { language, isSettled, reading };
}
