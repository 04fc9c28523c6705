import "server-only";
import { type db, type Transaction } from "@/lib/platform/db/client";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { isNewAccount } from "./policy";
import { OPEN_OR_HELD } from "./visible-queries";

/**
 * Refuses one more open job if the account has as many as it may.
 * @param from a transaction that holds the account's row (FOR NO KEY UPDATE), so that two jobs cannot take the last place;
 *   or the database itself, for an early answer that does not count.
 * @throws AppError open_jobs_full, open_jobs_full_at_first (409).
 */
export async function requireRoomForOpenJob(from: Transaction | typeof db, employerId: string): Promise<void> {
  const { LIMIT_OPEN_JOBS, LIMIT_OPEN_JOBS_FIRST_WEEK } = getEnv();
  const account = await from.user.findUnique({ where: { id: employerId }, select: { createdAt: true } });
  // Left to the transaction, which checks the employer.
  if (!account) return;
  const isNew = isNewAccount(account.createdAt) && LIMIT_OPEN_JOBS_FIRST_WEEK < LIMIT_OPEN_JOBS;
  const open = await from.job.count({ where: { employerId, ...OPEN_OR_HELD } });
  const most = isNew ? LIMIT_OPEN_JOBS_FIRST_WEEK : LIMIT_OPEN_JOBS;
  if (open >= most) throw new AppError(isNew ? "open_jobs_full_at_first" : "open_jobs_full", { most });
}
