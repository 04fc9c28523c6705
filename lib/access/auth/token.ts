/**
 * The session cookie: next-auth's encrypted JWT, for every sign-in method. Also runs in the middleware, so it cannot
 * use the database.
 */
import { decode, encode, type JWT } from "next-auth/jwt";
import { getEnv } from "@/lib/platform/env";
import { isLanguage, type Language } from "@/lib/language/i18n/languages";
import { DAY_S, epochNow } from "@/lib/core/time";
import { ROLES, type Role } from "@/lib/core/roles";
import { isUuid } from "@/lib/core/uuid";
import { SESSION_MAX_AGE } from "./session-cookie";

/** A cookie older than a day (in seconds) is renewed; this is what makes the 30 days roll. */
export const REFRESH_AFTER = DAY_S;

/** The cookie's claims. Only the row with the session's id authorises anything. */
export type SessionClaims = {
  /** The session's id. It is another one once the password was typed again (renewSession()). */
  sid: string;
  /** The account, by which the middleware counts pages. */
  uid: string;
  /** For the middleware, which chooses a screen without the row. */
  role: Role;
  /** The account's language, for pages in a browser where none was chosen. Cookies of earlier versions have none. */
  language?: Language | undefined;
};
export type SessionToken = SessionClaims & { issuedAt: number };

/** @returns the cookie's value. */
export const encodeSession = ({ sid, uid, role, language }: SessionClaims): Promise<string> =>
  encode({ token: { sid, uid, role, language }, secret: getEnv().SESSION_SECRET, maxAge: SESSION_MAX_AGE });

/** @returns the claims of a cookie, or null if it is absent, forged, altered or expired. */
export async function decodeSession(cookie: string | undefined): Promise<SessionToken | null> {
  const token = await decodeCookie(cookie);
  if (!token || !isRole(token.role) || !isId(token.sid) || !isId(token.uid)) return null;
  const { sid, uid, role, iat } = token;
  const language = isLanguage(token.language) ? token.language : undefined;
  return { sid, uid, role, language, issuedAt: typeof iat === "number" ? iat : 0 };
}

/** The token's first part. next-auth itself takes any algorithm for which the key has the right length. */
const HEADER = `${btoa(JSON.stringify({ alg: "dir", enc: "A256GCM" })).replaceAll("=", "")}.`;

/**
 * Decrypts a cookie by the present secret or the one before it; a cookie of the latter is due for renewal.
 * @returns null if it is forged, altered or expired.
 */
export async function decodeCookie(cookie: string | undefined): Promise<JWT | null> {
  if (!cookie?.startsWith(HEADER)) return null;
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = getEnv();
  const by = (secret: string) => decode({ token: cookie, secret }).catch(() => null); // forged, altered or expired
  const token = await by(SESSION_SECRET);
  if (token || SESSION_SECRET_PREVIOUS === undefined) return token;
  const earlier = await by(SESSION_SECRET_PREVIOUS);
  return earlier && { ...earlier, iat: 0 };
}

/** Whether the cookie is due for renewal. */
export const isDueForRefresh = (token: SessionToken, nowSeconds = epochNow() / 1000): boolean =>
  nowSeconds - token.issuedAt > REFRESH_AFTER;

const isId = (value: unknown): value is string => typeof value === "string" && isUuid(value);

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
