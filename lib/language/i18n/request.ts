import { getRequestConfig } from "next-intl/server";
import * as rootParams from "next/root-params";
import { DEFAULT_LANGUAGE, isLanguage } from "./languages";
import { loadMessages } from "./messages";

/**
 * The language of a render, for next-intl: that of the internal first path segment. It comes from the root params, not
 * from `setRequestLocale`, because Next may render a part (not-found.tsx) before the layout has called that.
 */
export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootParams.locale());
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
  return { locale: language, messages: await loadMessages(language), timeZone: "Asia/Kolkata" };
});
