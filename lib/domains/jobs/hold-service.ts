import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { toHeldReasons, type HeldReason } from "@/lib/domains/trust/held-reasons-rows";
import { keyOfFinding } from "@/lib/domains/trust/wording-policy";

/**
 * Holds an open job: nobody new sees it, and its clocks stand still, until a person has looked at it. The caller opens
 * the case. @returns false if it is not open, also if it is held already.
 */
export async function holdJob(tx: Transaction, jobId: string, reasons: readonly HeldReason[]): Promise<boolean> {
  // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
  const count = await tx.$executeRaw`
    UPDATE jobs SET status = 'held', held_reasons = ${JSON.stringify(reasons)}::jsonb
    WHERE id = ${jobId}::uuid AND status = 'open' AND removed_at IS NULL`;
  return count > 0;
}

/**
 * Lets everyone see a held job, which gets back the time it had left. The same words do not hold it again.
 * @returns false if it is not held, because its owner closed it meanwhile.
 */
export async function releaseHeldJob(tx: Transaction, jobId: string): Promise<boolean> {
  const [held] = await tx.$queryRaw<{ reasons: Prisma.JsonValue }[]>`
    SELECT held_reasons AS reasons FROM jobs
    WHERE id = ${jobId}::uuid AND status = 'held' AND removed_at IS NULL FOR NO KEY UPDATE`;
  if (!held) return false;
  await letPass(tx, jobId, toHeldReasons(held.reasons));
  await open(tx, jobId);
  return true;
}

/** Remembers that a person has found this to be fine: it holds the job no more. */
export async function letPass(tx: Transaction, jobId: string, reasons: readonly HeldReason[]): Promise<void> {
  const passed = reasons.map(keyOfFinding);
  await tx.$executeRaw`
    UPDATE jobs SET passed_wording = ARRAY(SELECT DISTINCT unnest(passed_wording || ${passed}::text[]))
    WHERE id = ${jobId}::uuid`;
}

/** Opens a job that the office had closed by mistake. */
export async function openAgain(tx: Transaction, jobId: string): Promise<void> {
  const closed = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM jobs WHERE id = ${jobId}::uuid AND status = 'closed' AND removed_at IS NULL FOR NO KEY UPDATE`;
  if (closed.length > 0) await open(tx, jobId);
}

const open = (tx: Transaction, jobId: string) => tx.$executeRaw`
  UPDATE jobs SET status = 'open', held_reasons = '[]', posted_at = coalesce(posted_at, now()) WHERE id = ${jobId}::uuid`;
