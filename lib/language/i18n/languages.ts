import { isOneOf } from "@/lib/core/objects";

/** The ten languages of the product, in the order of its menus, with their own names. */
export const LANGUAGES = ["en", "hi", "bn", "te", "ta", "mr", "gu", "kn", "ml", "pa"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  hi: "हिन्दी",
  bn: "বাংলা",
  te: "తెలుగు",
  ta: "தமிழ்",
  mr: "मराठी",
  gu: "ગુજરાતી",
  kn: "ಕನ್ನಡ",
  ml: "മലയാളം",
  pa: "ਪੰਜਾਬੀ",
};

/** The language of visitors before they choose one. */
export const DEFAULT_LANGUAGE: Language = "hi";

/** Whether a value, such as a cookie's, is one of the ten languages. */
export const isLanguage = (value: unknown): value is Language => isOneOf(LANGUAGES, value);
