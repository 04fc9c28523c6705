import { createTranslator } from "next-intl";
import type { Translator } from "@/lib/language/i18n/translator";
import type { Language } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";

/** The translator for all texts of a language, to which a missing text or value is an error. */
export const translatorOf = async (locale: Language): Promise<Translator> =>
  createTranslator({
    locale,
    messages: await loadMessages(locale),
    timeZone: "Asia/Kolkata",
    onError: (error) => {
      throw error;
    },
  });
