import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "@/lib/language/i18n/cookie";
import { isLanguage, type Language } from "@/lib/language/i18n/languages";
import { remember } from "../browser-storage";

/** Stores a choice in the cookie, for the server, and in local storage, which outlives the cookie. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE}; samesite=lax${secure}`;
  remember(LANGUAGE_COOKIE, language);
}

/** @param cookies as in `document.cookie`. @returns the language in it, or null. */
export function languageInCookies(cookies: string): Language | null {
  const pair = cookies.split("; ").find((entry) => entry.startsWith(`${LANGUAGE_COOKIE}=`));
  const value = pair?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(value) ? value : null;
}
