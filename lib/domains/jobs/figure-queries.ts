import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { lastDaysInIndia, startOfDayInIndia, type DayCount } from "@/lib/core/time";
import { read, readWithGenericPlan } from "@/lib/platform/db/read";
import { countToReview } from "./review-queries";
import type { EmployerStats } from "./types";

/**
 * The figures of the dashboard's stat cards for the employer's jobs, from counters that the database maintains: adding
 * up thousands of jobs would take longer than the rest of the page.
 */
export async function getEmployerStats(employer: Actor<"employer">): Promise<EmployerStats> {
  const [figures, toReview, applicationsToday] = await Promise.all([
    readFigures(employer),
    countToReview(employer),
    countToday(employer),
  ]);
  return {
    activeRequests: figures?.openJobs ?? 0,
    totalRequests: figures?.jobs ?? 0,
    totalApplications: figures?.applications ?? 0,
    applicationsToday,
    profileViews: figures?.views ?? 0,
    urgentPositions: figures?.urgentJobs ?? 0,
    toReview,
    waitingLong: figures?.waitingLong ?? 0,
    unansweredInARow: figures?.unansweredInARow ?? 0,
    isPaused: figures?.isPaused ?? false,
  };
}

type Figures = {
  jobs: number;
  openJobs: number;
  urgentJobs: number;
  applications: number;
  views: number;
  waitingLong: number;
  unansweredInARow: number;
  isPaused: boolean;
};

// Less what its owner has ended in the last ten seconds (ending-service.ts).
async function readFigures(employer: Actor<"employer">): Promise<Figures | undefined> {
  const [row] = await read<Figures>`
    SELECT f.jobs - ended.removed AS jobs, f.open_jobs - ended.open AS "openJobs", f.urgent_jobs - ended.urgent AS "urgentJobs",
      f.applications - ended.applications AS applications, f.views - ended.views AS views, (
        SELECT count(*)::int FROM applications
        WHERE employer_id = f.employer_id AND status = 'pending' AND asked_at IS NOT NULL AND still_looking_at IS NULL
          AND told_at IS NULL
      ) AS "waitingLong", p.unanswered_in_a_row AS "unansweredInARow", p.paused_at IS NOT NULL AS "isPaused"
    FROM employer_figures f JOIN profiles p ON p.user_id = f.employer_id, LATERAL (
      SELECT count(*) FILTER (WHERE untold_end = 'removed')::int AS removed,
        count(*) FILTER (WHERE status = 'open')::int AS open,
        count(*) FILTER (WHERE status = 'open' AND urgency_level = 'immediate')::int AS urgent,
        coalesce(sum(applications_count) FILTER (WHERE untold_end = 'removed'), 0)::int AS applications,
        coalesce(sum(views_count) FILTER (WHERE untold_end = 'removed'), 0)::int AS views
      FROM jobs WHERE told_at IS NOT NULL AND employer_id = f.employer_id AND removed_at IS NULL
    ) AS ended
    WHERE f.employer_id = ${employer.id}::uuid`;
  return row;
}

async function countToday(employer: Actor<"employer">): Promise<number> {
  const [row] = await readWithGenericPlan<{ count: number }>`
    SELECT count(*)::int AS count FROM applications JOIN jobs ON jobs.id = applications.job_id
    WHERE applications.employer_id = ${employer.id}::uuid AND applications.created_at >= ${startOfDayInIndia()}
      AND jobs.removed_at IS NULL`;
  return row?.count ?? 0;
}

/**
 * Applications per day (Asia/Kolkata) to one of the employer's jobs, oldest first, including days without any.
 * Withdrawn ones do not count.
 * @param days number of days, ending today.
 */
export async function countApplicationsByDay(
  employer: Actor<"employer">,
  jobId: string,
  days: number,
): Promise<DayCount[]> {
  const calendar = lastDaysInIndia(days);
  const rows = await read<DayCount>`
    SELECT day_in_india(created_at)::text AS day, count(*)::int AS count FROM applications
    WHERE job_id = ${jobId}::uuid AND employer_id = ${employer.id}::uuid
      AND created_at >= ${startOfDayInIndia(calendar[0])}
    GROUP BY 1`;
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return calendar.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
