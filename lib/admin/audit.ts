import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Transaction } from "@/lib/db/client";
import type { AuditAction, AuditTargetType } from "./options";
import type { AuditEntry } from "./types";

/**
 * Writes who did what, in the transaction that does it: neither is kept without the other.
 * @param details facts such as a role or a count; never a password, never what people wrote about themselves.
 */
export async function record(
  tx: Pick<Transaction, "auditLog">,
  admin: Pick<Actor<"admin">, "id">,
  action: AuditAction,
  target: { type: AuditTargetType; id: string },
  details: NonNullable<AuditEntry["details"]> = {},
): Promise<void> {
  await tx.auditLog.create({
    data: { actorId: admin.id, action, targetType: target.type, targetId: target.id, details },
  });
}
