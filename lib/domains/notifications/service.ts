import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";

/** Marks those of the caller's notifications as seen that are about an application which is open before them. */
export const markSeenOf = async (actor: Actor, applicationId: string): Promise<{ count: number }> =>
  db.notification.updateMany({
    where: { userId: actor.id, applicationId, seenAt: null },
    data: { seenAt: new Date() },
  });

/**
 * Marks one of the caller's notifications and all older ones as seen. One that is recorded meanwhile stays unseen.
 * @throws AppError not_found (another's, or no longer kept).
 */
export async function markSeen(actor: Actor, upTo: string): Promise<void> {
  const last = await db.notification.findFirst({ where: { id: upTo, userId: actor.id }, select: { createdAt: true } });
  if (!last) throw new AppError("not_found");
  await db.$executeRaw`
    UPDATE notifications SET seen_at = now()
    WHERE user_id = ${actor.id}::uuid AND seen_at IS NULL
      AND (created_at, id) <= (${last.createdAt}::timestamptz, ${upTo}::uuid)`;
}
