import "server-only";
import { HOUR_MS } from "@/lib/core/time";
import { db, type Transaction } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { NotificationKind } from "@/lib/platform/notify/kinds";
import { notify } from "@/lib/platform/notify/notify";
import { keptHours } from "@/lib/platform/retention/rules";

/** Few, because each may have many applications, which end with it. */
const BATCH = 100;

type Step = "renewals" | "expiries";
type Row = { id: string; employerId: string; openUntil: Date };

const NEWS: Record<Step, NotificationKind> = { renewals: "job_expiring", expiries: "job_expired" };

/** An owner has at least this long to answer, should the nights before have been missed. */
const ANSWER_MS = 12 * HOUR_MS;

/** Open jobs for which the step is due; `open_until` is when the last one is. None is closed unasked. */
function due(step: Step, now: Date): Prisma.Sql {
  const left = (keptHours("expiries") - keptHours(step)) * HOUR_MS;
  return Prisma.sql`FROM jobs WHERE open_until <= ${new Date(now.getTime() + left)} AND ${
    step === "renewals"
      ? Prisma.sql`renewal_asked_at IS NULL`
      : Prisma.sql`renewal_asked_at <= ${new Date(now.getTime() - ANSWER_MS)}`
  }`;
}

/** How many open jobs treatOpenJobs() would treat in all. */
export const countOpenJobs = (step: Step, now: Date): Promise<number> => countRows(due(step, now));

/**
 * Asks the owners of at most a hundred jobs whether they still look for someone, or closes the jobs that nobody renewed.
 * A trigger ends the undecided applications.
 * @returns how many; 0 if there are no more.
 */
export async function treatOpenJobs(step: Step, now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT id, employer_id AS "employerId", open_until AS "openUntil" ${due(step, now)}
      ORDER BY open_until LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`;
    if (rows.length === 0) return 0;
    await change(tx, step, rows);
    await notify(
      tx,
      ...rows.map(({ id, employerId, openUntil }) => ({
        userId: employerId,
        kind: NEWS[step],
        jobId: id,
        ...(step === "renewals" ? { aboutAt: openUntil } : {}),
      })),
    );
    return rows.length;
  });
}

// Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
function change(tx: Transaction, step: Step, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  return step === "renewals"
    ? tx.$executeRaw`UPDATE jobs SET renewal_asked_at = now() WHERE id = ANY(${ids}::uuid[])`
    : tx.$executeRaw`
        UPDATE jobs SET status = 'closed', closed_reason = 'expired', revision = revision + 1
        WHERE id = ANY(${ids}::uuid[])`;
}
