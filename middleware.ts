import { NextResponse, type NextRequest } from "next/server";
import { decodeSession, encodeSession, isDueForRefresh, sessionCookie, type SessionToken } from "@/lib/auth/token";
import { PATH_HEADER } from "@/lib/http/path-header";
import { logError } from "@/lib/http/log";
import { displayLanguage, type DisplayLanguage } from "@/lib/i18n/messages";
import { requestLanguage } from "@/lib/i18n/request-language";
import { exists } from "@/lib/screens/exists";
import { screenFor, type Screen } from "@/lib/screens/screens";
import { audienceOf } from "@/lib/users/policy";

/**
 * Gives every path its screen for who asks (lib/screens), in the language of the reader: the language is the internal
 * first segment and never in the address. It reads the cookie only; pages and services prove the actor again.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const cookie = sessionCookie();
  const token = await decodeSession(request.cookies.get(cookie.name)?.value);
  const audience = token ? audienceOf(token.role) : null;
  const path = request.nextUrl.pathname;
  const screen = screenFor(path, audience);
  const language = audience === "employer" ? "en" : displayLanguage(requestLanguage(request.cookies));
  const response = await show(request, screen, language, token);
  if (token && isDueForRefresh(token)) response.cookies.set(cookie.name, await encodeSession(token), cookie.options);
  return response;
}

export const config = {
  // Pages only. API, pictures and build assets have no screen.
  matcher: ["/((?!api/|_next/|uploads/|category/|session-ended|icon|apple-touch-icon|favicon|manifest|robots).*)"],
  runtime: "nodejs",
};

async function show(
  request: NextRequest,
  screen: Screen,
  language: DisplayLanguage,
  token: SessionToken | null,
): Promise<NextResponse> {
  const render = (path: string, status = 200) => {
    const url = request.nextUrl.clone();
    url.pathname = `/${language}${path === "/" ? "" : path}`;
    const headers = new Headers(request.headers);
    headers.set(PATH_HEADER, `${request.nextUrl.pathname}${request.nextUrl.search}`);
    return NextResponse.rewrite(url, { status, request: { headers } });
  };
  switch (screen.kind) {
    case "auth":
      return render("/auth");
    case "admin_login":
      return render("/admin-login");
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

// With the database away the page is rendered and says so itself.
const isThere = (subject: NonNullable<(Screen & { kind: "page" })["subject"]>, token: SessionToken): Promise<boolean> =>
  exists(subject, token).catch((error: unknown) => {
    logError("existence_not_checked", error);
    return true;
  });
