import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { WITHDRAWABLE_STATUSES } from "./policy";

/** An application that is gone, and the names of its selfie and voice note. */
export type Deleted = { id: string; files: (string | null)[] };

/**
 * Deletes applications and takes them out of their jobs' counts. Of those that could still be withdrawn it is kept who
 * applied when, and withdrew when, and the employer is told. The caller has locked the jobs, and deletes the files.
 * @param which a condition on a row of applications.
 */
export const deleteApplications = (tx: Transaction, which: Prisma.Sql): Promise<Deleted[]> =>
  // Raw SQL because Prisma would also set the jobs' updated_at, which tells the owner when a job was last edited.
  tx.$queryRaw<Deleted[]>`
    WITH gone AS (DELETE FROM applications WHERE ${which} RETURNING *),
    kept AS (
      INSERT INTO withdrawals (id, job_id, worker_id, was_accepted, applied_at)
      SELECT id, job_id, worker_id, status = 'accepted', created_at FROM gone
      WHERE status::text = ANY(${WITHDRAWABLE_STATUSES})
    ),
    told AS (
      INSERT INTO notifications (id, user_id, kind, job_id)
      SELECT gen_random_uuid(), g.employer_id,
        CASE WHEN g.status = 'accepted' THEN 'worker_cannot_come' ELSE 'application_withdrawn' END, g.job_id
      FROM gone g JOIN jobs j ON j.id = g.job_id
      -- Of a removed job its employer sees nothing any more.
      WHERE g.status::text = ANY(${WITHDRAWABLE_STATUSES}) AND j.removed_at IS NULL
    ),
    counted AS (
      UPDATE jobs SET applications_count = applications_count - 1 WHERE id IN (SELECT job_id FROM gone)
    )
    SELECT id::text, ARRAY[profile_image, voice_note] AS files FROM gone`;
