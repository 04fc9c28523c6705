import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { closeAllSessions } from "@/lib/access/auth/session-rows";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { recordEvent } from "@/lib/platform/security-log/record";
import { record } from "./audit-service";
import { lockManaged } from "./service";

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
