/** Generates the views of jobs: by every applicant, and by others. Employers never view their own. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { ApplicationRow } from "./applications";
import { interestOf } from "./applications";
import { CITIES } from "./cities";
import type { Job } from "./jobs/build";
import type { Worker } from "./people";
import type { Random } from "./random";
import { after, awake, DAY, earliest, HOUR, latest, MINUTE } from "./time";

export type JobViewRow = Prisma.JobViewCreateManyInput & { viewedAt: Date };

export function buildViews(
  random: Random,
  now: Date,
  jobs: readonly Job[],
  workers: readonly Worker[],
  applications: readonly ApplicationRow[],
): JobViewRow[] {
  const byId = new Map(workers.map((worker) => [worker.id, worker]));
  return jobs.filter(({ row }) => row.status !== "draft").flatMap((job) => viewsOf(job));

  function viewsOf(job: Job): JobViewRow[] {
    const opened = job.row.postedAt ?? job.row.createdAt;
    const received = applications.filter(({ jobId }) => jobId === job.row.id);
    const applied = new Set(received.map(({ workerId }) => workerId));
    const before = received.map(({ workerId, createdAt }) => ({
      jobId: job.row.id,
      viewerId: workerId,
      viewedAt: latest(after(createdAt, -random.int(1, 40) * MINUTE), opened, byId.get(workerId)!.createdAt),
    }));
    const age = (now.getTime() - opened.getTime()) / DAY;
    const curious = Math.round(random.between(5, 22) * Math.min(1, 0.15 + age / 6));
    const others = random.weightedSample(
      workers.filter(({ id }) => !applied.has(id)),
      (worker) => 0.15 + interestOf(worker, job) + (CITIES[worker.location].zone === CITIES[job.city].zone ? 0.35 : 0),
      curious,
    );
    return [...before, ...others.flatMap((worker) => glance(job, opened, worker))];
  }

  function glance(job: Job, opened: Date, worker: Worker): JobViewRow[] {
    const from = latest(opened, worker.createdAt);
    const until = earliest(
      now,
      ...(job.closedAt ? [job.closedAt] : []),
      ...(worker.deactivatedAt ? [worker.deactivatedAt] : []),
    );
    const span = until.getTime() - from.getTime();
    if (span < HOUR / 4) return [];
    const viewedAt = awake(random, after(from, Math.round(random.next() ** 2 * Math.min(span, 25 * DAY))));
    return viewedAt < until ? [{ jobId: job.row.id, viewerId: worker.id, viewedAt }] : [];
  }
}
