import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PromiseInput } from "./schema";

/**
 * Keeps a worker's answer whether the work began, or was paid as said; the second one counts in the employer's record.
 * @throws AppError application_not_found (also where it was not asked), already_answered (409).
 */
export const answerPromise = (worker: Actor<"worker">, id: string, { question, kept }: PromiseInput): Promise<void> =>
  db.$transaction(async (tx) => {
    const asked = question === "started" ? { startedAskedAt: { not: null } } : { paidAskedAt: { not: null } };
    const open = question === "started" ? { started: null } : { paid: null };
    const own = { id, workerId: worker.id, status: "accepted" as const, ...asked };
    const { count } = await tx.application.updateMany({ where: { ...own, ...open }, data: { [question]: kept } });
    const row = await tx.application.findFirst({ where: own, select: { employerId: true } });
    if (!row) throw new AppError("application_not_found");
    if (count === 0) throw new AppError("already_answered");
    if (question === "paid")
      await tx.$executeRaw`
        UPDATE profiles SET promises_kept = promises_kept + ${kept ? 1 : 0}::int, promises_broken = promises_broken + ${kept ? 0 : 1}::int
        WHERE user_id = ${row.employerId}::uuid`;
  });
