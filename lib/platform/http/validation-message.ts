/**
 * Validation messages are keys of `validation` in messages/*.json, with values if needed: `tooLong?max=80`. They are
 * translated where they are shown: by the form in the browser, by route() in a problem's `errors`.
 */
import type en from "@/messages/en.json";

export type ValidationKey = keyof typeof en.validation;

/** Writes a validation message for a schema. @example z.string().min(1, msg("titleRequired")) */
export const msg = (key: ValidationKey, values: Record<string, string | number> = {}): string => {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return pairs.length === 0 ? key : `${key}?${new URLSearchParams(pairs).toString()}`;
};

/** The reverse of msg(): the key and its values. */
export function parseMsg(text: string): { key: ValidationKey; values: Record<string, string> } {
  const [key = "invalid", values = ""] = text.split("?", 2);
  return { key: key as ValidationKey, values: Object.fromEntries(new URLSearchParams(values)) };
}

/** Looks up message keys, like next-intl's translators. */
export type ValidationTranslator = ((key: ValidationKey, values?: Record<string, string>) => string) & {
  has: (key: ValidationKey) => boolean;
};

/** The sentence of a validation message; a text that is not a key was already translated by the server. */
export function translateMsg(t: ValidationTranslator, text: string): string {
  const { key, values } = parseMsg(text);
  return t.has(key) ? t(key, values) : text;
}
