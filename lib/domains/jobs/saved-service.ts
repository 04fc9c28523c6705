import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { MAX_SAVED } from "./saved-policy";
import { visibleTo } from "./visible-queries";

/**
 * Saves a job for later; again is the same. @throws AppError job_not_found, saved_jobs_full.
 */
export async function saveJob(worker: Actor<"worker">, jobId: string): Promise<void> {
  const job = await db.job.findFirst({ where: { id: jobId, ...visibleTo(worker) }, select: { id: true } });
  if (!job) throw new AppError("job_not_found");
  // In one statement; two at the same moment may leave one more than the maximum, which costs nothing. The job is locked
  // before the foreign key locks the worker: in the order of lockWholeAccount(), or the two could deadlock.
  await db.$executeRaw`
    WITH job AS MATERIALIZED (SELECT id FROM jobs WHERE id = ${jobId}::uuid FOR KEY SHARE)
    INSERT INTO saved_jobs (worker_id, job_id)
    SELECT ${worker.id}::uuid, job.id FROM job
    WHERE (SELECT count(*) FROM saved_jobs WHERE worker_id = ${worker.id}::uuid) < ${MAX_SAVED}
    ON CONFLICT DO NOTHING`;
  const saved = await db.savedJob.findFirst({ where: { workerId: worker.id, jobId }, select: { jobId: true } });
  if (!saved)
    throw new AppError((await db.job.count({ where: { id: jobId } })) > 0 ? "saved_jobs_full" : "job_not_found");
}

/** Removes a job from those saved; one that is not among them is no error. */
export async function unsaveJob(worker: Actor<"worker">, jobId: string): Promise<void> {
  await db.savedJob.deleteMany({ where: { workerId: worker.id, jobId } });
}
