import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import type { Role } from "@/lib/core/roles";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { byTime, encodeCursor, type Page } from "@/lib/platform/http/pagination";
import { cardSelect, toCard } from "@/lib/domains/jobs/rows";
import type { JobCard } from "@/lib/domains/jobs/types";
import { LIVE, whereStatus } from "@/lib/domains/jobs/visible-queries";
import { searchWhere } from "@/lib/language/search/where";
import { findUserIds } from "@/lib/domains/users/search-queries";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { MOST_COUNTED } from "./options";
import { rolesOf } from "./policy";
import { adminUserSelect, toAdminUser } from "./rows";
import type { AdminApplicationsQuery, AdminJobsQuery, ListUsersQuery } from "./schema";
import type { AdminApplication, AdminUser } from "./types";

type Admin = Actor<"admin">;

/** A page, with the cursor of the one before it for `back`; null on the first page. */
type Pages<T> = Page<T> & { previousCursor: string | null };

/** A list's query; `back` asks for the page before the cursor. */
type Back<Query> = Query & { back?: boolean };
type Place = Back<Pick<ListUsersQuery, "cursor" | "direction" | "limit">>;

/** A search of applications looks at so many people and jobs, newest first. */
const MAX_SUBJECTS = 100;

/** One page of users, ordered by registration time. */
export async function listUsers(_admin: Admin, query: Back<ListUsersQuery>): Promise<Pages<AdminUser>> {
  const scan = scanned(query);
  // Role by role: the index returns one role already in order; two at once would have to be sorted.
  const lists = await Promise.all(
    rolesIn(query).map((role) => findUserIds({ ...query, role, direction: scan.direction }, scan.take)),
  );
  const rows = await db.user.findMany({
    where: { id: { in: lists.flat() } },
    select: adminUserSelect,
    orderBy: orderOf(scan.direction),
    take: scan.take,
  });
  return toPages(rows, query, toAdminUser);
}

/** One page of all employers' jobs, including drafts, ordered by creation time. */
export async function listJobsForAdmin(admin: Admin, query: Back<AdminJobsQuery>): Promise<Pages<JobCard>> {
  const scan = scanned(query);
  const rows = await db.job.findMany({
    where: { AND: [jobsWhere(query), byTime(query.cursor, scan.direction)] },
    select: cardSelect,
    orderBy: orderOf(scan.direction),
    take: scan.take,
  });
  return toPages(rows, query, (row) => toCard(row, admin));
}

/** One page of all applications, ordered by the time they were sent. */
export async function listApplicationsForAdmin(
  _admin: Admin,
  query: Back<AdminApplicationsQuery>,
): Promise<Pages<AdminApplication>> {
  const scan = scanned(query);
  const rows = await db.application.findMany({
    where: { AND: [await applicationsWhere(query), byTime(query.cursor, scan.direction)] },
    select: {
      id: true,
      status: true,
      createdAt: true,
      interviewDate: true,
      job: { select: { id: true, title: true, removedAt: true } },
      worker: { select: { ...NAME_COLUMNS, id: true } },
    },
    orderBy: orderOf(scan.direction),
    take: scan.take,
  });
  return toPages(rows, query, ({ job, worker, ...row }) => ({
    id: row.id,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    interview_date: row.interviewDate?.toISOString() ?? null,
    job: { id: job.id, title: job.title, removed: job.removedAt !== null },
    worker: { id: worker.id, username: usernameToAdmins(worker) },
  }));
}

/** How many users a filter without a search has, at most `MOST_COUNTED` and one. */
export const countUsers = (_admin: Admin, query: Pick<ListUsersQuery, "role">): Promise<number> =>
  counted(rolesIn(query).map((role) => Prisma.sql`users WHERE ${role ? Prisma.sql`role = ${role}::role` : ANY}`));

