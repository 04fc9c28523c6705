import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { getEnv, isHttps } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { logError, logInfo } from "@/lib/platform/http/log";
import { keepLanguage } from "@/lib/language/i18n/choice";
import type { Language } from "@/lib/language/i18n/languages";
import { clientAddress } from "@/lib/platform/limits/address";
import { beginSession, getCurrentActor } from "./session";
import { logOut, type Checked } from "./session-rows";
import { SESSION_MAX_AGE, sessionCookie } from "./session-cookie";
import { decodeCookie, REFRESH_AFTER } from "./token";

/** The visitors' screen appears at every address and explains the error named in `?error=`. */
const SIGN_IN = "/";

/**
 * Checks what somebody signs in with: the function behind POST /api/login, which belongs to a domain.
 * @param address the caller's. @throws AppError invalid, and what that call refuses.
 */
export type Authorize = (
  credentials: unknown,
  address: string,
) => Promise<Checked & { user: { preferredLanguage: Language } }>;

/** next-auth's configuration. Another sign-in method (a one-time code, Google) is one more entry in `providers`. */
export const authOptions = (report: Report, check: Authorize): NextAuthOptions => ({
  secret: getEnv().SESSION_SECRET,
  session: { strategy: "jwt", maxAge: SESSION_MAX_AGE, updateAge: REFRESH_AFTER },
  jwt: { decode: ({ token }) => decodeCookie(token) },
  useSecureCookies: isHttps(),
  cookies: { sessionToken: sessionCookie() },
  pages: { signIn: SIGN_IN, signOut: SIGN_IN, error: SIGN_IN, verifyRequest: SIGN_IN },
  providers: [
    CredentialsProvider({
      credentials: { username: {}, password: {}, role: {}, otp: {} },
      authorize: (credentials, { headers }) =>
        reporting(report, async () => {
          const { user, sessionVersion } = await check(credentials, clientAddress(new Headers(headers)));
          return { id: user.id, role: user.role, preferredLanguage: user.preferredLanguage, sessionVersion };
        }),
    }),
  ],
  callbacks: {
    // `user` is only set during sign-in; afterwards the claims stay as they are.
    jwt: ({ token, user }) =>
      user ? reporting(report, () => beginSession({ user, sessionVersion: user.sessionVersion })) : token,
    session: ({ session: { expires } }) =>
      reporting(report, async () => {
        const actor = await getCurrentActor();
        if (!actor) throw new AppError("unauthenticated");
        const { id, username, role, language } = actor;
        return { user: { id, username, role, language }, expires };
      }),
    redirect: ({ url, baseUrl }) => sameOriginUrl(url, baseUrl),
  },
  events: {
    signIn: ({ user }) => keepLanguage(user.preferredLanguage),
    signOut: ({ token: { sid } }) =>
      reporting(report, async () => {
        if (typeof sid === "string") await logOut(sid);
      }),
  },
  logger: {
    error: (code, metadata) => {
      if (!EXPECTED.includes(code)) logError("next_auth_error", metadata, { code });
    },
    warn: (code) => logInfo("next_auth_warning", { code }),
  },
});

/** Logged by next-auth as errors but harmless: an expired session, a callback address made up by the caller. */
const EXPECTED = ["JWT_SESSION_ERROR", "INVALID_CALLBACK_URL_ERROR"];

/** Receives every failure that next-auth cannot turn into a proper answer. */
export type Report = (failure: unknown) => void;

/**
 * next-auth turns anything thrown in a callback into a 401 or an ended session, and puts its message into a URL. So a
 * refused account (401, 403) is thrown with its code only; everything else is reported: rate limits, invalid fields,
 * database outages.
 */
async function reporting<T>(report: Report, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof AppError && (error.status === 401 || error.status === 403);
    if (!isRefusal) report(error);
    throw new Error(isRefusal ? error.code : "reported", { cause: error });
  }
}

/** The address if it has our own origin, else the origin: sign-in never redirects to another site. */
function sameOriginUrl(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return origin;
  const url = new URL(address, origin);
  return url.origin === origin && isDecodable(url.href) ? url.href : origin;
}

// It becomes a cookie, which Next decodes twice and fails on.
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
