import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { LIVE } from "./list-queries";
import { MAX_SAVED } from "./saved-policy";

/**
 * Saves a job for later; again is the same. @throws AppError job_not_found, saved_jobs_full.
 */
export async function saveJob(worker: Actor<"worker">, jobId: string): Promise<void> {
  const job = await db.job.findFirst({ where: { id: jobId, ...LIVE, status: { not: "draft" } }, select: { id: true } });
  if (!job) throw new AppError("job_not_found");
  // In one statement; two at the same moment may leave one more than the maximum, which costs nothing.
  await db.$executeRaw`
    INSERT INTO saved_jobs (worker_id, job_id)
    SELECT ${worker.id}::uuid, ${jobId}::uuid
    WHERE (SELECT count(*) FROM saved_jobs WHERE worker_id = ${worker.id}::uuid) < ${MAX_SAVED}
    ON CONFLICT DO NOTHING`;
  const saved = await db.savedJob.findFirst({ where: { workerId: worker.id, jobId }, select: { jobId: true } });
  if (!saved) throw new AppError("saved_jobs_full");
}

/** Removes a job from those saved; one that is not among them is no error. */
export async function unsaveJob(worker: Actor<"worker">, jobId: string): Promise<void> {
  await db.savedJob.deleteMany({ where: { workerId: worker.id, jobId } });
}
