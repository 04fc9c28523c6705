import "server-only";
import { cache } from "react";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { read, readWithGenericPlan } from "@/lib/platform/db/read";
import { startOfDayInIndia } from "@/lib/core/time";
import { MOST_TO_REVIEW } from "./options";
import type { Job } from "./types";

// The status is written out instead of a parameter, so that PostgreSQL can use the partial index.

type Counts = { today: number; toReview: number; undecided: number; hired: number };

/**
 * The applications to each job: those of today, those that wait for its owner to decide, up to a thousand, and what the two functions
 * below count; all by index.
 */
export async function countApplicationsOf(jobIds: readonly string[]): Promise<Map<string, Counts>> {
  const rows = await readWithGenericPlan<Counts & { id: string }>`
    SELECT j.id::text,
      (SELECT count(*)::int FROM applications a WHERE a.job_id = j.id AND a.created_at >= ${startOfDayInIndia()}) AS today,
      (SELECT count(*)::int FROM (
        SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.status = 'pending' AND a.told_at IS NULL LIMIT ${MOST_TO_REVIEW}
      ) waiting) AS "toReview",
      (SELECT count(*)::int FROM applications a WHERE a.job_id = j.id AND a.status IN ('pending', 'shortlisted')
        AND (a.untold_status IS NULL OR a.untold_status = 'shortlisted')) AS undecided,
      (SELECT count(*)::int FROM applications a WHERE a.job_id = j.id
        AND (a.status = 'accepted' OR a.untold_status = 'accepted')) AS hired
    FROM unnest(${[...jobIds]}::uuid[]) AS j(id)`;
  return new Map(rows.map((row) => [row.id, row]));
}

type Source = Pick<Transaction, "application">;

async function countByJob(jobIds: readonly string[], where: Prisma.ApplicationWhereInput, from: Source = db) {
  const counted = { jobId: { in: [...jobIds] }, ...where };
  const groups = await from.application.groupBy({ by: ["jobId"], where: counted, _count: true });
  return new Map(groups.map(({ jobId, _count }) => [jobId, _count]));
}

/** How many applications to each job wait for a decision, shortlisted ones too; by index. */
const countUndecidedOf = (jobIds: readonly string[], from?: Source): Promise<Map<string, number>> =>
  // One that is about to be told as accepted or rejected waits no more.
  countByJob(
    jobIds,
    { status: { in: ["pending", "shortlisted"] }, OR: [{ untoldStatus: null }, { untoldStatus: "shortlisted" }] },
    from,
  );

/** How many were accepted for each job, those of whom nobody is told yet too; by index. */
export const countHiredOf = (jobIds: readonly string[], from?: Source): Promise<Map<string, number>> =>
  countByJob(jobIds, { OR: [{ status: "accepted" }, { untoldStatus: "accepted" }] }, from);

/** A job as its owner and admins read it. @param from sees its own uncommitted changes. */
export async function withUndecided(job: Job, from?: Source): Promise<Job> {
  const hired = (await countHiredOf([job.id], from)).get(job.id) ?? 0;
  const undecided = job.closed_reason === "filled" ? 0 : ((await countUndecidedOf([job.id], from)).get(job.id) ?? 0);
  return { ...job, undecided, hired, people: job.people && wantedOf(job.people, hired) };
}

/** How many people a job is for: more may be hired than were asked for. */
export const wantedOf = (people: number, hired: number): number => Math.max(people, hired);

/** The same as countToReviewOf() for all of an employer's jobs. Read once a page: the dashboard and its shell ask for it. */
export const countToReview = cache(async (employer: { id: string }): Promise<number> => {
  const [row] = await read<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM applications WHERE employer_id = ${employer.id}::uuid AND status = 'pending' AND told_at IS NULL LIMIT ${MOST_TO_REVIEW}
    ) waiting`;
  return row?.count ?? 0;
});
