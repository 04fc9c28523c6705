import "server-only";
import { after } from "next/server";
import { logError } from "@/lib/platform/http/log";
import type { Language } from "@/lib/language/i18n/languages";
import { findRows, isDone } from "./cache";
import { textsToTranslate } from "./reading";
import { canAskProviders, translateFor, translateTexts } from "./service";
import { asTranslated, asTyped, toSubject } from "./subject";
import type { Reading, Readings, Translated } from "./types";

/**
 * The translations known before a page is sent: one query for all its texts, without waiting for a provider. If none is
 * configured there is nothing to wait for, so the first HTML includes the dictionary's rough translations too.
 * @param keep names to leave unchanged in the texts, such as the company's. The browser cannot pass them, because what
 * it sends would be cached for all users. So for texts with such names the server calls the provider itself, after the
 * page has been sent, and the browser's own call waits for that one.
 * @param readerId whose budget of a day such a call counts against; without a reader no provider is called.
 * @returns no entry for texts the browser has to request. A failure costs the translations, not the page.
 */
export async function translationsForPage(
  texts: readonly (string | null)[],
  reader: Language,
  { readerId, keep = [] }: { readerId: string | null; keep?: readonly string[] },
): Promise<Readings> {
  try {
    const wanted = textsToTranslate(texts, reader);
    if (!canAskProviders()) {
      const all = await translateTexts(wanted, reader, { keep });
      return Object.fromEntries(wanted.flatMap((text, index) => toEntry(text, all[index] ?? null)));
    }
    const cached = await cachedTranslations(wanted, reader);
    const known = wanted.flatMap((text, index) => toEntry(text, cached[index] ?? null));
    const open = wanted.filter((_text, index) => !cached[index]);
    const named = open.filter((text) => keep.some((name) => text.toLowerCase().includes(name.toLowerCase())));
    if (named.length > 0 && readerId) {
      after(() =>
        translateFor(readerId, named, reader, { keep }).catch((error: unknown) =>
          logError("page_not_translated", error),
        ),
      );
    }
    return Object.fromEntries(known);
  } catch (error) {
    logError("page_translations_not_read", error);
    return {};
  }
}

function toEntry(typed: string, result: Translated | null): [string, Reading][] {
  if (!result) return [];
  const { text, rough, unchanged, sourceLanguage } = result;
  return [[typed, { text, rough, unchanged, sourceLanguage }]];
}

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
