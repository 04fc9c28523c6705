import { isHttps } from "@/lib/platform/env";

/** A year, in seconds. */
const MAX_AGE = 365 * 24 * 60 * 60;

/** The cookie that says that somebody has logged in or registered in this browser, and nothing else: no account is named. */
export function knownCookie() {
  const secure = isHttps();
  return {
    name: secure ? "__Host-known" : "known",
    value: "1",
    options: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: MAX_AGE },
  } as const;
}

/** Whether somebody has logged in with this browser before; asks only its cookies. */
export const isKnownBrowser = (jar: { has: (name: string) => boolean }): boolean => jar.has(knownCookie().name);
