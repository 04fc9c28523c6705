/** Translation in the browser: requests what was not cached when the page was built. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { Language } from "@/lib/language/i18n/languages";
import type { translationApi } from "./api";
import { toBatches } from "./batches";
import { TRANSLATE_MAX } from "./options";
import { hasReading, keepReading, keyOf, tellReadings } from "./readings";
import type { Translated } from "./types";

const { call } = apiClient<typeof translationApi>();

/** Code points per call: each takes at most four bytes, and a body may have 256 KB. */
const MAX_CHARACTERS = 60_000;
/** Milliseconds before a text whose call failed may be requested again. */
const RETRY_MS = 60_000;
/** Milliseconds before a text that a provider was too slow for is requested again, and how often. */
const LATE_MS = 3_000;
const LATE_ROUNDS = 3;

const asked = new Map<string, number>();

/** Splits texts into calls within the API's limits, keeping their order. */
export const toCalls = (texts: readonly string[]): string[][] =>
  toBatches(texts, { texts: TRANSLATE_MAX.texts, characters: MAX_CHARACTERS }, (text) => text);

/**
 * Requests translations, one call at a time, each text once per visit. Fails silently, since the originals are on the
 * screen. After a failure nothing more is sent, and the texts may be requested again a minute later.
 */
export async function askForReadings(texts: readonly string[], reader: Language, signal: AbortSignal): Promise<void> {
  const now = performance.now();
  const isOpen = (key: string) => !hasReading(key) && (asked.get(key) ?? -Infinity) + RETRY_MS <= now;
  const open = [...new Set(texts)].filter((text) => isOpen(keyOf(text, reader)));
  open.forEach((text) => asked.set(keyOf(text, reader), now));
  let late = await askInCalls(open, reader, signal, true);
  for (let round = 1; late.length > 0 && round <= LATE_ROUNDS && !signal.aborted; round += 1) {
    await pause(LATE_MS, signal);
    late = await askInCalls(late, reader, signal, round < LATE_ROUNDS);
  }
}

/**
 * @param mayWait whether a text that a provider has not answered yet is left as typed, to be requested again.
 * @returns those texts.
 */
async function askInCalls(
  texts: readonly string[],
  reader: Language,
  signal: AbortSignal,
  mayWait: boolean,
): Promise<string[]> {
  const calls = toCalls(texts);
  const late: string[] = [];
  for (const [at, asking] of calls.entries()) {
    const results = signal.aborted ? null : await ask(asking, reader, signal);
    if (!results) {
      // A reader who left the page may come back and retry at once; after a failed call the texts must wait.
      if (signal.aborted) [...late, ...calls.slice(at).flat()].forEach((text) => asked.delete(keyOf(text, reader)));
      return [];
    }
    asking.forEach((text, index) => {
      const result = results[index];
      if (result?.pending === true && mayWait) late.push(text);
      else if (result) keepReading(text, reader, result);
    });
    tellReadings();
  }
  return late;
}

/** Ends early when the reader leaves. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

// Null for any failure (too many calls, no network, server error): the reader does not need to know.
const ask = (text: string[], targetLanguage: Language, signal: AbortSignal): Promise<Translated[] | null> =>
  call("POST /api/translate", { body: { text, targetLanguage }, signal }).then(
    ({ results }) => results,
    () => null,
  );
