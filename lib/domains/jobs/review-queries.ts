import "server-only";
import { cache } from "react";
import { read } from "@/lib/platform/db/read";
import { MOST_TO_REVIEW } from "./options";

// The status is written out instead of a parameter, so that PostgreSQL can use the partial index.

/** How many applications wait for each job's owner to decide, up to 99; both by index. */
export async function countToReviewOf(jobIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await read<{ id: string; count: number }>`
    SELECT j.id::text, (
      SELECT count(*)::int FROM (
        SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.status = 'pending' LIMIT ${MOST_TO_REVIEW}
      ) waiting
    ) AS count
    FROM unnest(${[...jobIds]}::uuid[]) AS j(id)`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The same for all of an employer's jobs. Read once a page: the dashboard and its shell ask for it. */
export const countToReview = cache(async (employer: { id: string }): Promise<number> => {
  const [row] = await read<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM applications WHERE employer_id = ${employer.id}::uuid AND status = 'pending' LIMIT ${MOST_TO_REVIEW}
    ) waiting`;
  return row?.count ?? 0;
});
