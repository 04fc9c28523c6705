import { isHttps } from "@/lib/platform/env";

/** How long a browser keeps the cookie: 30 days in seconds, rolling. The session's row decides (lifetime.ts). */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60;

/** The cookie's name and attributes. Over https it is Secure and has the name prefix that makes browsers enforce it. */
export function sessionCookie(): { name: string; options: CookieOptions } {
  const secure = isHttps();
  return {
    name: secure ? "__Host-next-auth.session-token" : "next-auth.session-token",
    options: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: SESSION_MAX_AGE },
  };
}
type CookieOptions = { httpOnly: true; sameSite: "lax"; secure: boolean; path: "/"; maxAge: number };
