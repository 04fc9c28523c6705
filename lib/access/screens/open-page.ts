import "server-only";
import type { NextRequest } from "next/server";
import { readerLanguage } from "@/lib/access/auth/reader-language";
import {
  decodeSession,
  encodeSession,
  isDueForRefresh,
  sessionCookie,
  type SessionToken,
} from "@/lib/access/auth/token";
import { getEnv, isHttps, ownOrigin } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { mayHaveRefusal } from "@/lib/platform/http/form-refusals";
import { inRequest, logError } from "@/lib/platform/http/log";
import { newNonce, pagePolicy } from "@/lib/platform/http/page-policy";
import { PATH_HEADER } from "@/lib/platform/http/path-header";
import { prerenderedScripts } from "@/lib/platform/http/prerendered";
import { READER_HEADER } from "@/lib/platform/http/reader-header";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/platform/http/request-log";
import { isOwnHost } from "@/lib/platform/http/same-site";
import { transportSecurity } from "@/lib/platform/http/transport-security";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "@/lib/language/i18n/cookie";
import type { Language } from "@/lib/language/i18n/languages";
import { LANGUAGE_PARAMETER } from "@/lib/language/i18n/request-language";
import { clientAddress } from "@/lib/platform/limits/address";
import { countRead } from "@/lib/platform/limits/reads";
import { audienceOf } from "@/lib/core/roles";
import { exists, isOpenJob } from "./exists";
import { isForSearchEngines, languageLinks } from "./indexing";
import { isForDevelopers, screenFor, type Screen } from "./screens";

/** The page that a request gets. */
export type OpenedPage = {
  /** Its internal path: language and screen. */
  path: string;
  status: number;
  /** Headers for the page to read. They take the place of the caller's, whatever those say. */
  passed: Readonly<Record<string, string>>;
  /** Headers of the answer. */
  headers: Readonly<Record<string, string>>;
  /** Cookies that the answer sets. */
  cookies: readonly PageCookie[];
};

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
 * actor themselves. The middleware asks it, and where our server runs, that does (server/shortcut.ts).
 */
export function openPage(request: NextRequest): Promise<OpenedPage | RefusedPage> {
  const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
  const headers = {
    [REQUEST_ID_HEADER]: requestId,
    // Each caller gets a different page at the same address. Next would let any cache keep a prerendered one for a
    // year.
    "Cache-Control": "private, no-store",
    ...transportSecurity(getEnv()),
  };
  return inRequest(requestId, () => open(request, requestId, headers), request.headers);
}

async function open(
  request: NextRequest,
  requestId: string,
  headers: Record<string, string>,
): Promise<OpenedPage | RefusedPage> {
  const refused = (refusal: AppError, token: SessionToken | null): RefusedPage => ({
    refusal,
    language: readerLanguage(request, token),
    userId: token?.uid ?? null,
    requestId,
    headers,
  });
  if (!isOwnHost(request.headers.get("host"))) return refused(new AppError("misdirected"), null);
  const cookie = sessionCookie();
  const token = await decodeSession(request.cookies.get(cookie.name)?.value);
  const refusal = refuseCrowdOfReads(request, token);
  if (refusal) return refused(refusal, token);
  const { pathname, search, searchParams } = request.nextUrl;
  const screen = screenFor(pathname, token ? audienceOf(token.role) : null);
  const link = token ? null : searchParams.get(LANGUAGE_PARAMETER);
  const language = isInEnglish(screen) ? "en" : readerLanguage(request, token, link);
  const { page, status } = await pageOf(screen, request, token);
  const path = `/${language}${page === "/" ? "" : page}`;
  const policy = pagePolicy(newNonce(), prerenderedScripts(path));
  const isListed = token === null && getEnv().SEARCH_INDEXING === "1" && isForSearchEngines(page, pathname);
  return {
    path,
    status,
    passed: {
      [PATH_HEADER]: pathname + search,
      [REQUEST_ID_HEADER]: requestId,
      // Next reads the nonce from this header.
      "Content-Security-Policy": policy,
    },
    headers: {
      ...headers,
      "Content-Security-Policy": policy,
      ...(isListed ? { Link: languageLinks(pathname, language, ownOrigin()) } : { "X-Robots-Tag": "noindex" }),
      "Content-Language": language,
      // The service worker keeps pages of one reader alone.
      ...(token ? { [READER_HEADER]: token.uid } : {}),
    },
    cookies: [
      // The pages that the link leads to are in its language too.
      ...(language === link ? [languageCookie(language)] : []),
      ...(token && isDueForRefresh(token) ? [{ ...cookie, value: await encodeSession(token) }] : []),
    ],
  };
}

/** Whether a screen is the login at an employers' address, who work in English, or the description of the interface. */
const isInEnglish = (screen: Screen): boolean =>
  (screen.kind === "auth" && screen.isEmployers) || (screen.kind === "page" && isForDevelopers(screen.path));

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

/** The internal path of a screen, without the language. */
async function pageOf(
  screen: Screen,
  { cookies }: NextRequest,
  token: SessionToken | null,
): Promise<{ page: string; status: number }> {
  const found = (page: string) => ({ page, status: 200 });
  switch (screen.kind) {
    case "auth":
      if (screen.jobId && (await isOpen(screen.jobId))) return found(`/auth/jobs/${screen.jobId}`);
      return found(`/auth${screen.isEmployers ? "/employers" : ""}${mayHaveRefusal(cookies) ? "/refused" : ""}`);
    case "admin_login":
      return found(mayHaveRefusal(cookies) ? "/admin-login/refused" : "/admin-login");
    case "forgot_password":
      return found(
        `/forgot-password${screen.step}${screen.step === "/call" && mayHaveRefusal(cookies) ? "/refused" : ""}`,
      );
    case "restricted":
      return { page: "/access-restricted", status: 403 };
    case "not_found":
      return { page: "/not-found-screen", status: 404 };
    case "page": {
      const { subject, path } = screen;
      if (subject && token && !(await isThere(subject, token)))
        return { page: `/missing/${subject.kind}`, status: 404 };
      return found(path);
    }
  }
}

/** As the switch of languages does it (components/shared/language). */
const languageCookie = (language: Language): PageCookie => ({
  name: LANGUAGE_COOKIE,
  value: language,
  options: { path: "/", maxAge: LANGUAGE_COOKIE_MAX_AGE, sameSite: "lax", secure: isHttps() },
});

// If the database is unavailable, the page is rendered and says so itself.
const isThere = (subject: NonNullable<(Screen & { kind: "page" })["subject"]>, token: SessionToken): Promise<boolean> =>
  exists(subject, token).catch((error: unknown) => {
    logError("existence_not_checked", error);
    return true;
  });

// If the database is unavailable, visitors still get the login.
const isOpen = (jobId: string): Promise<boolean> =>
  isOpenJob(jobId).catch((error: unknown) => {
    logError("open_job_not_checked", error);
    return false;
  });
