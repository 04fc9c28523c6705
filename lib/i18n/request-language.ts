import { LANGUAGE_COOKIE } from "./cookie";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

type Jar = { get: (name: string) => { value: string } | undefined };

/** The language of a visitor: the one chosen in this browser, or Hindi. */
export function requestLanguage(cookies: Jar): Language {
  const chosen = cookies.get(LANGUAGE_COOKIE)?.value;
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}
