import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

/**
 * Matches an application that keeps its worker from another. One that ended with its job does not, once the job is open
 * again.
 */
export const appliedBy = (worker: Actor<"worker">) =>
  ({
    workerId: worker.id,
    OR: [{ status: { not: "closed" } }, { job: { status: { not: "open" } } }],
  }) satisfies Prisma.ApplicationWhereInput;

/** Whether a worker has applied to a job, and saved it. */
export async function marksOf(worker: Actor<"worker">, jobId: string): Promise<{ applied: boolean; saved: boolean }> {
  const [marks] = await db.$queryRaw<[{ applied: boolean; saved: boolean }]>`
    SELECT
      EXISTS (
        SELECT 1 FROM applications JOIN jobs ON jobs.id = applications.job_id
        WHERE applications.job_id = ${jobId}::uuid AND applications.worker_id = ${worker.id}::uuid
          AND (applications.status <> 'closed' OR jobs.status <> 'open')
      ) AS applied,
      EXISTS (
        SELECT 1 FROM saved_jobs WHERE worker_id = ${worker.id}::uuid AND job_id = ${jobId}::uuid
      ) AS saved`;
  return marks;
}
