import { createTranslator, type useTranslations } from "next-intl";
import type { Language } from "./languages";
import { loadMessages } from "./messages";

const make = async (language: Language) =>
  createTranslator({ locale: language, messages: await loadMessages(language), timeZone: "Asia/Kolkata" });

/** One for each language: with each other one, formatters of numbers, dates and plurals would be made again. */
const made: Partial<Record<Language, ReturnType<typeof make>>> = {};

/** The translator for all texts of a language where no page is drawn. */
export const translatorOf = (language: Language) => (made[language] ??= make(language));

/** The translator for all texts, on the server or in the browser. */
export type Translator = ReturnType<typeof useTranslations<never>>;
