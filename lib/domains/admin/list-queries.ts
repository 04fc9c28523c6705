import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import type { Role } from "@/lib/core/roles";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { byApplications, byText, byTime, textValue, type Cursor } from "@/lib/platform/http/pagination";
import { findSearched, isOfAll } from "@/lib/domains/jobs/list-queries";
import { cardSelect, toCard } from "@/lib/domains/jobs/rows";
import type { JobCard } from "@/lib/domains/jobs/types";
import { LIVE, OPEN_OR_HELD, whereStatus } from "@/lib/domains/jobs/visible-queries";
import { APPLICATION_STATUSES } from "@/lib/domains/applications/options";
import { searchWhere } from "@/lib/language/search/where";
import { findUserIds } from "@/lib/domains/users/search-queries";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { MOST_COUNTED } from "./options";
import { byAge, scanned, toPages, type Back, type Pages } from "./page-rows";
import { rolesOf } from "./policy";
import { adminUserSelect, toAdminUser } from "./rows";
import { readStatusTime, type AdminApplicationsQuery, type AdminJobsQuery, type ListUsersQuery } from "./schema";
import type { AdminApplication, AdminUser } from "./types";

type Admin = Actor<"admin">;

/** A search of applications looks at so many people and jobs, newest first. */
const MAX_SUBJECTS = 100;

/** One page of users, by registration time or by login name. */
export async function listUsers(_admin: Admin, query: Back<ListUsersQuery>): Promise<Pages<AdminUser>> {
  const scan = scanned(query);
  const isByName = query.sort === "name";
  // Role by role: the index returns one role already in order; two at once would have to be sorted.
  const lists = await Promise.all(
    rolesIn(query).map((role) => findUserIds({ ...query, role, direction: scan.direction }, scan.take)),
  );
  const rows = await db.user.findMany({
    where: { id: { in: lists.flat() } },
    select: adminUserSelect,
    orderBy: isByName ? [{ username: scan.direction }] : byAge(scan.direction),
    take: scan.take,
  });
  return toPages(rows, query, (row) => (isByName ? textValue(row.username) : row.createdAt), toAdminUser);
}

/** One page of all employers' jobs, including drafts, by creation time, title or number of applications. */
export async function listJobsForAdmin(admin: Admin, query: Back<AdminJobsQuery>): Promise<Pages<JobCard>> {
  const { direction, take } = scanned(query);
  const { cursor, sort } = query;
  const orders = {
    date: { after: byTime(cursor, direction), orderBy: byAge(direction) },
    title: { after: byText(cursor, direction, "title"), orderBy: [{ title: direction }, { id: direction }] },
    applications: {
      after: byApplications(cursor, direction),
      orderBy: [{ applicationsCount: direction }, { id: direction }],
    },
  };
  const { after, orderBy } = orders[sort];
  const [list, found] = [jobsOf(query), await searchedJobs(query)];
  // The cards of a page alone are joined.
  const ids =
    sort !== "date"
      ? await jobIdsByStatus(query, { AND: [list, after], orderBy, take })
      : isOfAll(found)
        ? null
        : await findSearched({ list, found, cursor }, take, direction);
  const where = ids === null ? { AND: [list, after] } : { id: { in: ids } };
  const rows = await db.job.findMany({ where, select: cardSelect, orderBy, take });
  const valueOf = (row: (typeof rows)[number]) =>
    ({ date: row.createdAt, title: textValue(row.title), applications: String(row.applicationsCount) })[sort];
  return toPages(rows, query, valueOf, (row) => toCard(row, admin));
}

/** The first jobs of each status, which leads the indexes of these orders. */
async function jobIdsByStatus(
  { status }: Pick<AdminJobsQuery, "status">,
  { AND, orderBy, take }: Pick<Prisma.JobFindManyArgs, "orderBy" | "take"> & { AND: Prisma.JobWhereInput[] },
): Promise<string[]> {
  const open = OPEN_OR_HELD.status.in;
  const statuses =
    status === "all" ? [...open, "closed" as const, "draft" as const] : status === "open" ? open : [status];
  const lists = await Promise.all(
    statuses.map((one) => db.job.findMany({ where: { AND, status: one }, select: { id: true }, orderBy, take })),
  );
  return lists.flat().map(({ id }) => id);
}

