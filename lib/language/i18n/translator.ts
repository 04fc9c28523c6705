import { createTranslator } from "next-intl";
import type { Language } from "./languages";
import { loadMessages } from "./messages";

const made = new Map<Language, ReturnType<typeof make>>();

const make = async (language: Language) => {
  const options = { locale: language, messages: await loadMessages(language), timeZone: "Asia/Kolkata" };
  return createTranslator(options);
};

/** Translates all texts of a language. */
export type Translator = Awaited<ReturnType<typeof make>>;

/** The translator for all texts of a language where no page is drawn. One a language and process: its formatters are kept. */
export function translatorOf(language: Language): ReturnType<typeof make> {
  const known = made.get(language);
  if (known) return known;
  const created = make(language);
  made.set(language, created);
  return created;
}
