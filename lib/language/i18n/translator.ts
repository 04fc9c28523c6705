import { createTranslator, type useTranslations } from "next-intl";
import type { Language } from "./languages";
import { loadMessages } from "./messages";

/** The translator for all texts of a language where no page is drawn. */
export const translatorOf = async (language: Language) =>
  createTranslator({ locale: language, messages: await loadMessages(language), timeZone: "Asia/Kolkata" });

/** The translator for all texts, on the server or in the browser. */
export type Translator = ReturnType<typeof useTranslations<never>>;
