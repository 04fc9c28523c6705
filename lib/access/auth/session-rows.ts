import "server-only";
import { randomUUID } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import { throttled } from "@/lib/platform/db/throttled";
import { AppError } from "@/lib/platform/http/errors";
import { removeExpired } from "@/lib/platform/retention/expired";
import type { Language } from "@/lib/language/i18n/languages";
import { recordEvent } from "@/lib/platform/security-log/record";
import { audienceOf, type Role } from "@/lib/core/roles";
import type { Actor } from "./actor";
import { LIFETIMES } from "./lifetime";
import type { SessionClaims } from "./token";

/** An account whose password (or other proof) has been checked, with the version it had then. */
export type Checked = { user: { id: string; role: Role }; sessionVersion: number };

/** More than one person's browsers; beyond them the session unused for longest ends. */
const MOST_PER_USER = 50;

const removeEnded = throttled(() => removeExpired("sessions"));

/**
 * Stores a new session. The account is locked against changes meanwhile: if its sessions were ended since the password
 * was checked, none is opened.
 * @param device see deviceOf(). @throws AppError unauthenticated.
 */
export async function openSession({ user, sessionVersion }: Checked, device: string | null): Promise<SessionClaims> {
  await removeEnded();
  const sid = randomUUID();
  const { unused } = LIFETIMES[audienceOf(user.role)];
  const [opened] = await db.$queryRaw<{ language: Language }[]>`
    WITH account AS (
      SELECT id, preferred_language FROM users
      WHERE id = ${user.id}::uuid AND session_version = ${sessionVersion} AND deactivated_at IS NULL FOR SHARE
    )
    INSERT INTO sessions (id, user_id, device, expires_at, password_confirmed_at)
    SELECT ${sid}::uuid, id, ${device}, now() + make_interval(secs => ${unused}), now() FROM account
    RETURNING (SELECT preferred_language::text FROM account) AS language`;
  if (!opened) throw new AppError("unauthenticated");
  await db.$executeRaw`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE user_id = ${user.id}::uuid
      ORDER BY last_used_at DESC, id DESC OFFSET ${MOST_PER_USER}
    )`;
  return { sid, uid: user.id, role: user.role, language: opened.language };
}

/**
 * Notes that the password was typed again, and gives the session another id: a copy of its cookie opens nothing any more.
 * @returns the claims for this browser's cookie, or null if the session has ended meanwhile.
 */
export async function renewSession({ id, role, session }: Actor): Promise<SessionClaims | null> {
  const sid = randomUUID();
  const [renewed] = await db.$queryRaw<{ language: Language }[]>`
    UPDATE sessions s SET id = ${sid}::uuid, password_confirmed_at = now() WHERE s.id = ${session}::uuid
    RETURNING (SELECT u.preferred_language::text FROM users u WHERE u.id = s.user_id) AS language`;
  return renewed ? { sid, uid: id, role, language: renewed.language } : null;
}

/** Ends one session; nothing happens if it has ended. */
export async function closeSession(sid: string): Promise<void> {
  await db.session.deleteMany({ where: { id: sid } });
}

/** Ends a session because its user logs out. */
export async function logOut(sid: string): Promise<void> {
  const [ended] = await db.$queryRaw<{ userId: string }[]>`
    DELETE FROM sessions WHERE id = ${sid}::uuid RETURNING user_id AS "userId"`;
  if (ended) await recordEvent("logout", ended);
}

/**
 * Ends all sessions of an account, on every instance at once.
 * @returns the version with which a new session may be opened.
 */
export async function closeAllSessions(tx: Pick<Transaction, "user" | "session">, userId: string): Promise<number> {
  // First the account, which openSession() locks too: no session is opened in between.
  const { sessionVersion } = await tx.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: { sessionVersion: true },
  });
  await tx.session.deleteMany({ where: { userId } });
  return sessionVersion;
}
