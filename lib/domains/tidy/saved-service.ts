import "server-only";
import { HOUR_MS } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notify } from "@/lib/platform/notify/notify";
import { keptHours } from "@/lib/platform/retention/rules";

const BATCH = 500;

type Row = { workerId: string; jobId: string; openUntil: Date };

/** Saved jobs that close within three days, of workers who have not applied and were not told of this end. */
function due(now: Date): Prisma.Sql {
  const last = new Date(now.getTime() + (keptHours("expiries") - keptHours("closings")) * HOUR_MS);
  return Prisma.sql`
    FROM jobs j JOIN saved_jobs s ON s.job_id = j.id JOIN users u ON u.id = s.worker_id
    WHERE j.open_until > ${now} AND j.open_until <= ${last} AND s.told_of IS DISTINCT FROM j.open_until
      AND u.deactivated_at IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.worker_id = s.worker_id AND a.status <> 'closed'
      )`;
}

/** How many tellSavers() would tell in all. */
export const countSavers = (now: Date): Promise<number> => countRows(due(now));

/**
 * Tells at most five hundred workers that a job they have saved is about to close.
 * @returns how many; 0 if there are no more.
 */
export const tellSavers = (now: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    // The users too, and without waiting for any: deleting an account locks them before what they have saved.
    const rows = await tx.$queryRaw<Row[]>`
      SELECT s.worker_id AS "workerId", s.job_id AS "jobId", j.open_until AS "openUntil" ${due(now)}
      LIMIT ${BATCH} FOR NO KEY UPDATE OF s SKIP LOCKED FOR KEY SHARE OF u SKIP LOCKED`;
    if (rows.length === 0) return 0;
    const [workers, jobs, ends] = [
      rows.map(({ workerId }) => workerId),
      rows.map(({ jobId }) => jobId),
      rows.map(({ openUntil }) => openUntil.toISOString()),
    ];
    await tx.$executeRaw`
      UPDATE saved_jobs s SET told_of = t.open_until
      FROM unnest(${workers}::uuid[], ${jobs}::uuid[], ${ends}::timestamptz[]) AS t(worker_id, job_id, open_until)
      WHERE s.worker_id = t.worker_id AND s.job_id = t.job_id`;
    await notify(
      tx,
      ...rows.map(({ workerId, jobId, openUntil }) => ({
        ...{ userId: workerId, kind: "saved_job_closing" as const, jobId, aboutAt: openUntil },
      })),
    );
    return rows.length;
  });
