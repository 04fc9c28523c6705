import { NextResponse, type NextRequest } from "next/server";
import { readerLanguage } from "@/lib/auth/reader-language";
import { decodeSession, encodeSession, isDueForRefresh, sessionCookie, type SessionToken } from "@/lib/auth/token";
import { getEnv, isHttps, ownOrigin } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { mayHaveRefusal } from "@/lib/http/form-refusals";
import { newNonce, pagePolicy } from "@/lib/http/page-policy";
import { PATH_HEADER } from "@/lib/http/path-header";
import { prerenderedScripts } from "@/lib/http/prerendered";
import { inRequest, logError } from "@/lib/http/log";
import { READER_HEADER } from "@/lib/http/reader-header";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/http/request-log";
import { isOwnHost } from "@/lib/http/same-site";
import { plainPage } from "@/lib/http/plain-page";
import { transportSecurity } from "@/lib/http/transport-security";
import type { Language } from "@/lib/i18n/languages";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "@/lib/i18n/cookie";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/request-language";
import { clientAddress } from "@/lib/limits/address";
import { countRead } from "@/lib/limits/reads";
import { exists, isOpenJob } from "@/lib/screens/exists";
import { isForSearchEngines, languageLinks } from "@/lib/screens/indexing";
import { isForDevelopers, screenFor, type Screen } from "@/lib/screens/screens";
import { noteRefusal } from "@/lib/security-log/record";
import { audienceOf } from "@/lib/users/policy";

/**
 * Chooses the screen of every path for the caller's audience (lib/screens) and language; the language is an internal
 * first segment that is never in the address. It reads only the cookie; pages and services prove the actor themselves.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
  const isOurs = isOwnHost(request.headers.get("host"));
  const response = await inRequest(
    requestId,
    () =>
      isOurs ? open(request, requestId) : refuse(readerLanguage(request, null), new AppError("misdirected"), null),
    request.headers,
  );
  const headers = {
    [REQUEST_ID_HEADER]: requestId,
    // Each caller gets a different page at the same address. Next would let any cache keep a prerendered one for a
    // year.
    "Cache-Control": "private, no-store",
    ...transportSecurity(getEnv()),
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export const config = {
  // Pages only. API, pictures and build assets have no screen. Next reads this without running it: no expression.
  matcher: [
    "/((?!api/|_next/|uploads/|category/|session-ended$|sw(?:/(?:push|outbox|reading))?\\.js$|\\.well-known/security\\.txt$|(?:icon|pictograms)\\.svg$|icon-(?:maskable-)?\\d+\\.png$|favicon\\.ico$|previews/|apple-touch-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$).*)",
  ],
  runtime: "nodejs",
};

async function open(request: NextRequest, requestId: string): Promise<NextResponse> {
  const cookie = sessionCookie();
  const token = await decodeSession(request.cookies.get(cookie.name)?.value);
  const refusal = refuseCrowdOfReads(request, token);
  if (refusal) return refuse(readerLanguage(request, token), refusal, token?.uid ?? null);
  const audience = token ? audienceOf(token.role) : null;
  const screen = screenFor(request.nextUrl.pathname, audience);
  const link = audience === null ? request.nextUrl.searchParams.get(LANGUAGE_PARAMETER) : null;
  const language = isInEnglish(screen) ? "en" : readerLanguage(request, token, link);
  const response = await show(request, screen, language, token, requestId);
  response.headers.set("Content-Language", language);
  // The service worker keeps pages of one reader alone.
  if (token) response.headers.set(READER_HEADER, token.uid);
  // The pages that the link leads to are in its language too.
  if (language === link) rememberLanguage(response, language);
  if (token && isDueForRefresh(token)) response.cookies.set(cookie.name, await encodeSession(token), cookie.options);
  return response;
}

/** Whether a screen is the login at an employers' address, who work in English, or the description of the interface. */
const isInEnglish = (screen: Screen): boolean =>
  (screen.kind === "auth" && screen.isEmployers) || (screen.kind === "page" && isForDevelopers(screen.path));

/** A refusal instead of a page, noted in the security log; the page does not wait for that. */
function refuse(language: Language, refusal: AppError, userId: string | null): Promise<NextResponse> {
  noteRefusal(refusal, userId);
  return plainPage(language, refusal);
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

async function show(
  request: NextRequest,
  screen: Screen,
  language: Language,
  token: SessionToken | null,
  requestId: string,
): Promise<NextResponse> {
  const render = (path: string, status = 200) => {
    const url = request.nextUrl.clone();
    url.pathname = `/${language}${path === "/" ? "" : path}`;
    const headers = new Headers(request.headers);
    headers.set(PATH_HEADER, `${request.nextUrl.pathname}${request.nextUrl.search}`);
    headers.set(REQUEST_ID_HEADER, requestId);
    const policy = pagePolicy(newNonce(), prerenderedScripts(url.pathname));
    // Next reads the nonce from this header.
    headers.set("Content-Security-Policy", policy);
    const response = NextResponse.rewrite(url, { status, request: { headers } });
    response.headers.set("Content-Security-Policy", policy);
    const address = request.nextUrl.pathname;
    if (token === null && getEnv().SEARCH_INDEXING === "1" && isForSearchEngines(path, address)) {
      response.headers.set("Link", languageLinks(address, language, ownOrigin()));
    } else response.headers.set("X-Robots-Tag", "noindex");
    return response;
  };
  switch (screen.kind) {
    case "auth":
      if (screen.jobId && (await isOpen(screen.jobId))) return render(`/auth/jobs/${screen.jobId}`);
      return render(
        `/auth${screen.isEmployers ? "/employers" : ""}${mayHaveRefusal(request.cookies) ? "/refused" : ""}`,
      );
    case "admin_login":
      return render(mayHaveRefusal(request.cookies) ? "/admin-login/refused" : "/admin-login");
    case "forgot_password":
      return render("/forgot-password");
    case "restricted":
      return render("/access-restricted", 403);
    case "not_found":
      return render("/not-found-screen", 404);
    case "page": {
      const { subject, path } = screen;
      if (subject && token && !(await isThere(subject, token))) return render(`/missing/${subject.kind}`, 404);
      return render(path);
    }
  }
}

/** As the switch of languages does it (components/shared/language). */
function rememberLanguage(response: NextResponse, language: Language): void {
  response.cookies.set(LANGUAGE_COOKIE, language, {
    path: "/",
    maxAge: LANGUAGE_COOKIE_MAX_AGE,
    sameSite: "lax",
    secure: isHttps(),
  });
}

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
