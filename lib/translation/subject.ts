import type { Language } from "@/lib/i18n/languages";
import { cacheKey, keyOf, type Cached, type CacheKey } from "./cache";
import { codePoints } from "./batches";
import { sourceOf } from "./language-detection";
import { mask, type Masked } from "./mask";
import { isSettled } from "./reading";
import type { Translated } from "./types";

/** A text on its way to a reader. */
export type Subject = {
  /** NFC. */
  text: string;
  masked: Masked;
  source: Language | null;
  /** The likeliest source, for the dictionary. */
  guess: Language | null;
  key: CacheKey;
  id: string;
  /** In the reader's language already, or without a word in it. */
  isSettled: boolean;
};

/** @param said the source as the caller has it, where the script leaves it open. @param keep see `mask`. */
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

/** A text that stays as it was typed. */
export const asTyped = ({ text, source }: Subject): Translated => ({
  ...{ text, source: "cache", rough: false, unchanged: true, sourceLanguage: source },
});

/** A machine's translation, fresh or stored. */
export const asTranslated = (subject: Subject, { text, provider }: Cached, from: "cache" | "provider"): Translated =>
  text === subject.text
    ? { ...asTyped(subject), source: from }
    : { text, source: from, rough: false, unchanged: false, sourceLanguage: subject.source, provider };

/** Code points that a provider was sent for it. */
export const costOf = ({ masked }: Subject): number => codePoints(masked.text);
