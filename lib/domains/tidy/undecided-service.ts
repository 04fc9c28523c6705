import "server-only";
import type { ApplicationEnd } from "@/lib/domains/applications/options";
import { db } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { keptSince } from "@/lib/platform/retention/rules";

/** Few, because each may have many applications. */
const BATCH = 100;

const CLOSED = Prisma.sql`FROM jobs j WHERE j.closed_at IS NOT NULL AND j.ended_at IS NULL`;
const HAS_UNDECIDED = Prisma.sql`EXISTS (
  SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.status IN ('pending', 'shortlisted'))`;

const overdue = (now: Date): Prisma.Sql =>
  Prisma.sql`${CLOSED} AND j.closed_at <= ${keptSince("undecided", now)} AND ${HAS_UNDECIDED}`;
const decided = (): Prisma.Sql => Prisma.sql`${CLOSED} AND NOT ${HAS_UNDECIDED}`;

/** How many closed jobs endUndecided() would treat in all. */
export const countUndecided = (now: Date): Promise<number> => countRows(overdue(now));

/** How many closed jobs noteEnds() would treat in all. */
export const countEnds = (): Promise<number> => countRows(decided());

const REASON: ApplicationEnd = "no_answer";

/** Ends what nobody decided on, of at most a hundred jobs that were closed long ago. @returns how many jobs. */
export const endUndecided = (now: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT j.id ${overdue(now)} ORDER BY j.closed_at LIMIT ${BATCH} FOR NO KEY UPDATE OF j SKIP LOCKED`;
    for (const { id } of rows) await tx.$executeRaw`SELECT end_applications(${id}::uuid, ${REASON})`;
    return rows.length;
  });

/** Notes when the last application to each of at most a hundred closed jobs was decided on. @returns how many jobs. */
export const noteEnds = (): Promise<number> =>
  // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
  db.$executeRaw`
    UPDATE jobs SET ended_at = greatest(
      closed_at,
      (SELECT max(e.at) FROM applications a JOIN application_events e ON e.application_id = a.id
       WHERE a.job_id = jobs.id AND e.type IN ('accepted', 'rejected', 'closed')),
      (SELECT max(w.withdrawn_at) FROM withdrawals w WHERE w.job_id = jobs.id))
    WHERE id = ANY(ARRAY(SELECT j.id ${decided()} LIMIT ${BATCH} FOR NO KEY UPDATE OF j SKIP LOCKED))`;
