import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";

const lockKey = (userId: string): Prisma.Sql => Prisma.sql`hashtextextended(${`account:${userId}`}, 0)`;

/**
 * Makes what one account does and the end of its agreement, or of the account, wait for each other until the
 * transaction ends. Taken before any row: applying locks its job before the worker, opening a job the other way round,
 * so no order of rows would suit them all.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey(userId)})`;
}

/** Lets the account's end wait until the transaction ends, if the account is still there; others need not wait for each other. */
export async function shareAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${lockKey(userId)})`;
}

/**
 * Lets the end of the caller's account wait until the transaction ends.
 * @throws AppError unauthenticated (the account was deleted meanwhile).
 */
export async function holdAccount(tx: Transaction, userId: string): Promise<void> {
  await shareAccount(tx, userId);
  if ((await tx.user.count({ where: { id: userId } })) === 0) throw new AppError("unauthenticated");
}

/**
 * The same, and refuses someone who took back the agreement to the notice since the call was let in.
 * @throws AppError first_steps, unauthenticated.
 */
export async function holdAgreement(tx: Transaction, userId: string): Promise<void> {
  await shareAccount(tx, userId);
  const [account] = await tx.$queryRaw<{ hasWithdrawn: boolean | null }[]>`
    SELECT (
      SELECT c.withdrawn_at IS NOT NULL FROM consents c WHERE c.user_id = u.id AND c.kind = 'notice'
      -- One that was not withdrawn comes first.
      ORDER BY c.withdrawn_at DESC NULLS FIRST LIMIT 1
    ) AS "hasWithdrawn" FROM users u WHERE u.id = ${userId}::uuid`;
  if (!account) throw new AppError("unauthenticated");
  if (account.hasWithdrawn) throw new AppError("first_steps");
}
