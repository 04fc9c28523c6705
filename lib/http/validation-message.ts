/**
 * Validation messages are keys of `validation` in messages/*.json, with values where needed: `tooLong?max=80`.
 * They are translated where they are shown: by the form in the browser, by route() in a problem's `errors`.
 */
import type en from "@/messages/en.json";

export type ValidationKey = keyof typeof en.validation;

/** Names a validation message in a schema. @example z.string().min(1, msg("titleRequired")) */
export const msg = (key: ValidationKey, values: Record<string, string | number> = {}): string => {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return pairs.length === 0 ? key : `${key}?${new URLSearchParams(pairs).toString()}`;
};

/** The reverse of msg(): the key and its values. */
export function parseMsg(text: string): { key: ValidationKey; values: Record<string, string> } {
  const [key = "invalid", values = ""] = text.split("?", 2);
  return { key: key as ValidationKey, values: Object.fromEntries(new URLSearchParams(values)) };
}

/** A reader of message keys, as next-intl's translators are. */
export type ValidationTranslator = ((key: ValidationKey, values?: Record<string, string>) => string) & {
  has: (key: ValidationKey) => boolean;
};

/** The sentence of a validation message; what is no key was translated by the server already. */
export function translateMsg(t: ValidationTranslator, text: string): string {
  const { key, values } = parseMsg(text);
  return t.has(key) ? t(key, values) : text;
}
