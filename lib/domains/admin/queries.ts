import "server-only";
import { toApplication, ownSelect } from "@/lib/domains/applications/rows";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { cardSelect, toCard } from "@/lib/domains/jobs/rows";
import { toWorkerProfile, workerProfileSelect } from "@/lib/domains/profiles/rows";
import { hasWithdrawnNotice } from "@/lib/domains/users/consent-queries";
import { audienceOf } from "@/lib/core/roles";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { LIVE, OPEN_OR_HELD } from "@/lib/domains/jobs/visible-queries";
import { recordLook } from "./audit-service";
import { FIGURE_DAYS, MOST_TO_DO } from "./options";
import { getAccountRecovery } from "./recovery-queries";
import { adminUserSelect, toAdminUser } from "./rows";
import { userParams } from "./schema";
import type { AdminStats, AdminUser, AdminUserDetails, DailyFigures, EmployerRefusal } from "./types";

type Admin = Actor<"admin">;

const RECENT = 100;

/** Totals of the platform, summed from the daily counts in the database: counting the rows would read them all. */
export async function getAdminStats(_admin: Admin): Promise<AdminStats> {
  const sums = await db.dailyCount.groupBy({ by: ["kind"], _sum: { count: true } });
  const total = (kind: string) => sums.find((sum) => sum.kind === kind)?._sum.count ?? 0;
  return {
    totalUsers: total("active_users"),
    totalJobs: total("jobs"),
    totalApplications: total("applications"),
    activeJobs: total("open_jobs"),
  };
}

/** The numbers of what waits for an admin, each counted up to one more than is shown. */
export async function getToDo(_admin: Admin): Promise<{ complaints: number; heldJobs: number }> {
  const [row] = await db.$queryRaw<{ complaints: number; heldJobs: number }[]>`
    SELECT (SELECT count(*) FROM (
        -- In the order of the index of those that wait, which all others would be read to find otherwise.
        SELECT 1 FROM cases WHERE decided_at IS NULL ORDER BY severity, created_at, id LIMIT ${MOST_TO_DO + 1}
      ) AS counted)::int AS complaints,
      (SELECT count(*) FROM (
        SELECT 1 FROM jobs WHERE status = 'held' AND removed_at IS NULL LIMIT ${MOST_TO_DO + 1}) AS counted)::int AS "heldJobs"`;
  return row ?? { complaints: 0, heldJobs: 0 };
}

/** Records created on each of the last `days` days in Asia/Kolkata, including today, oldest first and without gaps. */
export async function listDailyFigures(_admin: Admin, days: number = FIGURE_DAYS): Promise<DailyFigures[]> {
  return db.$queryRaw<DailyFigures[]>`
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day,
      coalesce(sum(count) FILTER (WHERE kind = 'users'), 0)::int AS users,
      coalesce(sum(count) FILTER (WHERE kind = 'jobs'), 0)::int AS jobs,
      coalesce(sum(count) FILTER (WHERE kind = 'applications'), 0)::int AS applications
    FROM generate_series(day_in_india(now()) - (${days}::int - 1), day_in_india(now()), interval '1 day') AS days (day)
    LEFT JOIN daily_counts ON daily_counts.day = days.day::date AND kind IN ('users', 'jobs', 'applications')
    GROUP BY days.day ORDER BY days.day`;
}

/** Open jobs per account id, which a deactivation would close. Accounts without open jobs are missing. */
export async function countOpenJobs(_admin: Admin, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = await db.job.groupBy({
    by: ["employerId"],
    where: { employerId: { in: [...userIds] }, ...OPEN_OR_HELD },
    _count: true,
  });
  return new Map(counts.map(({ employerId, _count }) => [employerId, _count]));
}

/** A user with profile, jobs and applications. Recorded in the audit log. @throws AppError user_not_found. */
export async function getUserDetails(admin: Admin, id: string): Promise<AdminUserDetails> {
  const [row, openJobs] = await Promise.all([
    db.user.findUnique({
      where: { id },
      select: {
        ...adminUserSelect,
        profile: { select: { ...workerProfileSelect, companyName: true, companyDescription: true } },
        jobs: { where: LIVE, select: cardSelect, orderBy: { createdAt: "desc" }, take: RECENT },
        applications: { select: ownSelect, orderBy: { createdAt: "desc" }, take: RECENT },
        secondFactor: { select: { enrolledAt: true } },
        _count: { select: { jobs: { where: LIVE }, applications: true } },
      },
    }),
    countOpenJobs(admin, [id]),
  ]);
  if (!row) throw new AppError("user_not_found");
  if (id !== admin.id) await recordLook(admin, "user.view_contact", id);
  const recovery = await getAccountRecovery(admin, id);
  const { profile, jobs, applications, secondFactor, _count, ...user } = row;
  return {
    user: toAdminUser({ ...user, profile }),
    profile: profile && {
      ...toWorkerProfile(profile, `/api/admin/users/${id}/photo`),
      companyName: profile.companyName,
      companyDescription: profile.companyDescription,
    },
    jobs: jobs.map((row) => toCard(row, admin)),
    applications: applications.map((row) => toApplication(row, admin)),
    hasSecondFactor: Boolean(secondFactor?.enrolledAt),
    recovery,
    counts: { ..._count, openJobs: openJobs.get(id) ?? 0 },
  };
}

/** The account that a job belongs to. @throws AppError user_not_found. */
export async function getJobOwner(_admin: Admin, { employerId }: { employerId: string }): Promise<AdminUser> {
  const row = await db.user.findUnique({ where: { id: employerId }, select: adminUserSelect });
  if (!row) throw new AppError("user_not_found");
  return toAdminUser(row);
}

/** The employer with an id taken from a URL, or why no job can be created for it. @param id any text. */
export async function findEmployer(
  _admin: Admin,
  id: string,
): Promise<{ employer?: { id: string; username: string }; refusal?: EmployerRefusal }> {
  const row = userParams.safeParse({ id }).success
    ? await db.user.findUnique({
        where: { id },
        select: { ...NAME_COLUMNS, id: true, role: true, deactivatedAt: true },
      })
    : null;
  if (!row || audienceOf(row.role) !== "employer") return { refusal: "employerUnknown" };
  if (row.deactivatedAt) return { refusal: "employerDeactivated" };
  if (await hasWithdrawnNotice(id)) return { refusal: "employerWithdrew" };
  return { employer: { id: row.id, username: usernameToAdmins(row) } };
}

/** The file name of a worker's profile photo. Recorded in the audit log. @throws AppError not_found. */
export async function getUserPhotoName(admin: Admin, id: string): Promise<string> {
  const row = await db.profile.findUnique({ where: { userId: id }, select: { photo: true } });
  if (!row?.photo) throw new AppError("not_found");
  await recordLook(admin, "user.view_photo", id);
  return row.photo;
}
