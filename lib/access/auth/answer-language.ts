import type { requestLanguage } from "@/lib/language/i18n/request-language";
import type { Language } from "@/lib/language/i18n/languages";
import type { Actor } from "./actor";
import { readerLanguage } from "./reader-language";
import { sessionCookie } from "./session-cookie";
import { decodeSession } from "./token";

/** The language of an answer. @param isEmployers whether the body says that an employer sends it. */
export async function answerLanguage(
  request: Parameters<typeof requestLanguage>[0],
  actor: Actor | null,
  isEmployers: boolean,
): Promise<Language> {
  if (actor) return actor.language;
  if (isEmployers) return "en";
  // Without the database, and after the session has ended, the cookie still tells employers from workers.
  return readerLanguage(request, await decodeSession(request.cookies.get(sessionCookie().name)?.value));
}
