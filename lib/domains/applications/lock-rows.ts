import "server-only";
import type { Transaction } from "@/lib/platform/db/client";

/**
 * Keeps the job of an application from ending, to be called before the application is locked. A row that a transaction
 * changes a second time has its foreign keys checked again, which locks the job; withdrawing and closing lock the job first,
 * so in the opposite order they could deadlock.
 */
export const holdJobOf = (tx: Transaction, applicationId: string) =>
  tx.$queryRaw`
    SELECT 1 FROM jobs WHERE id = (SELECT job_id FROM applications WHERE id = ${applicationId}::uuid) FOR KEY SHARE`;
