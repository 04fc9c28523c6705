import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { notAgainSince } from "./apply-again-rows";
import { read } from "@/lib/platform/db/read";
import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Of a statement FROM jobs: whether a worker's application keeps them from another. One that ended with its job does not, once
 * the job is open again, unless it ended without an answer a few days ago, or for the second time (apply-again-rows.ts).
 */
export const appliedColumn = (workerId: string | null): Prisma.Sql => Prisma.sql`
  EXISTS (
    SELECT 1 FROM applications
    WHERE applications.job_id = jobs.id AND applications.worker_id = ${workerId}::uuid
      AND (applications.status <> 'closed' OR jobs.status <> 'open' OR (applications.closed_reason = 'no_answer'
        AND (applications.is_second OR applications.ended_at > ${notAgainSince()}::timestamptz)))
  )`;

/** The columns `applied` and `saved` of a statement FROM jobs, for a worker. @param workerId null: neither. */
export const markColumns = (workerId: string | null): Prisma.Sql => Prisma.sql`
  ${appliedColumn(workerId)} AS applied,
  EXISTS (
    SELECT 1 FROM saved_jobs WHERE saved_jobs.worker_id = ${workerId}::uuid AND saved_jobs.job_id = jobs.id
  ) AS saved`;

/** Whether a worker has applied to a job, and saved it. */
export async function marksOf(worker: Actor<"worker">, jobId: string): Promise<{ applied: boolean; saved: boolean }> {
  const [marks] = await read<{ applied: boolean; saved: boolean }>`
    SELECT ${markColumns(worker.id)} FROM jobs WHERE jobs.id = ${jobId}::uuid`;
  return marks ?? { applied: false, saved: false };
}
