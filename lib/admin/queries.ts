import "server-only";
import { toApplication, ownSelect } from "@/lib/applications/rows";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/http/errors";
import { byTime, toPage, type Page } from "@/lib/http/pagination";
import { cardSelect, toCard } from "@/lib/jobs/rows";
import { searchWhere } from "@/lib/jobs/search-where";
import type { JobCard } from "@/lib/jobs/types";
import { escapeLike } from "@/lib/db/like";
import { toWorkerProfile, workerProfileSelect } from "@/lib/profiles/rows";
import { toUser, userSelect, type UserRow } from "@/lib/users/queries";
import type { AdminJobsQuery, ListUsersQuery } from "./schema";
import type { AdminStats, AdminUser, AdminUserDetails } from "./types";

type Admin = Actor<"admin">;

const RECENT = 100;
const adminUserSelect = { ...userSelect, deactivatedAt: true } satisfies Prisma.UserSelect;
const toAdminUser = ({ deactivatedAt, ...row }: UserRow & { deactivatedAt: Date | null }): AdminUser => ({
  ...toUser(row),
  deactivatedAt: deactivatedAt?.toISOString() ?? null,
});

/** Totals of the platform; removed positions do not count. */
export async function getAdminStats(_admin: Admin): Promise<AdminStats> {
  const [totalUsers, totalJobs, totalApplications, activeJobs] = await Promise.all([
    db.user.count({ where: { deactivatedAt: null } }),
    db.job.count({ where: { removedAt: null } }),
    db.application.count(),
    db.job.count({ where: { removedAt: null, status: "open" } }),
  ]);
  return { totalUsers, totalJobs, totalApplications, activeJobs };
}

/** Users by registration time. */
export async function listUsers(_admin: Admin, query: ListUsersQuery): Promise<Page<AdminUser>> {
  const rows = await db.user.findMany({
    where: {
      AND: [
        query.role === "all" ? {} : { role: query.role },
        query.search ? { username: { contains: escapeLike(query.search), mode: "insensitive" } } : {},
        byTime(query.cursor, query.direction),
      ],
    },
    select: adminUserSelect,
    orderBy: [{ createdAt: query.direction }, { id: query.direction }],
    take: query.limit + 1,
  });
  return toPage(rows, query.limit, (row) => row.createdAt, toAdminUser);
}

/** Positions of all employers, drafts too, by creation time. */
export async function listJobsForAdmin(_admin: Admin, query: AdminJobsQuery): Promise<Page<JobCard>> {
  const rows = await db.job.findMany({
    where: {
      AND: [
        { removedAt: null },
        query.status === "all" ? {} : { status: query.status },
        searchWhere(query.search),
        byTime(query.cursor, query.direction),
      ],
    },
    select: cardSelect,
    orderBy: [{ createdAt: query.direction }, { id: query.direction }],
    take: query.limit + 1,
  });
  return toPage(rows, query.limit, (row) => row.createdAt, toCard);
}

/** A user with profile, positions and applications. @throws AppError user_not_found. */
export async function getUserDetails(_admin: Admin, id: string): Promise<AdminUserDetails> {
  const row = await db.user.findUnique({
    where: { id },
    select: {
      ...adminUserSelect,
      profile: { select: { ...workerProfileSelect, companyName: true, companyDescription: true } },
      jobs: { where: { removedAt: null }, select: cardSelect, orderBy: { createdAt: "desc" }, take: RECENT },
      applications: { select: ownSelect, orderBy: { createdAt: "desc" }, take: RECENT },
    },
  });
  if (!row) throw new AppError("user_not_found");
  const { profile, jobs, applications, ...user } = row;
  return {
    user: toAdminUser(user),
    profile: profile && {
      ...toWorkerProfile(profile, `/api/admin/users/${id}/photo`),
      companyName: profile.companyName,
      companyDescription: profile.companyDescription,
    },
    jobs: jobs.map(toCard),
    applications: applications.map(toApplication),
  };
}

/** The file name of the photo in a worker's profile. @throws AppError not_found. */
export async function getUserPhotoName(_admin: Admin, id: string): Promise<string> {
  const row = await db.profile.findUnique({ where: { userId: id }, select: { photo: true } });
  if (!row?.photo) throw new AppError("not_found");
  return row.photo;
}
