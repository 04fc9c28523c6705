import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";

/**
 * Keeps the job of an application from ending, to be called before the application is locked. A row that a transaction
 * changes a second time has its foreign keys checked again, which locks the job; withdrawing and closing lock the job first,
 * so in the opposite order they could deadlock.
 */
export const holdJobOf = (tx: Transaction, applicationId: string) =>
  tx.$queryRaw`
    SELECT 1 FROM jobs WHERE id = (SELECT job_id FROM applications WHERE id = ${applicationId}::uuid) FOR KEY SHARE`;

/**
 * Takes nobody further while a person looks at the job.
 * @throws AppError job_being_checked (409).
 */
export async function requireSeenJob(tx: Transaction, applicationId: string): Promise<void> {
  const held = await tx.application.count({ where: { id: applicationId, job: { status: "held" } } });
  if (held > 0) throw new AppError("job_being_checked");
}
