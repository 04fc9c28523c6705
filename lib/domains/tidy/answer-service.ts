import "server-only";
import { DAY_MS } from "@/lib/core/time";
import type { ApplicationEnd } from "@/lib/domains/applications/options";
import { noteSilence } from "@/lib/domains/applications/record-service";
import { db } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { getEnv } from "@/lib/platform/env";
import { notify } from "@/lib/platform/notify/notify";

/** Few, because each may have a notification and an event. */
const BATCH = 100;
/** "Still looking" gives so many days more. */
const MORE_DAYS = 5;

type Step = "waiting" | "unanswered";
type Row = { id: string; jobId: string; workerId: string; employerId: string };

/**
 * Applications for which the step of the answer clock is due. It stands still while the job is held. None ends before its
 * employer had the days between the steps to answer, less the hours by which nights differ.
 */
function due(step: Step, now: Date): Prisma.Sql {
  const { ANSWER_ASKED_DAYS: asked, ANSWER_ENDS_DAYS: ends } = getEnv();
  const since = new Date(now.getTime() - (step === "waiting" ? asked : ends) * DAY_MS);
  const askedBefore = new Date(now.getTime() - Math.max(ends - asked, 0.5) * DAY_MS + DAY_MS / 2);
  return Prisma.sql`
    FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.status = 'pending' AND a.told_at IS NULL AND a.created_at <= ${since}
      AND a.created_at + make_interval(secs => a.held_seconds) <= ${since}
      -- As text: a database of before has no such member.
      AND j.status::text <> 'held' AND j.removed_at IS NULL AND ${
        step === "waiting"
          ? Prisma.sql`a.asked_at IS NULL`
          : Prisma.sql`a.asked_at <= ${askedBefore} AND (a.still_looking_at IS NULL
              OR a.created_at + make_interval(secs => a.held_seconds, days => ${MORE_DAYS}) <= ${since})`
      }`;
}

/** How many applications treatWaiting() would treat in all. */
export const countWaiting = (step: Step, now: Date): Promise<number> => countRows(due(step, now));

/**
 * Asks the employers of at most a hundred applications whether they still decide, or ends those that nobody answered. Another
 * server skips the rows that one holds; one that was killed has changed nothing.
 * @returns how many; 0 if there are no more.
 */
export const treatWaiting = (step: Step, now: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT a.id, a.job_id AS "jobId", a.worker_id AS "workerId", a.employer_id AS "employerId" ${due(step, now)}
      ORDER BY a.created_at LIMIT ${BATCH} FOR NO KEY UPDATE OF a SKIP LOCKED FOR KEY SHARE OF j SKIP LOCKED`;
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    if (step === "waiting") {
      // Raw SQL because Prisma would also set updated_at, and nobody has changed anything.
      await tx.$executeRaw`UPDATE applications SET asked_at = now() WHERE id = ANY(${ids}::uuid[])`;
      const jobs = new Map(rows.map((row) => [row.jobId, row]));
      const asked = [...jobs.values()].map(({ jobId, employerId }) => ({ userId: employerId, jobId }));
      await notify(tx, ...asked.map((about) => ({ ...about, kind: "answers_due" as const })));
      return rows.length;
    }
    const end: ApplicationEnd = "no_answer";
    await tx.$executeRaw`
      UPDATE applications SET status = 'closed', closed_reason = ${end}, updated_at = now() WHERE id = ANY(${ids}::uuid[])`;
    await tx.applicationEvent.createMany({ data: ids.map((applicationId) => ({ applicationId, type: "closed" })) });
    await notify(
      tx,
      ...rows.map(({ id: applicationId, jobId, workerId }) => ({
        ...{ userId: workerId, kind: "closed_no_answer" as const, jobId, applicationId },
      })),
    );
    // In one order, so that two nights never wait for each other.
    for (const employerId of [...new Set(rows.map((row) => row.employerId))].sort())
      await noteSilence(
        tx,
        employerId,
        rows.filter((row) => row.employerId === employerId).map(({ jobId }) => jobId),
      );
    return rows.length;
  });
