import type { Language } from "@/lib/i18n/languages";
import { sourceOf } from "./language-detection";
import { hasWords, mask, type Masked } from "./mask";

/** Whether a reader needs no translation: the text is in the reader's language, or without a word in it. */
export const isSettled = (source: Language | null, masked: Masked, reader: Language): boolean =>
  source === reader || !hasWords(masked);

/**
 * What a text is to a reader before anybody translates it; pure, so that the server and the browser agree.
 * @returns `language` as far as the script tells; `isSettled` when the text is shown as it was typed.
 */
export function readingOf(typed: string, reader: Language): { language: Language | null; isSettled: boolean } {
  const text = typed.normalize("NFC");
  const { language } = sourceOf(text, null);
  return { language, isSettled: isSettled(language, mask(text), reader) };
}

const WORD = /[\p{L}\p{M}]+/gu;
/** The largest share of words that a rough translation may have left as they were typed. */
const MOST_LEFT = 0.4;

/** Whether a translation word by word has left so many words as they were that the typed text reads better. */
export function isTooRough(typed: string, rough: string): boolean {
  const own = new Set(typed.normalize("NFC").toLowerCase().match(WORD));
  const words = rough.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => own.has(word)).length > MOST_LEFT * words.length;
}

/** Those of a page's texts that its reader needs translated, each once. What was left empty is left out. */
export const textsToTranslate = (texts: readonly (string | null)[], reader: Language): string[] => [
  ...new Set(texts.filter((text): text is string => Boolean(text) && !readingOf(text!, reader).isSettled)),
];
