import "server-only";
import type { PromiseQuestion } from "@/lib/domains/applications/options";
import { db } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notify } from "@/lib/platform/notify/notify";

const BATCH = 200;
/** Days after the first day of work on which the worker is asked. */
const AFTER: Record<PromiseQuestion, number> = { started: 1, paid: 35 };
/** Nobody is asked later than so many days after that: the server was down, or the hire is from before. */
const LATE = 21;

type Row = { id: string; jobId: string; workerId: string; isWanted: boolean };

const COLUMN: Record<PromiseQuestion, Prisma.Sql> = {
  started: Prisma.sql`started_asked_at`,
  paid: Prisma.sql`paid_asked_at`,
};

/** Without a first day, the day of acceptance counts. */
const due = (question: PromiseQuestion, now: Date): Prisma.Sql => Prisma.sql`
  FROM applications a
  WHERE a.status = 'accepted' AND a.paid_asked_at IS NULL AND a.accepted_at IS NOT NULL AND a.${COLUMN[question]} IS NULL
    AND coalesce(a.start_date, day_in_india(a.accepted_at)) + ${AFTER[question]}::int <= day_in_india(${now})`;

/** How many workers askWorkers() would treat in all. */
export const countToAsk = (question: PromiseQuestion, now: Date): Promise<number> => countRows(due(question, now));

/**
 * Asks the workers of at most two hundred hires whether the work began, or was paid as said: once, unless a `no` before, the
 * end of the work or the time makes it pointless.
 * @returns how many; 0 if there are no more.
 */
export const askWorkers = (question: PromiseQuestion, now: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT a.id, a.job_id AS "jobId", a.worker_id AS "workerId",
        a.started IS DISTINCT FROM false
          AND coalesce(a.start_date, day_in_india(a.accepted_at)) + ${AFTER[question] + LATE}::int > day_in_india(${now})
          AS "isWanted"
      ${due(question, now)} ORDER BY a.accepted_at LIMIT ${BATCH} FOR NO KEY UPDATE OF a SKIP LOCKED`;
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    // Also of those who are not asked, so that they are not looked at again. Raw SQL because Prisma would set updated_at too.
    await tx.$executeRaw`UPDATE applications SET ${COLUMN[question]} = now() WHERE id = ANY(${ids}::uuid[])`;
    await notify(
      tx,
      ...rows
        .filter(({ isWanted }) => isWanted)
        .map(({ id: applicationId, jobId, workerId }) => ({
          userId: workerId,
          kind: question === "started" ? ("asked_started" as const) : ("asked_paid" as const),
          jobId,
          applicationId,
        })),
    );
    return rows.length;
  });
