/** The translations that the browser has received during a visit. */
import type { Language } from "@/lib/language/i18n/languages";
import type { Reading } from "./types";

// Written only by effects, which the server does not run. Includes rough ones, which the server's cache does not keep.
const readings = new Map<string, Reading>();
const listeners = new Set<() => void>();

export const keyOf = (text: string, reader: Language): string => `${reader} ${text}`;

/** Calls `listener` whenever translations arrive. @returns a function that unsubscribes it. */
export function onReadings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The translation of a text received during this visit, or null. */
export const readingFor = (text: string, reader: Language): Reading | null => readings.get(keyOf(text, reader)) ?? null;

/** @param key of `keyOf`. */
export const hasReading = (key: string): boolean => readings.has(key);

export const keepReading = (text: string, reader: Language, reading: Reading): void =>
  void readings.set(keyOf(text, reader), reading);

/** Tells the listeners that translations have arrived. */
export const tellReadings = (): void => listeners.forEach((listener) => listener());
