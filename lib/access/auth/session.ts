import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { db } from "@/lib/platform/db/client";
import { read } from "@/lib/platform/db/read";
import { deviceOf } from "@/lib/core/device";
import { isLocalOnly } from "@/lib/platform/env";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { logError } from "@/lib/platform/http/log";
import { isLanguage, type Language } from "@/lib/language/i18n/languages";
import { LANGUAGE_COOKIE } from "@/lib/language/i18n/cookie";
import { epochNow } from "@/lib/core/time";
import { audienceOf, type Role } from "@/lib/core/roles";
import { firstStepsOf } from "./first-steps";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { toActorPlaces, type Actor } from "./actor";
import { knownCookie } from "./known-browser";
import { LIFETIMES, PASSWORD_RECENT, type Lifetime } from "./lifetime";
import { closeSession, logOut, openSession, type Checked } from "./session-rows";
import { sessionCookie } from "./session-cookie";
import { decodeSession, encodeSession, type SessionClaims } from "./token";

type Row = {
  id: string;
  username: string;
  role: Role;
  preferredLanguage: Language;
  lastActive: Date | null;
  lastUsedAt: Date;
  mustChangePassword: boolean;
  isDemo: boolean;
  hasSecondFactor: boolean;
  hasRecentPassword: boolean;
  hasConsented: boolean;
  hasWithdrawn: boolean;
  placeIds: string[] | null;
  preferredLocations: string[] | null;
  location: string | null;
};

/** The caller of this request, or null. Checked once per request. */
export const getCurrentActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies();
  return proveActor(jar.get(sessionCookie().name)?.value, jar.get(LANGUAGE_COOKIE)?.value).catch((error: unknown) => {
    // In the specification's words, with the status of the answer.
    logError("Failed to fetch user", error, { status: isDatabaseUnavailable(error) ? 503 : 500 });
    throw error;
  });
});

/**
 * The actor of a session, or null. Reads the session's row with its user each time: a copy of the cookie opens nothing
 * once the row is gone.
 * @param session the session cookie's value. @param chosen the language cookie's value.
 */
export async function proveActor(session: string | undefined, chosen?: string): Promise<Actor | null> {
  const token = await decodeSession(session);
  if (!token) return null;
  const [row] = await read<Row>`
    SELECT u.id, u.username, u.role::text AS role, u.preferred_language::text AS "preferredLanguage",
      u.last_active AS "lastActive", s.last_used_at AS "lastUsedAt",
      u.must_change_password AS "mustChangePassword", u.is_demo AS "isDemo",
      f.enrolled_at IS NOT NULL AS "hasSecondFactor",
      coalesce(s.password_confirmed_at > now() - make_interval(secs => ${PASSWORD_RECENT}), false) AS "hasRecentPassword",
      u.is_adult IS TRUE AND EXISTS (
        SELECT 1 FROM consents c
        WHERE c.user_id = u.id AND c.kind = 'notice' AND c.version = ${CONSENT_VERSIONS.notice}
          AND c.withdrawn_at IS NULL
      ) AS "hasConsented",
      EXISTS (SELECT 1 FROM consents c WHERE c.user_id = u.id AND c.kind = 'notice' AND c.withdrawn_at IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM consents c WHERE c.user_id = u.id AND c.kind = 'notice' AND c.withdrawn_at IS NULL)
        AS "hasWithdrawn",
      p.place_ids AS "placeIds", p.preferred_locations AS "preferredLocations", p.location
    FROM sessions s JOIN users u ON u.id = s.user_id
      LEFT JOIN second_factors f ON f.user_id = u.id LEFT JOIN profiles p ON p.user_id = u.id
    WHERE s.id = ${token.sid}::uuid AND s.expires_at > now() AND u.deactivated_at IS NULL`;
  // The middleware chose the screen by the token's role; after a change of role the user has to sign in again.
  if (!row || row.role !== token.role) return null;
  const { id, username, role } = row;
  const audience = audienceOf(role);
  await touch(token.sid, row, LIFETIMES[audience]);
  // Employers work in English (specification, section 1); everyone else in the language they chose.
  const language: Language = audience === "employer" ? "en" : isLanguage(chosen) ? chosen : row.preferredLanguage;
  // The office's own people work with others' data; the notice is about one's own.
  const owesConsent = audience !== "admin" && !row.hasConsented;
  const mustDo = firstStepsOf(row, { isLocalOnly: isLocalOnly() });
  const { hasRecentPassword } = row;
  const places = toActorPlaces(row);
  const caller = { id, username, role, audience, language, mustDo, owesConsent, hasRecentPassword };
  const proven = { ...caller, places, session: token.sid };
  return proven as Actor;
}

// The conditions are repeated in the statement so that only one of several concurrent requests writes. A failed write is
// logged but never costs anyone the page.
async function touch(sid: string, { id, lastActive, lastUsedAt }: Row, lifetime: Lifetime): Promise<void> {
  const { total, unused, grain } = lifetime;
  const stale = new Date(epochNow() - grain * 1000);
  if (lastUsedAt > stale && lastActive && lastActive > stale) return;
  await db.$executeRaw`
    WITH used AS (
      UPDATE sessions SET last_used_at = now(), expires_at = least(
        created_at + make_interval(secs => ${total}), now() + make_interval(secs => ${unused}))
      WHERE id = ${sid}::uuid AND last_used_at <= ${stale}
    )
    UPDATE users SET last_active = now()
    WHERE id = ${id}::uuid AND (last_active IS NULL OR last_active <= ${stale})`.catch((error: unknown) =>
    logError("activity_not_written", error),
  );
}

/** Whether the session by which a caller was proved has not ended since. */
export const isStillOpen = async ({ session }: Actor): Promise<boolean> =>
  (await db.session.count({ where: { id: session } })) > 0;

/** The claims of this browser's cookie, whose session may have ended; null if it has none. */
const presentToken = async () => decodeSession((await cookies()).get(sessionCookie().name)?.value);

/** Opens a session for this browser, whose earlier one ends. The caller sets the cookie. */
export async function beginSession(checked: Checked): Promise<SessionClaims> {
  const earlier = await presentToken();
  const claims = await openSession(checked, deviceOf((await headers()).get("user-agent")));
  if (earlier) await closeSession(earlier.sid);
  return claims;
}

/** Signs the user in on this browser. */
export async function startSession(checked: Checked): Promise<void> {
  await setSession(await beginSession(checked));
  const { name, value, options } = knownCookie();
  (await cookies()).set(name, value, options);
}

/** Gives this browser the cookie of a session. */
export async function setSession(claims: SessionClaims): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, await encodeSession(claims), options);
}

/** Notes a change of the account's language in this browser's cookie. */
export async function renewLanguage(language: Language): Promise<void> {
  const token = await presentToken();
  if (token) await setSession({ ...token, language });
}

/** Signs out on this browser, for copies of its cookie too; without a session it does nothing. */
export async function endSession(): Promise<void> {
  const token = await presentToken();
  if (token) await logOut(token.sid);
  await forgetSession();
}

/** Removes the cookie of a session that has ended. */
export async function forgetSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}
