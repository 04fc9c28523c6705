import type { Translator } from "@/lib/language/i18n/translator";
import { optionKey } from "@/lib/core/option-key";

type Key = Parameters<Translator>[0];
const keyOf = (name: string) => `requirements.${name}` as Key;

/**
 * A requirement in the reader's words, if it is one that employers choose, or already in these words; null for one that
 * was typed.
 */
export function requirementInWords(requirement: string, t: Translator): string | null {
  const name = optionKey(requirement);
  if (name !== "" && t.has(keyOf(name))) return t(keyOf(name));
  // A form has these texts only where it needs them.
  if (!t.has("requirements.comes_on_time")) return null;
  const words = Object.values(t.raw("requirements" as Key) as Record<string, string>);
  return words.includes(requirement) ? requirement : null;
}
