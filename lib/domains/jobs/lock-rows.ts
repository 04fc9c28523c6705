import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { shareAccount, holdAgreement } from "@/lib/domains/users/agreement-service";
import { refusalOfChange } from "./queries";
import { changeSelect } from "./rows";

export type OwnRow = Prisma.JobGetPayload<{ select: typeof changeSelect }>;

/**
 * Holds an employer's account as active. Another job of this employer waits, and then counts this one. A concurrent
 * deactivation waits too, and then also closes the job opened here; an earlier one is seen. Locked before the job's row, as
 * in the deactivation: in the opposite order the two could deadlock.
 * @throws AppError unauthenticated (deactivated meanwhile), first_steps (the agreement taken back meanwhile).
 */
export async function holdActive(tx: Transaction, employer: Actor<"employer">): Promise<void> {
  await holdAgreement(tx, employer.id);
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${employer.id}::uuid AND deactivated_at IS NULL FOR NO KEY UPDATE`;
  if (held.length === 0) throw new AppError("unauthenticated");
}

/**
 * Locks any job for an admin, with its owner's account before it, as in `holdActive`. The account's end, which locks jobs
 * before users, waits.
 * @throws AppError job_not_found.
 */
export async function lockAny(tx: Transaction, id: string): Promise<OwnRow & { employerId: string }> {
  const found = await tx.job.findFirst({ where: { id, removedAt: null }, select: { employerId: true } });
  if (!found) throw new AppError("job_not_found");
  await shareAccount(tx, found.employerId);
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${found.employerId}::uuid FOR NO KEY UPDATE`;
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM jobs WHERE id = ${id}::uuid AND removed_at IS NULL FOR UPDATE`;
  if (locked.length === 0) throw new AppError("job_not_found");
  return { ...(await tx.job.findUniqueOrThrow({ where: { id }, select: changeSelect })), ...found };
}

/**
 * Locks an employer's own job: decisions based on this row (next status, which old files to delete) must still hold when
 * they are written.
 * @throws AppError job_not_found, forbidden (another employer's).
 */
export async function lockOwn(tx: Transaction, employer: Actor<"employer">, id: string): Promise<OwnRow> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM jobs WHERE id = ${id}::uuid AND employer_id = ${employer.id}::uuid AND removed_at IS NULL
      AND untold_end IS DISTINCT FROM 'removed' FOR UPDATE`;
  if (locked.length === 0) throw await refusalOfChange(tx, employer, id);
  return tx.job.findUniqueOrThrow({ where: { id }, select: changeSelect });
}
