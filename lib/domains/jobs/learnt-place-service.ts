import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";

/**
 * Remembers a job's city as where a worker looks for work, if no place is known yet: of the job whose shared link led to the
 * registration, and of the first application.
 */
export async function learnPlace(workerId: string, jobId: string, tx: Transaction | typeof db = db): Promise<void> {
  await tx.$executeRaw`
    UPDATE profiles SET place_ids = ARRAY[jobs.city_id] FROM jobs
    WHERE jobs.id = ${jobId}::uuid AND jobs.city_id IS NOT NULL AND jobs.status = 'open' AND jobs.removed_at IS NULL
      AND profiles.user_id = ${workerId}::uuid AND coalesce(cardinality(profiles.place_ids), 0) = 0`;
}
