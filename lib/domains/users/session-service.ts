import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { closeAllSessions } from "@/lib/access/auth/session-rows";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { recordEvent } from "@/lib/platform/security-log/record";

/** Ends one of the caller's own sessions. @throws AppError not_found. */
export async function endOwnSession(actor: Actor, id: string): Promise<void> {
  const { count } = await db.session.deleteMany({ where: { id, userId: actor.id } });
  if (count === 0) throw new AppError("not_found");
  await recordEvent("session_ended", { userId: actor.id });
}

/** Ends all of the caller's sessions, the present one included. */
export async function endAllSessions(actor: Actor): Promise<void> {
  await db.$transaction((tx) => closeAllSessions(tx, actor.id));
  await recordEvent("logged_out_everywhere", { userId: actor.id });
}
