import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { ClosedReason } from "./options";
import { LIVE, OPEN_OR_HELD } from "./visible-queries";

/**
 * Closes the open jobs of an employer who may no longer decide, and ends what is undecided, also of jobs closed before.
 * @returns how many were open.
 */
export async function closeJobsOf(tx: Transaction, employerId: string): Promise<number> {
  const end = { closedReason: "deactivated" satisfies ClosedReason, revision: { increment: 1 } };
  const { count } = await tx.job.updateMany({
    where: { employerId, ...OPEN_OR_HELD },
    data: { ...end, status: "closed" },
  });
  const isUndecided = { ...LIVE, status: "closed", endedAt: null } as const;
  await tx.job.updateMany({ where: { employerId, ...isUndecided }, data: end });
  return count;
}
