import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { db } from "@/lib/db/client";
import { logError } from "@/lib/http/log";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import { LANGUAGE_COOKIE } from "@/lib/i18n/cookie";
import { audienceOf } from "@/lib/users/policy";
import type { Role } from "@/lib/users/options";
import type { Actor } from "./actor";
import { decodeSession, encodeSession, newSession, sessionCookie } from "./token";

/** `lastActive` is accurate to five minutes, so that a user costs at most one write in that time. */
const ACTIVITY_GRAIN_MS = 5 * 60 * 1000;

const actorSelect = {
  id: true,
  username: true,
  role: true,
  preferredLanguage: true,
  lastActive: true,
  sessionVersion: true,
  deactivatedAt: true,
} as const;

/** The caller of this request, or null. Checked once per request. */
export const getCurrentActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies();
  return proveActor(jar.get(sessionCookie().name)?.value, jar.get(LANGUAGE_COOKIE)?.value);
});

/**
 * The actor of a session, or null. Reads the user's row each time, because the cookie survives a deactivation or a
 * password change and would otherwise keep opening every page.
 * @param session the session cookie's value. @param chosen the language cookie's value.
 */
export async function proveActor(session: string | undefined, chosen?: string): Promise<Actor | null> {
  const token = await decodeSession(session);
  if (!token) return null;
  const user = await db.user.findUnique({ where: { id: token.sub }, select: actorSelect });
  if (!user || user.deactivatedAt || user.sessionVersion !== token.version) return null;
  // The middleware chose the screen by the token's role; after a change of role the user has to sign in again.
  if (user.role !== token.role) return null;
  await touch(user.id, user.lastActive);
  const audience = audienceOf(user.role);
  // Employers work in English (product.md, section 1); everyone else in the language they chose.
  const language: Language = audience === "employer" ? "en" : isLanguage(chosen) ? chosen : user.preferredLanguage;
  return { id: user.id, username: user.username, role: user.role, audience, language } as Actor;
}

// The condition is repeated in the statement so that only one of several concurrent requests writes. A failed write is
// logged but never costs anyone the page.
async function touch(id: string, lastActive: Date | null): Promise<void> {
  const stale = new Date(Date.now() - ACTIVITY_GRAIN_MS);
  if (lastActive && lastActive > stale) return;
  await db.user
    .updateMany({
      where: { id, OR: [{ lastActive: null }, { lastActive: { lte: stale } }] },
      data: { lastActive: new Date() },
    })
    .catch((error: unknown) => logError("activity_not_written", error));
}

/** Signs the user in on this browser. */
export async function startSession(signedIn: {
  user: { id: string; role: Role };
  sessionVersion: number;
}): Promise<void> {
  const { name, options } = sessionCookie();
  const value = await encodeSession(newSession(signedIn.user, signedIn.sessionVersion));
  (await cookies()).set(name, value, options);
}

/** Signs out on this browser; without a session it does nothing. */
export async function endSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}
