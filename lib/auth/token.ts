/**
 * The session cookie: next-auth's encrypted JWT, for every sign-in method. Also runs in the middleware, so it cannot
 * use the database.
 */
import { decode, encode } from "next-auth/jwt";
import { isHttps, getEnv } from "@/lib/env";
import { newId } from "@/lib/new-id";
import { ROLES, type Role } from "@/lib/users/options";

/** 30 days in seconds, rolling (decisions.md, Session). */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60;
/** A cookie older than a day (in seconds) is renewed; this is what makes the 30 days roll. */
export const REFRESH_AFTER = 24 * 60 * 60;

/** The cookie's claims: enough for the middleware to choose a screen, never enough to authorise an action. */
export type SessionClaims = {
  /** The user's id. */
  sub: string;
  role: Role;
  /** The user's session version; raising it in the database ends all of the user's sessions. */
  version: number;
  /** The session's own id, unchanged from sign-in to sign-out. */
  sid: string;
};
export type SessionToken = SessionClaims & { issuedAt: number };

/** The claims of a new session. */
export const newSession = (user: { id: string; role: Role }, version: number): SessionClaims => ({
  sub: user.id,
  role: user.role,
  version,
  sid: newId(),
});

/** The cookie's name and attributes. Over https it is Secure and has the name prefix that makes browsers enforce it. */
export function sessionCookie(): { name: string; options: CookieOptions } {
  const secure = isHttps();
  return {
    name: secure ? "__Host-next-auth.session-token" : "next-auth.session-token",
    options: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: SESSION_MAX_AGE },
  };
}
type CookieOptions = { httpOnly: true; sameSite: "lax"; secure: boolean; path: "/"; maxAge: number };

/** @returns the cookie's value. */
export const encodeSession = ({ sub, role, version, sid }: SessionClaims): Promise<string> =>
  encode({ token: { sub, role, version, sid }, secret: getEnv().SESSION_SECRET, maxAge: SESSION_MAX_AGE });

/** @returns the claims of a cookie, or null if it is absent, forged, altered or expired. */
export async function decodeSession(cookie: string | undefined): Promise<SessionToken | null> {
  if (!cookie) return null;
  const token = await decode({ token: cookie, secret: getEnv().SESSION_SECRET }).catch(() => null); // forged or expired
  if (!token || !isRole(token.role)) return null;
  const { sub, role, version, sid, iat } = token;
  if (typeof sub !== "string" || typeof version !== "number" || typeof sid !== "string") return null;
  return { sub, role, version, sid, issuedAt: typeof iat === "number" ? iat : 0 };
}

/** Whether the cookie is due for renewal. */
export const isDueForRefresh = (token: SessionToken, nowSeconds = Date.now() / 1000): boolean =>
  nowSeconds - token.issuedAt > REFRESH_AFTER;

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
