"use client";

import { useSyncExternalStore } from "react";
import { onReadings, readingFor } from "@/lib/language/translation/readings";
import type { Language } from "@/lib/language/i18n/languages";
import type { Reading, Readings } from "@/lib/language/translation/types";

/**
 * Whether any text of a page has been translated, and whether roughly.
 * @param known translations of the beginning. @param asked the texts requested since.
 */
export function useReadingState(known: Readings, asked: ReadonlySet<string>, reader: Language) {
  // A string, because a snapshot that is a new object each time would cause endless rendering.
  const state = useSyncExternalStore(
    onReadings,
    () => stateOf([...Object.values(known), ...[...asked].map((text) => readingFor(text, reader))]),
    () => stateOf(Object.values(known)),
  );
  return { isTranslated: state !== "", isRough: state === "rough" };
}

function stateOf(readings: readonly (Reading | null)[]): "" | "rough" | "translated" {
  const shown = readings.filter((reading) => reading !== null && !reading.unchanged);
  if (shown.length === 0) return "";
  return shown.some((reading) => reading?.rough) ? "rough" : "translated";
}
