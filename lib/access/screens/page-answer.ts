import { href } from "@/lib/access/routes";
import { isKnownBrowser } from "@/lib/access/auth/known-browser";
import { readerLanguage } from "@/lib/access/auth/reader-language";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import type { SessionToken } from "@/lib/access/auth/token";
import { getEnv, ownOrigin } from "@/lib/platform/env";
import { newNonce, pagePolicy } from "@/lib/platform/http/page-policy";
import { PATH_HEADER } from "@/lib/platform/http/path-header";
import { prerenderedPage } from "@/lib/platform/http/prerendered";
import { READER_HEADER } from "@/lib/platform/http/reader-header";
import { mayHaveRefusal } from "@/lib/platform/http/refusal-cookie";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/platform/http/request-id";
import { isOwnHost } from "@/lib/platform/http/same-site";
import { transportSecurity } from "@/lib/platform/http/transport-security";
import type { Language } from "@/lib/language/i18n/languages";
import { LANGUAGE_PARAMETER } from "@/lib/language/i18n/request-language";
import { audienceOf } from "@/lib/core/roles";
import { isForSearchEngines, languageLinks } from "./indexing";
import { isForDevelopers, screenFor, type Screen } from "./screens";

// Used by the middleware for everyone (open-page.ts), and by our server for visitors: nothing here asks the database.

/** A request for a page: Next's, or our server's. */
export type PageRequest = {
  nextUrl: Pick<URL, "pathname" | "search" | "searchParams">;
  headers: { get: (name: string) => string | null };
  cookies: { get: (name: string) => { value: string } | undefined; has: (name: string) => boolean };
};

/** An internal path, without the language, and the status of the answer. */
type Page = { page: string; status: number };

type PageAnswer = {
  /** The internal path: language and page. */
  path: string;
  status: number;
  /** Headers for the page to read. They take the place of the caller's, whatever those say. */
  passed: Readonly<Record<string, string>>;
  /** Headers of the answer. */
  headers: Readonly<Record<string, string>>;
};

/** The choice for a request. `isLinks`: the language is the link's, which the next pages are in too. */
type Choice = { screen: Screen; language: Language; isLinks: boolean };

/** The screen of a request's path for its caller, and the language. @param token of the session cookie; null for a visitor. */
export function chooseScreen(request: PageRequest, token: SessionToken | null): Choice {
  const { pathname, searchParams } = request.nextUrl;
  const screen = screenFor(pathname, token ? audienceOf(token.role) : null);
  const isEveryones = isReadByEveryone(screen);
  const link = token && !isEveryones ? null : searchParams.get(LANGUAGE_PARAMETER);
  const language = isInEnglish(screen) ? "en" : readerLanguage(request, token, { link, isEveryones });
  return { screen, language, isLinks: language === link };
}

/** Whether the page of a screen depends on a record of the database. */
const dependsOnRecord = (screen: Screen): boolean =>
  (screen.kind === "auth" && screen.jobId !== null) || (screen.kind === "page" && screen.subject !== null);

/** The page of a screen. @param isThere whether the record exists that it depends on, if any. */
export function pageOf(screen: Screen, { cookies, nextUrl }: PageRequest, isThere: boolean): Page {
  const found = (page: string) => ({ page, status: 200 });
  switch (screen.kind) {
    case "auth":
      if (screen.jobId && isThere) return found(`/auth/jobs/${screen.jobId}`);
      if (nextUrl.pathname === href.home() && !mayHaveRefusal(cookies) && !isKnownBrowser(cookies)) {
        return found("/auth/new");
      }
      return {
        page: `/auth${screen.isEmployers ? "/employers" : ""}${mayHaveRefusal(cookies) ? "/refused" : ""}`,
        status: screen.isUnknown ? 404 : 200,
      };
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
    case "page":
      return screen.subject && !isThere ? { page: `/missing/${screen.subject.kind}`, status: 404 } : found(screen.path);
  }
}

/** Headers of each answer to a request for a page, also of a refusal. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  [REQUEST_ID_HEADER]: requestId,
  // Each caller gets a different page at the same address. Next would let any cache keep a prerendered one for a
  // year.
  "Cache-Control": "private, no-store",
  ...transportSecurity(getEnv()),
});

/** Path, status and headers of a page. @param token of the session cookie; null for a visitor. */
export function answerWith(
  { nextUrl: { pathname, search } }: PageRequest,
  { page, status }: Page,
  { language, token, requestId }: { language: Language; token: SessionToken | null; requestId: string },
): PageAnswer {
  const path = `/${language}${page === "/" ? "" : page}`;
  const policy = pagePolicy(newNonce(), prerenderedPage(path)?.scripts ?? []);
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
      ...commonHeaders(requestId),
      "Content-Security-Policy": policy,
      ...(isListed ? { Link: languageLinks(pathname, language, ownOrigin()) } : { "X-Robots-Tag": "noindex" }),
      "Content-Language": language,
      // The service worker keeps pages of one reader alone.
      ...(token ? { [READER_HEADER]: token.uid } : {}),
    },
  };
}

/**
 * The page of a visitor, for our server. @returns null where the middleware has more to do: it refuses, sets a cookie, reads a
 * session or asks the database.
 */
export function visitorPage(request: PageRequest): PageAnswer | null {
  if (request.cookies.has(sessionCookie().name) || !isOwnHost(request.headers.get("host"))) return null;
  const { screen, language, isLinks } = chooseScreen(request, null);
  // A path that no audience has may be a file's, or a handler's outside the API.
  if ((screen.kind === "auth" && screen.isUnknown) || isLinks || dependsOnRecord(screen)) return null;
  const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
  return answerWith(request, pageOf(screen, request, true), { language, token: null, requestId });
}

/** Whether a screen is the login at an employers' address, who work in English, or the description of the interface. */
/** Notices, help and complaints. */
const isReadByEveryone = (screen: Screen): boolean =>
  screen.kind === "page" && /^\/(?:reading|notices)\/|^\/(?:help|grievance)$/.test(screen.path);

const isInEnglish = (screen: Screen): boolean =>
  (screen.kind === "auth" && screen.isEmployers) || (screen.kind === "page" && isForDevelopers(screen.path));
