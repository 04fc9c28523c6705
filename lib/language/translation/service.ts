import "server-only";
import { DAY_S } from "@/lib/core/time";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import type { Language } from "@/lib/language/i18n/languages";
import { countUse } from "@/lib/platform/limits/rate-limit";
import { shared } from "@/lib/platform/shared-state";
import { findPeople } from "./people";
import { configuredProviders } from "./providers/configured";
import { createTranslator, type TranslateOptions, type Translator } from "./translator";
import type { TranslateAnswer, Translated, TranslationSource } from "./types";

/** A page shows the original after two seconds, and asks again. */
const PATIENCE_MS = 2_000;

const kept = shared<Translator>("translator");

function translator(): Translator {
  const settings = getEnv();
  return (kept.current ??= createTranslator({
    providers: configuredProviders(settings),
    timeoutMs: settings.TRANSLATION_TIMEOUT_MS,
    budgetMs: settings.TRANSLATION_BUDGET_MS,
    patienceMs: PATIENCE_MS,
    dailyCharacters: settings.TRANSLATION_DAILY_CHARACTERS,
    findNames: findPeople,
  }));
}

/**
 * Translates texts for a reader, in order; waits two seconds for a provider, which may go on until TRANSLATION_BUDGET_MS. Pages that must not wait use
 * `cachedTranslations` (queries.ts).
 * @param options.keep names to leave unchanged, such as the company's. @param options.sourceLanguage the writer's
 * language if known; the detected script takes precedence.
 */
export const translateTexts = (
  texts: readonly string[],
  target: Language,
  options: TranslateOptions = {},
): Promise<Translated[]> => translator().translate(texts, target, options);

/** Whether any provider is configured. If not, the dictionary answers at once and there is nothing to wait for. */
export const canAskProviders = (): boolean => translator().hasProviders;

/** Like `translateTexts`, for which providers are only asked within the caller's budget of a day. */
export const translateFor = (
  callerId: string,
  texts: readonly string[],
  target: Language,
  options: Omit<TranslateOptions, "maySpend">,
): Promise<Translated[]> =>
  translateTexts(texts, target, { ...options, maySpend: (characters) => maySpend(callerId, characters) });

type Input = { text: string | string[]; targetLanguage: Language; sourceLanguage?: Language | undefined };

/** The answer of POST /api/translate. The caller's budget of a day used up, the dictionary answers what is not cached. */
export async function translateAnswer(
  callerId: string,
  { text, targetLanguage, sourceLanguage }: Input,
): Promise<TranslateAnswer> {
  const options = { sourceLanguage: sourceLanguage ?? null };
  const results = await translateFor(callerId, [text].flat(), targetLanguage, options);
  const translated = results.map((result) => result.text);
  const translatedText = typeof text === "string" ? translated[0]! : translated;
  return { translatedText, source: weakest(results), results };
}

async function maySpend(callerId: string, characters: number): Promise<boolean> {
  const max = getEnv().TRANSLATION_DAILY_CHARACTERS_PER_USER;
  try {
    await countUse(`translation:${callerId}`, { max, seconds: DAY_S }, characters);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

const BY_WEAKNESS = ["dictionary", "provider", "cache"] as const satisfies readonly TranslationSource[];
const weakest = (results: readonly Translated[]): TranslationSource =>
  BY_WEAKNESS.find((source) => results.some((result) => result.source === source)) ?? "cache";
