import type { Language } from "@/lib/language/i18n/languages";

/** The part used of the browser's speech recognition, which TypeScript does not describe. */
type Recognition = {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};
type Recogniser = new () => Recognition;

const recogniser = (): Recogniser | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Recogniser;
    webkitSpeechRecognition?: Recogniser;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Why nothing was heard: there was silence, the microphone may not be used, or the browser's maker did not answer. */
export type HearingFailure = "silence" | "blocked" | "failed";

const FAILURES: Record<string, HearingFailure> = {
  "no-speech": "silence",
  aborted: "silence",
  "not-allowed": "blocked",
  "service-not-allowed": "blocked",
  "audio-capture": "blocked",
};

/**
 * Hears one sentence in a language, and calls one of the two once.
 * @returns the way to stop hearing, after which neither is called.
 */
export function hear(
  language: Language,
  onHeard: (words: string) => void,
  onFailure: (failure: HearingFailure) => void,
): () => void {
  const Browser = recogniser();
  let isOver = false;
  const once = (tell: () => void) => {
    if (isOver) return;
    isOver = true;
    tell();
  };
  if (!Browser) {
    once(() => onFailure("failed"));
    return () => undefined;
  }
  const recognition = new Browser();
  // Google knows Punjabi by its script; of any other tag it hears English.
  recognition.lang = language === "pa" ? "pa-Guru-IN" : `${language}-IN`;
  recognition.onresult = ({ results }) => {
    const words = results[0]?.[0]?.transcript.trim() ?? "";
    once(() => (words === "" ? onFailure("silence") : onHeard(words)));
  };
  recognition.onerror = ({ error }) => once(() => onFailure(FAILURES[error] ?? "failed"));
  recognition.onend = () => once(() => onFailure("silence"));
  recognition.start();
  return () => once(() => recognition.abort());
}
