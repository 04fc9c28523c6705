import "server-only";
import type { Language } from "@/lib/i18n/languages";
import { findRows, isDone } from "./cache";
import { asTranslated, asTyped, toSubject } from "./subject";
import type { Translated } from "./types";

/**
 * What is known already of texts that a page shows, in one query: never waits for a provider.
 * @returns in the texts' order; null for one that has to be asked for at POST /api/translate.
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
