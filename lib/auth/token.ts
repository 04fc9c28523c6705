/**
 * The session cookie: next-auth's own encrypted JWT, so that its `getToken` reads it anywhere. Runs in the middleware
 * too, so it knows nothing of the database.
 */
import { decode, encode } from "next-auth/jwt";
import { isHttps, getEnv } from "@/lib/env";
import { ROLES, type Role } from "@/lib/users/options";

/** 30 days in seconds, rolling (decisions.md, Session). */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60;
/** A cookie older than a day (in seconds) is written anew, which is what makes the 30 days roll. */
const REFRESH_AFTER = 24 * 60 * 60;

/** What the cookie carries: enough for the middleware to route, never enough to act. */
export type SessionToken = { sub: string; role: Role; version: number; name: string; issuedAt: number };

/** The cookie's name and attributes. Secure under https, with the prefix that makes browsers insist on it. */
export function sessionCookie(): { name: string; options: CookieOptions } {
  const secure = isHttps();
  return {
    name: secure ? "__Secure-next-auth.session-token" : "next-auth.session-token",
    options: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: SESSION_MAX_AGE },
  };
}
type CookieOptions = { httpOnly: true; sameSite: "lax"; secure: boolean; path: "/"; maxAge: number };

/** @returns the cookie's value. */
export const encodeSession = (token: Omit<SessionToken, "issuedAt">): Promise<string> =>
  encode({
    token: { sub: token.sub, role: token.role, version: token.version, name: token.name },
    secret: getEnv().SESSION_SECRET,
    maxAge: SESSION_MAX_AGE,
  });

/** @returns what a cookie says, or null when it is absent, foreign, altered or expired. */
export async function decodeSession(cookie: string | undefined): Promise<SessionToken | null> {
  if (!cookie) return null;
  const token = await decode({ token: cookie, secret: getEnv().SESSION_SECRET }).catch(() => null); // not ours, or expired
  if (typeof token?.sub !== "string" || !isRole(token.role) || typeof token.version !== "number") return null;
  return {
    sub: token.sub,
    role: token.role,
    version: token.version,
    name: token.name ?? "",
    issuedAt: typeof token.iat === "number" ? token.iat : 0,
  };
}

/** Whether the cookie is due to be written anew. */
export const isDueForRefresh = (token: SessionToken, nowSeconds = Date.now() / 1000): boolean =>
  nowSeconds - token.issuedAt > REFRESH_AFTER;

const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
