import "server-only";
import { carryOutEnding } from "@/lib/domains/jobs/ending-service";
import { KEEPING_REASONS } from "@/lib/domains/jobs/options";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { logFailure } from "@/lib/platform/http/log-failure";
import { notify } from "@/lib/platform/notify/notify";
import { noteHire } from "./hire-service";
import { holdJobOf } from "./lock-rows";
import type { ApplicationStatus } from "./options";
import { noteAnswer } from "./record-service";

/*
 * Ten seconds to undo: until `told_at` a decision or the end of a job is kept beside its row, which stays as it was. So
 * everyone but its employer reads, hears and gets nothing of it, whatever they read it by, and nothing is deleted.
 */

/** Few: each is a transaction of its own. */
const BATCH = 100;

/**
 * Carries out what can no longer be taken back, the decisions before the ends of their jobs. Several servers may run it at
 * once: of two one finds nothing left; what a killed one leaves, the next turn of any does.
 * @returns how many.
 */
export async function tellDue(): Promise<number> {
  const due = await db.$queryRaw<{ id: string; isEnd: boolean }[]>`
    SELECT id::text, false AS "isEnd", told_at FROM applications WHERE told_at <= now()
    UNION ALL SELECT id::text, true, told_at FROM jobs WHERE told_at <= now()
    ORDER BY "isEnd", told_at LIMIT ${BATCH}`;
  for (const { id, isEnd } of due) {
    try {
      await (isEnd ? carryOutEnding(id) : db.$transaction((tx) => carryOut(tx, id, true)));
    } catch (error) {
      // The others are told all the same, and this one is tried again.
      logFailure("not_told", error);
    }
  }
  return due.length;
}

type Told = {
  jobId: string;
  workerId: string;
  employerId: string;
  status: ApplicationStatus;
  note: string | null;
  isFirst: boolean;
  waited: number;
};

/**
 * Carries out the decision on an application that could still be taken back, if there is one: any further act of the
 * employer makes it final. @param isDue only one whose ten seconds are over.
 */
export async function carryOut(tx: Transaction, id: string, isDue = false): Promise<void> {
  await holdJobOf(tx, id);
  const [told] = await tx.$queryRaw<Told[]>`
    WITH due AS (
      SELECT id, untold_status, untold_note, untold_start, status = 'pending' AS is_first FROM applications
      WHERE id = ${id}::uuid AND told_at IS NOT NULL ${isDue ? Prisma.sql`AND told_at <= clock_timestamp()` : Prisma.empty}
      FOR UPDATE
    )
    UPDATE applications a SET status = due.untold_status, start_date = coalesce(due.untold_start, start_date),
      untold_status = NULL, untold_note = NULL, untold_start = NULL, told_at = NULL, updated_at = now()
    FROM due WHERE a.id = due.id
    RETURNING a.job_id AS "jobId", a.worker_id AS "workerId", a.employer_id AS "employerId", a.status, due.untold_note AS note,
      due.is_first AS "isFirst", extract(epoch FROM now() - a.created_at)::float - a.held_seconds AS waited`;
  if (!told) return;
  const { jobId, workerId, employerId, status, note, isFirst, waited } = told;
  // decide() stores no other.
  if (status === "pending" || status === "closed") return;
  await tx.applicationEvent.create({ data: { applicationId: id, actorId: employerId, type: status, note } });
  if (status === "accepted") await noteHire(tx, id);
  if (isFirst) await noteAnswer(tx, employerId, waited);
  await notify(tx, { userId: workerId, kind: status, jobId, applicationId: id });
  // Its job has ended in these seconds, at once or at night.
  if (status === "shortlisted")
    await tx.$executeRaw`
      SELECT end_applications(id, closed_reason) FROM jobs
      WHERE id = ${jobId}::uuid AND closed_reason <> ALL(${[...KEEPING_REASONS]}::text[])`;
}
