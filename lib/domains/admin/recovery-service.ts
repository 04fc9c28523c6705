import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { closeAllSessions } from "@/lib/access/auth/session-rows";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import { newCode, storeCode, waitingTimes } from "@/lib/domains/users/code-service";
import type { RecoveryCode } from "@/lib/domains/users/recovery-types";
import { recordEvent } from "@/lib/platform/security-log/record";
import { record } from "./audit-service";
import { isProven } from "./policy";
import { getAccountRecovery } from "./recovery-queries";
import type { RecoveryCodeInput } from "./schema";
import { lockManaged } from "./service";

/**
 * Makes a one-time code with which someone who forgot the password sets a new one. It is read out to the number that the
 * account has. To an account without one the caller must have told three facts; its sessions are told, and the code works a
 * day later, so that the owner can stop what somebody else began.
 * @throws AppError user_not_found, own_account, above_rank, already_deactivated, unauthenticated; invalid on `facts` if the
 * account has no number and not three of its facts were told.
 */
export async function makeRecoveryCode(
  admin: Actor<"admin">,
  id: string,
  { facts }: RecoveryCodeInput,
): Promise<RecoveryCode> {
  const { code, codeHash } = await newCode();
  const times = await db.$transaction(async (tx) => {
    const target = await lockManaged(tx, admin, id);
    if (target.deactivatedAt) throw new AppError("already_deactivated");
    const recovery = await getAccountRecovery(admin, id, tx);
    const on = { type: "user", id } as const;
    if (recovery.phone !== null) {
      await record(tx, admin.id, "user.recovery_code", on, { way: "phone" });
      await notify(tx, { userId: id, kind: "recovery_code_made" });
      return { startsAt: null, expiresAt: await storeCode(tx, id, "recovery_admin", codeHash) };
    }
    if (!isProven(facts, recovery.facts)) throw new AppError("invalid", { fields: { facts: ["threeFacts"] } });
    await record(tx, admin.id, "user.recovery_code", on, { way: "facts", facts: facts.join(", ") });
    const waiting = waitingTimes();
    await notify(tx, { userId: id, kind: "recovery_code_waits", aboutAt: waiting.startsAt });
    await storeCode(tx, id, "recovery_admin", codeHash, waiting);
    return waiting;
  });
  return { code, startsAt: times.startsAt?.toISOString() ?? null, expiresAt: times.expiresAt.toISOString() };
}

/**
 * Takes away another admin's second factor and ends their sessions: at the next login they set up a new one.
 * @throws AppError user_not_found, own_account, above_rank, no_second_factor, unauthenticated.
 */
export async function resetSecondFactor(admin: Actor<"admin">, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockManaged(tx, admin, id);
    const { count } = await tx.secondFactor.deleteMany({ where: { userId: id, enrolledAt: { not: null } } });
    if (count === 0) throw new AppError("no_second_factor");
    await closeAllSessions(tx, id);
    await record(tx, admin.id, "user.reset_second_factor", { type: "user", id });
  });
  await recordEvent("second_factor_reset", { userId: id });
}
