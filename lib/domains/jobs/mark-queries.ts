import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { keepsFromAgain, notAgainSince } from "./again-rows";
import { read } from "@/lib/platform/db/read";
import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Matches an application that keeps its worker from another. One that ended with its job does not, once the job is open
 * again, unless it ended without an answer a few days ago, or for the second time.
 */
export const appliedBy = (worker: Actor<"worker">) =>
  ({
    workerId: worker.id,
    OR: [{ status: { not: "closed" } }, { job: { status: { not: "open" } } }, keepsFromAgain()],
  }) satisfies Prisma.ApplicationWhereInput;

/**
 * The columns `applied` and `saved` of a statement FROM jobs: whether a worker has applied to a row's job, as in
 * `appliedBy`, and saved it. @param workerId null: neither.
 */
export const markColumns = (workerId: string | null): Prisma.Sql => Prisma.sql`
  EXISTS (
    SELECT 1 FROM applications
    WHERE applications.job_id = jobs.id AND applications.worker_id = ${workerId}::uuid
      AND (applications.status <> 'closed' OR jobs.status <> 'open' OR (applications.closed_reason = 'no_answer'
        AND (applications.is_second OR applications.ended_at > ${notAgainSince()}::timestamptz)))
  ) AS applied,
  EXISTS (
    SELECT 1 FROM saved_jobs WHERE saved_jobs.worker_id = ${workerId}::uuid AND saved_jobs.job_id = jobs.id
  ) AS saved`;

/** Whether a worker has applied to a job, and saved it. */
export async function marksOf(worker: Actor<"worker">, jobId: string): Promise<{ applied: boolean; saved: boolean }> {
  const [marks] = await read<{ applied: boolean; saved: boolean }>`
    SELECT ${markColumns(worker.id)} FROM jobs WHERE jobs.id = ${jobId}::uuid`;
  return marks ?? { applied: false, saved: false };
}
