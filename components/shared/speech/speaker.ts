import type { Language } from "@/lib/language/i18n/languages";
import { voiceFor } from "./voices";

/** The reader that speaks now. Its utterances are held here: Chrome forgets those that nobody holds, and never ends. */
let current: { reader: string; utterances: readonly SpeechSynthesisUtterance[] } | null = null;

const listeners = new Set<() => void>();
let hearsLeaving = false;

/** Whether a reader speaks now. */
export const isSpeaking = (reader: string): boolean => current?.reader === reader;

/** Calls back when a reader begins or ends. @returns a function that unsubscribes. */
export function onSpeaking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads sentences aloud, in place of the reader before: only one speaks at a time. Stops when the page is left.
 * @param reader any name of its own. @param onFailure called if the phone cannot speak after all.
 */
export function speak(reader: string, sentences: readonly string[], language: Language, onFailure: () => void): void {
  const voice = voiceFor(language);
  if (!voice) return onFailure();
  stopOnLeaving();
  const utterances = sentences.map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang.replace("_", "-");
    // Slower than a newsreader: it is heard once, often in the street.
    utterance.rate = 0.9;
    utterance.onerror = () => {
      // A reader that was interrupted also gets here, after the next one has begun.
      if (current?.utterances !== utterances) return;
      change(null);
      onFailure();
    };
    return utterance;
  });
  const last = utterances.at(-1);
  if (!last) return;
  last.onend = () => {
    if (current?.utterances === utterances) change(null);
  };
  change({ reader, utterances });
  speechSynthesis.cancel();
  for (const utterance of utterances) speechSynthesis.speak(utterance);
}

/** Makes a reader silent, if it is the one that speaks. */
export function stopSpeaking(reader: string): void {
  if (isSpeaking(reader)) silence();
}

function silence(): void {
  if (!current) return;
  change(null);
  speechSynthesis.cancel();
}

function change(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

// The browser would go on reading after another page, or another application, has been opened.
function stopOnLeaving(): void {
  if (hearsLeaving) return;
  hearsLeaving = true;
  window.addEventListener("pagehide", silence);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) silence();
  });
}
