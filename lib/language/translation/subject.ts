import type { Language } from "@/lib/language/i18n/languages";
import { cacheKey, keyOf, type Cached, type CacheKey } from "./cache";
import { codePoints } from "./batches";
import { sourceOf } from "./language-detection";
import { mask, type Masked } from "./mask";
import { isSettled } from "./reading";
import type { Translated } from "./types";

/** A text being translated for one reader. */
export type Subject = {
  /** NFC. */
  text: string;
  masked: Masked;
  source: Language | null;
  /** The most likely source, for the dictionary. */
  guess: Language | null;
  key: CacheKey;
  id: string;
  /** Already in the reader's language, or contains no words. */
  isSettled: boolean;
};

/** @param said the caller's source language, used if the script does not decide. @param keep see `mask`. */
export function toSubject(
  typed: string,
  target: Language,
  { said = null, keep = [] }: { said?: Language | null; keep?: readonly string[] } = {},
): Subject {
  const text = typed.normalize("NFC");
  const masked = mask(text, keep);
  const { language, guess } = sourceOf(text, said);
  const key = cacheKey(text, language);
  return {
    text,
    masked,
    source: language,
    guess,
    key,
    id: keyOf(key),
    isSettled: isSettled(language, masked, target),
  };
}

/** The result for a text that stays as typed. */
export const asTyped = ({ text, source }: Subject): Translated => ({
  ...{ text, source: "cache", rough: false, complete: true, unchanged: true, sourceLanguage: source },
});

/** The result for a provider's translation, fresh or cached; unchanged if it equals the text. */
export const asTranslated = (subject: Subject, { text, provider }: Cached, from: "cache" | "provider"): Translated =>
  text === subject.text
    ? { ...asTyped(subject), source: from }
    : { text, source: from, rough: false, complete: true, unchanged: false, sourceLanguage: subject.source, provider };

/** The code points sent to a provider for this text. */
export const costOf = ({ masked }: Subject): number => codePoints(masked.text);
