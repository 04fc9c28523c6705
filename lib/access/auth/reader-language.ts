import { requestLanguage } from "@/lib/language/i18n/request-language";
import type { Language } from "@/lib/language/i18n/languages";
import { isOneOf } from "@/lib/core/objects";
import { audienceOf, ROLES } from "@/lib/core/roles";
import type { SessionToken } from "./token";

/**
 * The language for the reader of an answer, as far as the request alone tells it: English for employers, for everyone
 * else that of requestLanguage().
 * @param token the session cookie's claims; its session may have ended. @param link see requestLanguage().
 * @param isEveryones of a page that everyone reads in the language chosen, employers too: notices, help, complaints.
 */
export function readerLanguage(
  request: Parameters<typeof requestLanguage>[0],
  token: SessionToken | null,
  { link = null, isEveryones = false }: { link?: string | null; isEveryones?: boolean } = {},
): Language {
  if (token && audienceOf(token.role) === "employer")
    return isEveryones ? requestLanguage(request, { link, account: "en" }) : "en";
  return requestLanguage(request, { link: token ? null : link, account: token?.language ?? null });
}

/** Whether a body says that an employer sends it: the forms of login and registration name the role. */
export const isEmployersBody = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  "role" in body &&
  isOneOf(ROLES, body.role) &&
  audienceOf(body.role) === "employer";
