import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { addDays, DAY_MS, dayInIndia, epochNow, startOfDayInIndia } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import { readWithGenericPlan } from "@/lib/platform/db/read";
import { ASKED_AFTER_DAYS, OPEN_DAYS } from "@/lib/domains/jobs/policy";
import { countHiredOf, countToReview, wantedOf } from "@/lib/domains/jobs/review-queries";
import { findApplicants } from "./received-queries";
import { readableBy } from "./readable-queries";
import { bareSelect, toReceived } from "./rows";
import type { EndingJob, Today } from "./today-types";

const SHOWN = 20;
const INTERVIEW_DAYS = 7;

type Part = "toCall" | "interviews" | "otherTimes" | "waiting";

/** Whom to call, interviews, answers that wait, and jobs that end soon: one screen for an employer's day. */
export async function getToday(employer: Actor<"employer">): Promise<Today> {
  const [found, toReview, ending] = await Promise.all([
    findParts(employer),
    countToReview(employer),
    listEnding(employer),
  ]);
  const rows = await db.application.findMany({
    where: { AND: [{ id: { in: found.map(({ id }) => id) } }, readableBy(employer)] },
    select: bareSelect,
  });
  const applicants = await findApplicants(db, employer, rows);
  const byId = new Map(rows.map((row) => [row.id, toReceived(row, employer, applicants(row))]));
  const listOf = (wanted: Part) => found.flatMap(({ id, part }) => (part === wanted ? (byId.get(id) ?? []) : []));
  return {
    toCall: listOf("toCall"),
    interviews: listOf("interviews"),
    otherTimes: listOf("otherTimes"),
    waiting: listOf("waiting"),
    toReview,
    ending,
  };
}

/**
 * The applications of each part, in its order. Statuses are written out, so that PostgreSQL can use the partial indexes; what was
 * decided in the last ten seconds (told-service.ts) is done.
 */
const findParts = (employer: Actor<"employer">) => readWithGenericPlan<{ id: string; part: Part }>`
  (SELECT a.id, 'toCall' AS part FROM applications a JOIN users ON users.id = a.worker_id
    WHERE a.employer_id = ${employer.id}::uuid AND a.status = 'shortlisted' AND a.told_at IS NULL
      AND users.phone IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM contact_looks l WHERE l.application_id = a.id)
      AND NOT EXISTS (SELECT 1 FROM interviews i WHERE i.application_id = a.id AND i.state <> 'cancelled')
    ORDER BY a.created_at LIMIT ${SHOWN})
  UNION ALL
  (SELECT a.id, 'interviews' FROM applications a
    WHERE a.employer_id = ${employer.id}::uuid AND a.status IN ('shortlisted', 'accepted') AND a.told_at IS NULL
      AND a.interview_date >= ${startOfDayInIndia()}
      AND a.interview_date < ${startOfDayInIndia(addDays(dayInIndia(), INTERVIEW_DAYS))}
    ORDER BY a.interview_date LIMIT ${SHOWN})
  UNION ALL
  (SELECT a.id, 'otherTimes' FROM applications a JOIN interviews i ON i.application_id = a.id
    WHERE a.employer_id = ${employer.id}::uuid AND a.status = 'shortlisted' AND a.told_at IS NULL
      AND i.state = 'other_asked'
    ORDER BY a.created_at LIMIT ${SHOWN})
  UNION ALL
  (SELECT a.id, 'waiting' FROM applications a
    WHERE a.employer_id = ${employer.id}::uuid AND a.status = 'pending' AND a.told_at IS NULL
      AND a.asked_at IS NOT NULL AND a.still_looking_at IS NULL
    ORDER BY a.created_at LIMIT ${SHOWN})`;

/** The open jobs about which their owner is asked whether to keep them, the first to close before the others. */
async function listEnding(employer: Actor<"employer">): Promise<EndingJob[]> {
  const rows = await readWithGenericPlan<Pick<EndingJob, "id" | "title" | "people"> & { openUntil: Date }>`
    SELECT id, title, people, open_until AS "openUntil" FROM jobs
    WHERE employer_id = ${employer.id}::uuid AND status = 'open' AND removed_at IS NULL AND untold_end IS NULL
      AND open_until IS NOT NULL AND open_until <= ${new Date(epochNow() + (OPEN_DAYS - ASKED_AFTER_DAYS) * DAY_MS)}
    ORDER BY open_until LIMIT ${SHOWN}`;
  const hired = await countHiredOf(rows.map(({ id }) => id));
  return rows.map(({ openUntil, ...row }) => ({
    ...row,
    open_until: openUntil.toISOString(),
    hired: hired.get(row.id) ?? 0,
    people: wantedOf(row.people, hired.get(row.id) ?? 0),
  }));
}
