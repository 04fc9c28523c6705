import "server-only";
import { HOUR_MS } from "@/lib/core/time";
import { INTERVIEW_STATUSES } from "@/lib/domains/applications/policy";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { getEnv } from "@/lib/platform/env";
import { isDraining } from "@/lib/platform/http/front-server";
import { logInfo } from "@/lib/platform/http/log";
import { notify } from "@/lib/platform/notify/notify";
import { everyFiveMinutes } from "./repeated-service";

/** Few, because each adds two rows and holds its application meanwhile. */
const BATCH = 100;

/** Each reminder is due from so many hours before the interview on; if the server was down for long, it is left out. */
const REMINDERS = [
  { kind: "interview_day_before", column: Prisma.sql`reminded_day_of`, from: 24, until: 12 },
  { kind: "interview_two_hours", column: Prisma.sql`reminded_hours_of`, from: 2, until: 0 },
] as const;

type Reminder = (typeof REMINDERS)[number];
type Row = { id: string; jobId: string; workerId: string; employerId: string; at: Date };

/** Reminds people of interviews for as long as the server runs, unless REMIND_OF_INTERVIEWS is 0. */
export function watchInterviews(): void {
  if (getEnv().REMIND_OF_INTERVIEWS === "0") return;
  everyFiveMinutes(async () => {
    const count = await remindOfInterviews();
    if (count > 0) logInfo("reminded", { count });
  }, "reminders_failed");
}

/**
 * Reminds worker and employer of each interview once on the day before and once two hours before. One agreed on
 * later than that needs no reminder. Ends early while the server shuts down. Several servers may run it at once: a row that one holds is skipped by the other.
 * @returns of how many interviews.
 */
export async function remindOfInterviews(now = new Date()): Promise<number> {
  let total = 0;
  for (const reminder of REMINDERS) {
    while (!isDraining()) {
      const count = await remindBatch(reminder, now);
      total += count;
      if (count < BATCH) break;
    }
  }
  return total;
}

const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

async function remindBatch({ kind, column, from, until }: Reminder, now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    // The application is held first, as by everyone who changes its interview; the interview too, because only a row that
    // another server has changed meanwhile is read again.
    const rows = await tx.$queryRaw<Row[]>`
      SELECT a.id, a.job_id AS "jobId", a.worker_id AS "workerId", a.employer_id AS "employerId", a.interview_date AS at
      FROM applications a JOIN interviews i ON i.application_id = a.id
      WHERE a.interview_date > ${inHours(now, until)} AND a.interview_date <= ${inHours(now, from)}
        AND a.status::text = ANY(${INTERVIEW_STATUSES}) AND i.state = 'agreed'
        AND i.${column} IS DISTINCT FROM a.interview_date
        AND i.agreed_at <= a.interview_date - make_interval(hours => ${from})
      ORDER BY a.interview_date LIMIT ${BATCH} FOR UPDATE OF a SKIP LOCKED FOR UPDATE OF i SKIP LOCKED`;
    if (rows.length === 0) return 0;
    await tx.$executeRaw`
      UPDATE interviews i SET ${column} = a.interview_date FROM applications a
      WHERE a.id = i.application_id AND a.id = ANY(${rows.map(({ id }) => id)}::uuid[])`;
    await notify(
      tx,
      ...rows.flatMap(({ id, jobId, workerId, employerId, at }) =>
        [workerId, employerId].map((userId) => ({ userId, kind, jobId, applicationId: id, aboutAt: at })),
      ),
    );
    return rows.length;
  });
}
