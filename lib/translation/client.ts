/** The browser's side of translation: asks for what a page's cache did not have, and remembers it for the visit. */
import { apiFetch } from "@/lib/http/api-fetch";
import type { Language } from "@/lib/i18n/languages";
import { toBatches } from "./batches";
import { TRANSLATE_MAX } from "./options";
import type { Reading, TranslateAnswer } from "./types";

/** Code points of one call: four bytes each at most, and a body may have 256 KB. */
const MOST_CHARACTERS = 60_000;
/** Milliseconds after which a text whose call failed may be asked for again. */
const RETRY_MS = 60_000;

// Written by effects only, which the server does not run. Rough ones too: the cache of the server does not keep them.
const readings = new Map<string, Reading>();
const asked = new Map<string, number>();
const listeners = new Set<() => void>();

const keyOf = (text: string, reader: Language): string => `${reader} ${text}`;

/** Calls `listener` whenever translations have come. @returns how to stop that. */
export function onReadings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has come for a text in this visit. */
export const readingFor = (text: string, reader: Language): Reading | null => readings.get(keyOf(text, reader)) ?? null;

/** As many calls as the interface's bounds ask for, in order. */
export const toCalls = (texts: readonly string[]): string[][] =>
  toBatches(texts, { texts: TRANSLATE_MAX.texts, characters: MOST_CHARACTERS }, (text) => text);

/**
 * Asks for translations, one call after the other, each text once in a visit. Fails without a word: the originals are
 * on the screen. After a failure nothing further is sent, and the texts may be asked for again a minute later.
 */
export async function askForReadings(texts: readonly string[], reader: Language, signal: AbortSignal): Promise<void> {
  const now = Date.now();
  const isOpen = (key: string) => !readings.has(key) && (asked.get(key) ?? -Infinity) + RETRY_MS <= now;
  const open = [...new Set(texts)].filter((text) => isOpen(keyOf(text, reader)));
  open.forEach((text) => asked.set(keyOf(text, reader), now));
  const calls = toCalls(open);
  while (calls.length > 0) {
    const call = calls.shift()!;
    const results = await ask(call, reader, signal);
    if (!results) {
      // Whoever left may come back and ask at once; who was refused waits.
      if (signal.aborted) [call, ...calls].flat().forEach((text) => asked.delete(keyOf(text, reader)));
      return;
    }
    call.forEach((text, index) => {
      const result = results[index];
      if (result) readings.set(keyOf(text, reader), result);
    });
    listeners.forEach((listener) => listener());
  }
}

// Null for any failure: too many calls, no network, a server that is not well. There is nothing to tell the reader.
const ask = (text: string[], targetLanguage: Language, signal: AbortSignal): Promise<Reading[] | null> =>
  apiFetch<TranslateAnswer<string[]>>("/api/translate", {
    method: "POST",
    body: { text, targetLanguage },
    signal,
  }).then(
    ({ results }) => results,
    () => null,
  );
