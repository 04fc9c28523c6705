import "server-only";
import type { Transaction } from "@/lib/db/client";
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
    data: { actorId, action, targetType: target.type, targetId: target.id, details },
  });
}
