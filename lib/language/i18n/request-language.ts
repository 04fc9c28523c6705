import { LANGUAGE_COOKIE } from "./cookie";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages";

type Asked = {
  cookies: { get: (name: string) => { value: string } | undefined };
  headers: { get: (name: string) => string | null };
};

/** The parameter of a public page's address that names its language, for someone who has chosen none. */
export const LANGUAGE_PARAMETER = "lang";

/**
 * The language of a request: the one chosen in this browser, or that of the link, or that of the account, or the first
 * visit's.
 * @param link the value of LANGUAGE_PARAMETER, if the request is a visitor's for a page. @param account the language
 *   of the account, if the caller has one.
 */
export function requestLanguage(
  { cookies, headers }: Asked,
  { link = null, account = null }: { link?: string | null; account?: Language | null } = {},
): Language {
  const chosen = cookies.get(LANGUAGE_COOKIE)?.value;
  return [chosen, link, account].find(isLanguage) ?? firstVisitLanguage(headers.get("accept-language") ?? "");
}

/** The languages in which a browser's wish is followed: everyone else, readers of English too, begins in Hindi. */
const FOLLOWED = LANGUAGES.filter((language) => language !== "en" && language !== DEFAULT_LANGUAGE);

/** The language of a first visit (specification). @param accepted the header Accept-Language. */
export function firstVisitLanguage(accepted: string): Language {
  const wishes = accepted.split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    return { language: tag.split("-", 1)[0], weight: Number(weight) || 0 };
  });
  const first = wishes.reduce((best, wish) => (wish.weight > best.weight ? wish : best));
  return FOLLOWED.find((language) => language === first.language && first.weight > 0) ?? DEFAULT_LANGUAGE;
}
