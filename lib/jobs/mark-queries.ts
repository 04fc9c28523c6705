import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { JobCard } from "./types";

/**
 * Matches an application that keeps its worker from another. One that ended with its job does not, once the job is open
 * again.
 */
export const appliedBy = (worker: Actor<"worker">) =>
  ({
    workerId: worker.id,
    OR: [{ status: { not: "closed" } }, { job: { status: { not: "open" } } }],
  }) satisfies Prisma.ApplicationWhereInput;

/** The ids of those jobs that the worker has applied to. */
export async function appliedJobIds(worker: Actor<"worker">, jobIds: string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db.application.findMany({
    where: { ...appliedBy(worker), jobId: { in: jobIds } },
    select: { jobId: true },
  });
  return new Set(rows.map((row) => row.jobId));
}

async function savedJobIds(worker: Actor<"worker">, jobIds: string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const where = { workerId: worker.id, jobId: { in: jobIds } };
  const rows = await db.savedJob.findMany({ where, select: { jobId: true } });
  return new Set(rows.map((row) => row.jobId));
}

/** Jobs as the worker's own: whether applied to, and whether saved. */
export async function withMarks<Shown extends JobCard>(worker: Actor<"worker">, jobs: Shown[]): Promise<Shown[]> {
  const ids = jobs.map(({ id }) => id);
  const [applied, saved] = await Promise.all([appliedJobIds(worker, ids), savedJobIds(worker, ids)]);
  return jobs.map((job) => ({ ...job, applied: applied.has(job.id), saved: saved.has(job.id) }));
}