/** The same of jobs. */
export const countJobs = (_admin: Admin, { status }: Pick<AdminJobsQuery, "status">): Promise<number> => {
  const statuses = status === "all" ? [null] : status === "open" ? ["open", "held"] : [status];
  const is = (one: string | null) => (one === null ? ANY : Prisma.sql`status = ${one}::job_status`);
  return counted(statuses.map((one) => Prisma.sql`jobs WHERE removed_at IS NULL AND ${is(one)}`));
};

/** The same of applications. */
export const countApplications = (_admin: Admin, { status }: Pick<AdminApplicationsQuery, "status">): Promise<number> =>
  counted([
    Prisma.sql`applications WHERE ${status === "all" ? ANY : Prisma.sql`status = ${status}::application_status`}`,
  ]);

const ANY = Prisma.sql`true`;

// Each in the order of its index: of a rare role or status all rows would be read otherwise.
async function counted(parts: readonly Prisma.Sql[]): Promise<number> {
  const most = MOST_COUNTED + 1;
  const each = parts.map((from) => Prisma.sql`(SELECT 1 FROM ${from} ORDER BY created_at DESC, id DESC LIMIT ${most})`);
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (${Prisma.join(each, " UNION ALL ")}) AS counted`;
  return Math.min(row?.count ?? 0, most);
}

/** The roles of a filter, each with a list of its own; null for all at once. */
export const rolesIn = ({ role }: Pick<ListUsersQuery, "role">): readonly (Role | null)[] => rolesOf(role) ?? [null];

/** The jobs of a filter. An id finds the job itself, or an employer's. */
export const jobsWhere = ({ search, status }: Pick<AdminJobsQuery, "search" | "status">): Prisma.JobWhereInput => ({
  AND: [
    LIVE,
    status === "all" ? {} : status === "held" ? { status } : whereStatus(status),
    search !== null && isUuid(search) ? { OR: [{ id: search }, { employerId: search }] } : searchWhere(search),
  ],
});

/** The applications of a filter: by an id, or by words of people and jobs. */
export async function applicationsWhere({
  search,
  status,
}: Pick<AdminApplicationsQuery, "search" | "status">): Promise<Prisma.ApplicationWhereInput> {
  const inStatus = status === "all" ? {} : { status };
  if (search === null) return inStatus;
  if (isUuid(search)) return { ...inStatus, OR: [{ id: search }, { jobId: search }, { workerId: search }] };
  const newest = { search, cursor: null, direction: "desc" as const };
  const [workers, providers, jobs] = await Promise.all([
    findUserIds({ ...newest, role: "worker" }, MAX_SUBJECTS),
    findUserIds({ ...newest, role: "service_provider" }, MAX_SUBJECTS),
    db.job.findMany({
      where: searchWhere(search),
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MAX_SUBJECTS,
      select: { id: true },
    }),
  ]);
  return {
    ...inStatus,
    OR: [{ workerId: { in: [...workers, ...providers] } }, { jobId: { in: jobs.map(({ id }) => id) } }],
  };
}

/** The page before a cursor is read against the list's order. */
function scanned({ back = false, direction, limit }: Place) {
  const opposite = direction === "desc" ? "asc" : "desc";
  return { direction: back ? opposite : direction, take: limit + 1 } as const;
}

const orderOf = (direction: "asc" | "desc") => [{ createdAt: direction }, { id: direction }];

function toPages<Row extends { id: string; createdAt: Date }, T>(
  rows: Row[],
  { back = false, cursor, limit }: Place,
  toItem: (row: Row) => T,
): Pages<T> {
  const [hasMore, shown] = [rows.length > limit, rows.slice(0, limit)];
  if (back) shown.reverse();
  const cursorOf = (row: Row | undefined, isThere: boolean) =>
    row && isThere ? encodeCursor({ value: row.createdAt.toISOString(), id: row.id }) : null;
  return {
    items: shown.map(toItem),
    nextCursor: cursorOf(shown.at(-1), back || hasMore),
    previousCursor: cursorOf(shown[0], back ? hasMore : cursor !== null),
  };
}
