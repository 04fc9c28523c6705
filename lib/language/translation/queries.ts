import "server-only";
import type { Language } from "@/lib/language/i18n/languages";
import { findRows, isDone } from "./cache";
import { asTranslated, asTyped, toSubject } from "./subject";
import type { Translated } from "./types";

/**
 * The translations already known for a page's texts, in one query: never waits for a provider.
 * @returns in the order of the texts; null for one that must be requested from POST /api/translate.
 */
export async function cachedTranslations(
  texts: readonly string[],
  target: Language,
  options: { sourceLanguage?: Language | null } = {},
): Promise<(Translated | null)[]> {
  const subjects = texts.map((text) => toSubject(text, target, { said: options.sourceLanguage ?? null }));
  const open = subjects.filter(({ isSettled }) => !isSettled);
  const rows = await findRows(open.map(({ key }) => key), target); // prettier-ignore
  return subjects.map((subject) => {
    if (subject.isSettled) return asTyped(subject);
    const row = rows.get(subject.id);
    return isDone(row) ? asTranslated(subject, row, "cache") : null;
  });
}
