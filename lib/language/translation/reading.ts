import type { Language } from "@/lib/language/i18n/languages";
import { sourceOf } from "./language-detection";
import { hasPlainWord, hasWords, mask, type Masked } from "./mask";

/** Whether no translation is needed: the text is already in the reader's language, or contains no words. */
export const isSettled = (source: Language | null, masked: Masked, reader: Language): boolean =>
  source === reader || !hasWords(masked);

/**
 * Decides whether a reader needs a translation of a text; pure, so the server and the browser agree.
 * @returns `language` as far as the script reveals it; `isSettled` if the text is shown as typed.
 */
export function readingOf(typed: string, reader: Language): { language: Language | null; isSettled: boolean } {
  const text = typed.normalize("NFC");
  const { language } = sourceOf(text, null);
  return { language, isSettled: hasPlainWord(text) ? language === reader : isSettled(language, mask(text), reader) };
}

/** The texts of a page that its reader needs translated, without duplicates or empty ones. */
export const textsToTranslate = (texts: readonly (string | null)[], reader: Language): string[] => [
  ...new Set(texts.filter((text) => text !== null).filter((text) => text !== "" && !readingOf(text, reader).isSettled)),
];
