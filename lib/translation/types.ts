import type { Language } from "@/lib/i18n/languages";

/** Where a translation came from. A text that is in the reader's language already costs nothing and counts as cache. */
export type TranslationSource = "cache" | "provider" | "dictionary";

/** One text as the reader gets it. */
export type Translated = {
  text: string;
  source: TranslationSource;
  /** Word by word from the dictionary: to be marked as rough. */
  rough: boolean;
  /**
   * The typed text is what to show: it is in the reader's language, or the dictionary knew too few of its words. No
   * mark, no "See original".
   */
  unchanged: boolean;
  /** Null when neither its script nor a provider tells. */
  sourceLanguage: Language | null;
  /** Who translated it; absent for the dictionary and what is unchanged. */
  provider?: string;
};

/** What a screen needs to know of a translation. */
export type Reading = Pick<Translated, "text" | "rough" | "unchanged" | "sourceLanguage">;

/** Readings by the text as it was typed. */
export type Readings = Readonly<Record<string, Reading>>;

/** The answer of POST /api/translate: `T` is a string, or as many as were sent, in their order. */
export type TranslateAnswer<T extends string | string[] = string | string[]> = {
  translatedText: T;
  /** Of several texts, the weakest: dictionary before provider before cache. */
  source: TranslationSource;
  results: Translated[];
};
