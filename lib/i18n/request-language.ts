import { LANGUAGE_COOKIE } from "./cookie";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

type Jar = { get: (name: string) => { value: string } | undefined };

/** The language of a caller that is not signed in: the choice made on this browser, else Hindi. */
export function requestLanguage(cookies: Jar): Language {
  const chosen = cookies.get(LANGUAGE_COOKIE)?.value;
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}
