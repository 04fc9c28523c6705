import { LANGUAGE_COOKIE } from "./cookie";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

type Jar = { get: (name: string) => { value: string } | undefined };

/** The parameter of a public page's address that names its language, for someone who has chosen none. */
export const LANGUAGE_PARAMETER = "lang";

/**
 * The language of a visitor: the one chosen in this browser, or that of the link, or Hindi.
 * @param link the value of LANGUAGE_PARAMETER, if the request is for a page.
 */
export function requestLanguage(cookies: Jar, link: string | null = null): Language {
  const chosen = cookies.get(LANGUAGE_COOKIE)?.value;
  return [chosen, link].find(isLanguage) ?? DEFAULT_LANGUAGE;
}
