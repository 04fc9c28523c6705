import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import type { ClosedReason } from "./options";
import { LOWER_AFTER } from "./record-policy";
import { changeSelect } from "./rows";
import { OPEN } from "./visible-queries";
import { openHeldCase, recheckWording } from "./wording-service";

const PAUSED: ClosedReason = "paused";

/** Pauses the open jobs of an employer who answers nobody, until they say whether to show them again. */
export async function pauseJobsOf(tx: Transaction, employerId: string): Promise<void> {
  const { count } = await tx.job.updateMany({
    where: { employerId, ...OPEN, untoldEnd: null },
    data: { status: "closed", closedReason: PAUSED, revision: { increment: 1 } },
  });
  if (count === 0) return;
  await tx.$executeRaw`UPDATE profiles SET paused_at = now() WHERE user_id = ${employerId}::uuid`;
  await notify(tx, { userId: employerId, kind: "jobs_paused" });
}

/**
 * Shows the paused jobs again, with the days they had left, or leaves them closed; they stand lower until the next answer.
 * @throws AppError already_answered (409: nothing is paused).
 */
export const answerPause = (employer: Actor<"employer">, stillLooking: boolean): Promise<void> =>
  db.$transaction(async (tx) => {
    // The row counts on from where jobs stand lower, or the next silence would pause them at once.
    const count = await tx.$executeRaw`
      UPDATE profiles SET paused_at = NULL, unanswered_in_a_row = least(unanswered_in_a_row, ${LOWER_AFTER}::int)
      WHERE user_id = ${employer.id}::uuid AND paused_at IS NOT NULL`;
    if (count === 0) throw new AppError("already_answered");
    const paused = { employerId: employer.id, closedReason: PAUSED, removedAt: null };
    if (stillLooking) return showAgain(tx, paused);
    const closedReason: ClosedReason = "owner";
    await tx.job.updateMany({ where: paused, data: { closedReason, revision: { increment: 1 } } });
  });

/** Opens jobs; one whose words were changed meanwhile is looked at first, like any other. */
async function showAgain(tx: Transaction, where: Prisma.JobWhereInput & { employerId: string }): Promise<void> {
  for (const job of await tx.job.findMany({ where, select: { ...changeSelect, id: true } })) {
    const own = { ...job, employerId: where.employerId };
    const reasons = await recheckWording(tx, own, job);
    const isHeld = reasons.length > 0;
    await tx.job.update({
      where: { id: job.id },
      data: { status: isHeld ? "held" : "open", heldReasons: reasons, revision: { increment: 1 } },
    });
    if (isHeld) await openHeldCase(tx, own, reasons);
  }
}
