import "server-only";
import type { NextRequest } from "next/server";
import { readerLanguage } from "@/lib/access/auth/reader-language";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { decodeSession, encodeSession, isDueForRefresh, type SessionToken } from "@/lib/access/auth/token";
import { isHttps } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { inRequest, logError } from "@/lib/platform/http/log";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/platform/http/request-id";
import { isOwnHost } from "@/lib/platform/http/same-site";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "@/lib/language/i18n/cookie";
import type { Role } from "@/lib/core/roles";
import type { Language } from "@/lib/language/i18n/languages";
import { clientAddress } from "@/lib/platform/limits/address";
import { countRead } from "@/lib/platform/limits/reads";
import { answerWith, chooseScreen, commonHeaders, pageOf } from "./page-answer";
import type { Screen, Subject } from "./screens";

/** Whether a record exists for someone signed in, by the rule of its domain; and whether visitors may see a job. */
export type Records = Record<Subject["kind"], (id: string, reader: { id: string; role: Role }) => Promise<boolean>> & {
  open_job: (id: string) => Promise<boolean>;
};

/** The page that a request gets, and the cookies that the answer sets. */
export type OpenedPage = ReturnType<typeof answerWith> & { cookies: readonly PageCookie[] };

/** A request that gets none. `userId` is null for a visitor. */
export type RefusedPage = {
  refusal: AppError;
  language: Language;
  userId: string | null;
  requestId: string;
  /** Headers of the answer. */
  headers: Readonly<Record<string, string>>;
};

type PageCookie = {
  name: string;
  value: string;
  options: ReturnType<typeof sessionCookie>["options"] | LanguageOptions;
};
type LanguageOptions = { path: "/"; maxAge: number; sameSite: "lax"; secure: boolean };

/**
 * Chooses the screen of a path for the caller's audience and language. It reads only the cookie; pages and services prove the
 * actor themselves.
 */
export function openPage(request: NextRequest, records: Records): Promise<OpenedPage | RefusedPage> {
  const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
  return inRequest(requestId, () => open(request, records, requestId), request.headers);
}

async function open(request: NextRequest, records: Records, requestId: string): Promise<OpenedPage | RefusedPage> {
  const refused = (refusal: AppError, token: SessionToken | null): RefusedPage => ({
    refusal,
    language: readerLanguage(request, token),
    userId: token?.uid ?? null,
    requestId,
    headers: commonHeaders(requestId),
  });
  if (!isOwnHost(request.headers.get("host"))) return refused(new AppError("misdirected"), null);
  const cookie = sessionCookie();
  const token = await decodeSession(request.cookies.get(cookie.name)?.value);
  const refusal = refuseCrowdOfReads(request, token);
  if (refusal) return refused(refusal, token);
  const { screen, language, isLinks } = chooseScreen(request, token);
  const page = pageOf(screen, request, await isThere(screen, token, records));
  return {
    ...answerWith(request, page, { language, token, requestId }),
    cookies: [
      // The pages that the link leads to are in its language too.
      ...(isLinks ? [languageCookie(language)] : []),
      ...(token && isDueForRefresh(token) ? [{ ...cookie, value: await encodeSession(token) }] : []),
    ],
  };
}

/** The refusal of a caller who has opened too many pages, or null. */
function refuseCrowdOfReads({ headers }: NextRequest, token: SessionToken | null): AppError | null {
  try {
    countRead(token ? `user:${token.uid}` : `address:${clientAddress(headers)}`);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Whether the record exists that a screen's page depends on; true where there is none. */
async function isThere(screen: Screen, token: SessionToken | null, records: Records): Promise<boolean> {
  // If the database is unavailable, visitors still get the login.
  if (screen.kind === "auth" && screen.jobId) return lookUp(records.open_job(screen.jobId), false);
  if (screen.kind !== "page" || !screen.subject || !token) return true;
  const { kind, id } = screen.subject;
  // Others get the page, which says so itself.
  return lookUp(records[kind](id, { id: token.uid, role: token.role }), true);
}

const lookUp = (found: Promise<boolean>, otherwise: boolean): Promise<boolean> =>
  found.catch((error: unknown) => {
    logError("existence_not_checked", error);
    return otherwise;
  });

/** As the switch of languages does it (components/shared/language). */
const languageCookie = (language: Language): PageCookie => ({
  name: LANGUAGE_COOKIE,
  value: language,
  options: { path: "/", maxAge: LANGUAGE_COOKIE_MAX_AGE, sameSite: "lax", secure: isHttps() },
});
