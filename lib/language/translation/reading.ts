import type { Language } from "@/lib/language/i18n/languages";
import { sourceOf } from "./language-detection";
import { hasWords, mask, type Masked } from "./mask";

/** Whether no translation is needed: the text is already in the reader's language, or contains no words. */
export const isSettled = (source: Language | null, masked: Masked, reader: Language): boolean =>
  source === reader || !hasWords(masked);

/** Words of amounts and times, which are masked. */
const UNITS = /^(?:rs|inr|am|pm|k|रु|रू)$/i;

/** Whether a word stands by itself that is never masked: most texts have one, and the masks' expression takes a slow phone long. */
const hasPlainWord = (text: string): boolean =>
  text.split(/\s+/).some((word) => /^[\p{L}\p{M}]+$/u.test(word) && !UNITS.test(word));

/**
 * Decides whether a reader needs a translation of a text; pure, so the server and the browser agree.
 * @returns `language` as far as the script reveals it; `isSettled` if the text is shown as typed.
 */
export function readingOf(typed: string, reader: Language): { language: Language | null; isSettled: boolean } {
  const text = typed.normalize("NFC");
  const { language } = sourceOf(text, null);
  const isSettled = language === reader || !(hasPlainWord(text) || hasWords(mask(text)));
  return { language, isSettled };
}

/** The texts of a page that its reader needs translated, without duplicates or empty ones. */
export const textsToTranslate = (texts: readonly (string | null)[], reader: Language): string[] => [
  ...new Set(texts.filter((text) => text !== null).filter((text) => text !== "" && !readingOf(text, reader).isSettled)),
];
