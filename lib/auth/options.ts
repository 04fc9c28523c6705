import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { getEnv, isHttps } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { logError, logInfo } from "@/lib/http/log";
import { toFieldErrors } from "@/lib/http/validation";
import { keepLanguage } from "@/lib/i18n/choice";
import { clientAddress } from "@/lib/limits/address";
import { loginInput } from "@/lib/users/schema";
import { authenticate } from "@/lib/users/service";
import { getCurrentActor } from "./session";
import { newSession, REFRESH_AFTER, SESSION_MAX_AGE, sessionCookie } from "./token";

/** The visitors' screen is shown at every address; it says what `?error=` is about. */
const SIGN_IN = "/";

/** Signing in the next-auth way. A further way (a one-time code, Google) is one more entry of `providers`. */
export const authOptions = (report: Report): NextAuthOptions => ({
  secret: getEnv().SESSION_SECRET,
  session: { strategy: "jwt", maxAge: SESSION_MAX_AGE, updateAge: REFRESH_AFTER },
  useSecureCookies: isHttps(),
  cookies: { sessionToken: sessionCookie() },
  pages: { signIn: SIGN_IN, signOut: SIGN_IN, error: SIGN_IN, verifyRequest: SIGN_IN },
  providers: [
    CredentialsProvider({
      credentials: { username: {}, password: {}, role: {} },
      authorize: (credentials, { headers }) =>
        reporting(report, async () => {
          const parsed = loginInput.safeParse(credentials);
          if (!parsed.success) throw new AppError("invalid", { fields: toFieldErrors(parsed.error.issues) });
          const { user, sessionVersion } = await authenticate(parsed.data, clientAddress(new Headers(headers)));
          return { id: user.id, role: user.role, preferredLanguage: user.preferredLanguage, sessionVersion };
        }),
    }),
  ],
  callbacks: {
    // `user` is there while someone signs in; later the claims stay as they are.
    jwt: ({ token, user }) => (user ? newSession(user, user.sessionVersion) : token),
    session: ({ session: { expires } }) =>
      reporting(report, async () => {
        const actor = await getCurrentActor();
        if (!actor) throw new AppError("unauthenticated");
        const { id, username, role, language } = actor;
        return { user: { id, username, role, language }, expires };
      }),
    redirect: ({ url, baseUrl }) => ownAddress(url, baseUrl),
  },
  events: { signIn: ({ user }) => keepLanguage(user.preferredLanguage) },
  logger: {
    error: (code, metadata) => {
      if (!EXPECTED.includes(code)) logError("next_auth_error", metadata, { code });
    },
    warn: (code) => logInfo("next_auth_warning", { code }),
  },
});

/** What next-auth calls an error and is none of ours: a session that has ended, an address that a caller made up. */
const EXPECTED = ["JWT_SESSION_ERROR", "INVALID_CALLBACK_URL_ERROR"];

/** Is given every failure that next-auth has no answer for. */
export type Report = (failure: unknown) => void;

/**
 * next-auth makes a 401 or the end of the session of whatever is thrown in a callback, and its message part of an address.
 * So it gets the code of a refusal of the account (401, 403); all else is reported: limits, wrong fields, the database away.
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

/** The address where it is of our own origin, else the origin: nobody is sent to another site after signing in. */
function ownAddress(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return origin;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : origin;
}
