import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import { newCode, storeCode } from "@/lib/domains/users/code-service";
import type { RecoveryCode } from "@/lib/domains/users/recovery-types";
import { record } from "./audit-service";
import { lockManaged } from "./service";

/**
 * Makes a one-time code with which someone who forgot the password sets a new one; the admin reads it out.
 * @throws AppError user_not_found, own_account, above_rank, already_deactivated, unauthenticated.
 */
export async function makeRecoveryCode(admin: Actor<"admin">, id: string): Promise<RecoveryCode> {
  const { code, codeHash } = await newCode();
  const expiresAt = await db.$transaction(async (tx) => {
    const target = await lockManaged(tx, admin, id);
    if (target.deactivatedAt) throw new AppError("already_deactivated");
    await record(tx, admin.id, "user.recovery_code", { type: "user", id });
    await notify(tx, { userId: id, kind: "recovery_code_made" });
    return storeCode(tx, id, "recovery_admin", codeHash);
  });
  return { code, expiresAt: expiresAt.toISOString() };
}
