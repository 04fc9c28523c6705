import { createTranslator } from "next-intl";
import type { Language } from "./languages";
import { loadMessages } from "./messages";

/** The translator for all texts of a language where no page is drawn. */
export const translatorOf = async (language: Language) =>
  createTranslator({ locale: language, messages: await loadMessages(language), timeZone: "Asia/Kolkata" });

/** Translates all texts of a language. */
export type Translator = Awaited<ReturnType<typeof translatorOf>>;
