import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { callersAddress } from "@/lib/platform/security-log/record";
import { epochNow } from "@/lib/core/time";
import type { AuditAction, AuditTargetType } from "./options";
import type { AuditEntry } from "./types";

/**
 * Writes an audit entry in the transaction of the action itself: neither is kept without the other.
 * @param actorId the admin; for a command run on the server, where no admin is involved, the account it concerns.
 * @param details facts such as a role or a count; never a password or anything users wrote about themselves.
 */
export async function record(
  tx: Pick<Transaction, "auditLog">,
  actorId: string,
  action: AuditAction,
  target: { type: AuditTargetType; id: string },
  details: NonNullable<AuditEntry["details"]> = {},
): Promise<void> {
  await tx.auditLog.create({
    data: { actorId, action, targetType: target.type, targetId: target.id, details, address: callersAddress() },
  });
}

/** Looks of an admin at the same of a person within ten minutes are one entry: screens load things again. */
const SAME_LOOK_MINUTES = 10;

/**
 * Records that an admin looks at a person's contact, photo or selfie, or hears the voice note. To be awaited before any of it is answered.
 * @param userId the person.
 */
export async function recordLook(
  admin: Actor<"admin">,
  action: Extract<AuditAction, `user.view_${string}`>,
  userId: string,
): Promise<void> {
  const since = new Date(epochNow() - SAME_LOOK_MINUTES * 60_000);
  const earlier = await db.auditLog.findFirst({
    where: { targetId: userId, at: { gte: since }, actorId: admin.id, action },
    select: { id: true },
  });
  if (!earlier) await record(db, admin.id, action, { type: "user", id: userId });
}