const applicationSelect = {
  id: true,
  status: true,
  createdAt: true,
  interviewDate: true,
  job: { select: { id: true, title: true, removedAt: true } },
  worker: { select: { ...NAME_COLUMNS, id: true } },
} satisfies Prisma.ApplicationSelect;
type ApplicationRow = Prisma.ApplicationGetPayload<{ select: typeof applicationSelect }>;

/** One page of all applications, by the time they were sent or by status. */
export async function listApplicationsForAdmin(
  _admin: Admin,
  query: Back<AdminApplicationsQuery>,
): Promise<Pages<AdminApplication>> {
  const { direction, take } = scanned(query);
  const [where, isByStatus] = [await applicationsWhere(query), query.sort === "status"];
  const read = async (part: Prisma.ApplicationWhereInput, age: "asc" | "desc", most: number) => {
    const [found, orderBy] = [{ AND: [where, part] }, byAge(age)];
    // Of a search those of a page alone are joined.
    const ids =
      query.search === null
        ? null
        : await db.application.findMany({ where: found, select: { id: true }, orderBy, take: most });
    return db.application.findMany({
      where: ids === null ? found : { id: { in: ids.map(({ id }) => id) } },
      select: applicationSelect,
      orderBy,
      take: most,
    });
  };
  const rows = isByStatus
    ? await applicationsByStatus(query, read)
    : await read(byTime(query.cursor, direction), direction, take);
  const valueOf = ({ status, createdAt }: ApplicationRow) =>
    isByStatus ? `${status}_${createdAt.toISOString()}` : createdAt;
  return toPages(rows, query, valueOf, ({ job, worker, ...row }) => ({
    id: row.id,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    interview_date: row.interviewDate?.toISOString() ?? null,
    job: { id: job.id, title: job.title, removed: job.removedAt !== null },
    worker: { id: worker.id, username: usernameToAdmins(worker) },
  }));
}

/** Status after status, the newest of each first; the page before a cursor is read backwards. */
async function applicationsByStatus(
  query: Back<AdminApplicationsQuery>,
  read: (part: Prisma.ApplicationWhereInput, age: "asc" | "desc", most: number) => Promise<ApplicationRow[]>,
): Promise<ApplicationRow[]> {
  const { direction, take } = scanned(query);
  const age = query.back ? "asc" : "desc";
  const at = query.cursor && readStatusTime(query.cursor.value);
  const inOrder = direction === "asc" ? APPLICATION_STATUSES : APPLICATION_STATUSES.toReversed();
  const rows: ApplicationRow[] = [];
  for (const status of inOrder.slice(at ? inOrder.indexOf(at.status) : 0)) {
    const from: Cursor | null = at?.status === status && query.cursor ? { value: at.time, id: query.cursor.id } : null;
    rows.push(...(await read({ AND: [{ status }, byTime(from, age)] }, age, take - rows.length)));
    if (rows.length === take) break;
  }
  return rows;
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

/** The jobs of a filter by status. */
const jobsOf = ({ status }: Pick<AdminJobsQuery, "status">): Prisma.JobWhereInput => ({
  ...LIVE,
  ...(status === "all" ? {} : status === "held" ? { status } : whereStatus(status)),
});

/** Those of a search. An id finds the job itself, or an employer's. */
const searchedJobs = async ({ search }: Pick<AdminJobsQuery, "search">): Promise<Prisma.JobWhereInput> =>
  search !== null && isUuid(search) ? { OR: [{ id: search }, { employerId: search }] } : searchWhere(search);

/** The jobs of a filter. */
export const jobsWhere = async (query: Pick<AdminJobsQuery, "search" | "status">): Promise<Prisma.JobWhereInput> => ({
  AND: [jobsOf(query), await searchedJobs(query)],
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
    findSearched({ list: {}, found: await searchWhere(search) }, MAX_SUBJECTS),
  ]);
  return {
    ...inStatus,
    OR: [{ workerId: { in: [...workers, ...providers] } }, { jobId: { in: jobs } }],
  };
}
