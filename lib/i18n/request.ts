import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LANGUAGE, isLanguage } from "./languages";
import { loadMessages } from "./messages";

/** What next-intl asks for each render: the language of the internal first path segment. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLanguage(requested) ? requested : DEFAULT_LANGUAGE;
  return { locale, messages: await loadMessages(locale), timeZone: "Asia/Kolkata" };
});
