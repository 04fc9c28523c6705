import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { lockAccount } from "@/lib/domains/users/agreement-service";

/**
 * Locks an account and what belongs to it until the transaction ends. Anything it is sending is waited for. Then jobs,
 * applications, the user: the order in which applying, withdrawing and consenting lock them, for otherwise two of these
 * could deadlock.
 * @returns whether the account still exists.
 */
export async function lockWholeAccount(tx: Transaction, id: string): Promise<boolean> {
  await lockAccount(tx, id);
  await tx.$queryRaw`
    SELECT 1 FROM jobs WHERE employer_id = ${id}::uuid
      OR id IN (SELECT job_id FROM applications WHERE worker_id = ${id}::uuid) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM applications WHERE worker_id = ${id}::uuid OR employer_id = ${id}::uuid ORDER BY id FOR UPDATE`;
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
  return held.length > 0;
}
