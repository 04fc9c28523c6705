import "server-only";
import { after } from "next/server";
import { logError } from "@/lib/http/log";
import type { Language } from "@/lib/i18n/languages";
import { cachedTranslations } from "./queries";
import { textsToTranslate } from "./reading";
import { canAskProviders, translateTexts } from "./service";
import type { Reading, Readings, Translated } from "./types";

/**
 * What a page knows of its texts before it is sent: one query for all of them, never a provider. Where no provider is
 * configured there is nothing to wait for, so the dictionary's rough translations are in the first HTML too.
 * @param keep names that stay as they are where they stand in a text, such as the company's. The browser cannot say
 * them – what it sent would be cached for everybody – so a page with such a text asks the provider itself, once it is
 * on its way; the browser's own call then waits for that one.
 * @returns nothing for what the browser has to ask for. A failure costs the translations and not the page.
 */
export async function translationsForPage(
  texts: readonly (string | null)[],
  reader: Language,
  { keep = [] }: { keep?: readonly string[] } = {},
): Promise<Readings> {
  try {
    const wanted = textsToTranslate(texts, reader);
    const cached = await cachedTranslations(wanted, reader);
    const known = wanted.flatMap((text, index) => toEntry(text, cached[index] ?? null));
    const open = wanted.filter((_text, index) => !cached[index]);
    if (open.length === 0) return Object.fromEntries(known);
    if (!canAskProviders()) {
      const rough = await translateTexts(open, reader, { keep });
      return Object.fromEntries([...known, ...open.flatMap((text, index) => toEntry(text, rough[index]!))]);
    }
    const named = open.filter((text) => keep.some((name) => text.toLowerCase().includes(name.toLowerCase())));
    if (named.length > 0) {
      after(() =>
        translateTexts(named, reader, { keep }).catch((error: unknown) => logError("page_not_translated", error)),
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
