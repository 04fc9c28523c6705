import "server-only";
import { getEnv } from "@/lib/env";
import type { Language } from "@/lib/i18n/languages";
import { configuredProviders } from "./providers/configured";
import { createTranslator, type TranslateOptions, type Translator } from "./translator";
import type { TranslateAnswer, Translated, TranslationSource } from "./types";

// Development reloads modules; what is known about the providers' state outlives that.
const holder = globalThis as typeof globalThis & { kaamsetuTranslator?: Translator };

function translator(): Translator {
  const settings = getEnv();
  return (holder.kaamsetuTranslator ??= createTranslator({
    providers: configuredProviders(settings),
    timeoutMs: settings.TRANSLATION_TIMEOUT_MS,
    budgetMs: settings.TRANSLATION_BUDGET_MS,
    dailyCharacters: settings.TRANSLATION_DAILY_CHARACTERS,
  }));
}

/**
 * Translates texts for a reader, in their order; may take as long as TRANSLATION_BUDGET_MS. Pages that must not wait
 * use `cachedTranslations` (queries.ts).
 * @param options.keep names to leave as they are, such as the company's. @param options.sourceLanguage as the writer's
 * is known; what the script says goes first.
 */
export const translateTexts = (
  texts: readonly string[],
  target: Language,
  options: TranslateOptions = {},
): Promise<Translated[]> => translator().translate(texts, target, options);

/** Whether there is anybody to wait for; the dictionary answers at once. */
export const canAskProviders = (): boolean => translator().hasProviders;

type Input = { text: string | string[]; targetLanguage: Language; sourceLanguage?: Language | undefined };

/** Calls of POST /api/translate a user may make in a minute. */
export const TRANSLATE_LIMIT = { name: "translate", max: () => getEnv().LIMIT_TRANSLATE_PER_MINUTE };

/** What POST /api/translate answers. */
export async function translateAnswer({ text, targetLanguage, sourceLanguage }: Input): Promise<TranslateAnswer> {
  const results = await translateTexts([text].flat(), targetLanguage, { sourceLanguage: sourceLanguage ?? null });
  const translated = results.map((result) => result.text);
  const translatedText = typeof text === "string" ? translated[0]! : translated;
  return { translatedText, source: weakest(results), results };
}

const BY_WEAKNESS = ["dictionary", "provider", "cache"] as const satisfies readonly TranslationSource[];
const weakest = (results: readonly Translated[]): TranslationSource =>
  BY_WEAKNESS.find((source) => results.some((result) => result.source === source)) ?? "cache";
