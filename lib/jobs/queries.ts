import "server-only";
import { isOf, type Actor } from "@/lib/auth/actor";
import { db, type Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/http/errors";
import { byApplications, byTime, toPage, type Page } from "@/lib/http/pagination";
import { isOneOf } from "@/lib/objects";
import { lastDaysInIndia, startOfDayInIndia, type DayCount } from "@/lib/time";
import { toPrismaJobType } from "./job-type-rows";
import { JOB_TYPES, TYPES_BY_WORK_KIND, type JobType } from "./options";
import { cardSelect, jobSelect, ownJobSelect, toCard, toJob } from "./rows";
import type { ListJobsQuery, OwnJobsQuery } from "./schema";
import { searchWhere } from "@/lib/search/where";
import type { EmployerStats, Job, JobCard, OwnJobCard } from "./types";

const LIVE = { removedAt: null } satisfies Prisma.JobWhereInput;
const NEWEST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.JobOrderByWithRelationInput[];

/** Jobs that anyone signed in may list, newest first; `applied` is marked for a seeker. Never drafts. */
export async function listJobs(actor: Actor, query: ListJobsQuery): Promise<Page<JobCard>> {
  const page = await listPublicJobs(query);
  if (!isOf(actor, "worker")) return page;
  const applied = await appliedJobIds(
    actor,
    page.items.map((job) => job.id),
  );
  return { ...page, items: page.items.map((job) => ({ ...job, applied: applied.has(job.id) })) };
}

/** The list without anything personal: the same result for every caller, so it can be cached. */
async function listPublicJobs(query: ListJobsQuery): Promise<Page<JobCard>> {
  const rows = await db.job.findMany({
    where: {
      AND: [
        LIVE,
        query.status === "all" ? { status: { in: ["open", "closed"] } } : { status: query.status },
        query.category ? { category: query.category } : {},
        query.type ? { type: { in: typesOf(query.type).map(toPrismaJobType) } } : {},
        searchWhere(query.search),
        byTime(query.cursor),
      ],
    },
    select: cardSelect,
    orderBy: NEWEST,
    take: query.limit + 1,
  });
  return toPage(rows, query.limit, (row) => row.createdAt, toCard);
}

/** Three other open jobs that the worker has not applied for, those of the same category first. */
export async function listFurtherJobs(
  worker: Actor<"worker">,
  { id, category }: Pick<Job, "id" | "category">,
): Promise<JobCard[]> {
  const find = (where: Prisma.JobWhereInput, take: number) =>
    db.job.findMany({
      where: {
        AND: [{ status: "open", id: { not: id }, applications: { none: appliedBy(worker) } }, LIVE, where],
      },
      select: cardSelect,
      orderBy: NEWEST,
      take,
    });
  const same = await find({ category }, 3);
  const other = same.length < 3 ? await find({ category: { not: category } }, 3 - same.length) : [];
  return [...same, ...other].map((row) => ({ ...toCard(row), applied: false }));
}

// An application that ended with its job does not keep its worker from applying once the job is open again.
const appliedBy = (worker: Actor<"worker">) =>
  ({
    workerId: worker.id,
    OR: [{ status: { not: "closed" } }, { job: { status: { not: "open" } } }],
  }) satisfies Prisma.ApplicationWhereInput;

/** The ids of those jobs that the worker has applied to. */
async function appliedJobIds(worker: Actor<"worker">, jobIds: string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db.application.findMany({
    where: { ...appliedBy(worker), jobId: { in: jobIds } },
    select: { jobId: true },
  });
  return new Set(rows.map((row) => row.jobId));
}

/**
 * A job as the actor may see it: anyone signed in sees an open or a closed one (its badge says so), only the owner and
 * admins a draft.
 * @throws AppError job_not_found.
 */
export async function getJob(actor: Actor, id: string): Promise<Job> {
  if (isOf(actor, "worker")) {
    const job = toJob(await findLive({ id, ...visibleTo(actor) }, jobSelect));
    return { ...job, applied: (await appliedJobIds(actor, [job.id])).has(job.id) };
  }
  const own = isOf(actor, "employer") ? { employerId: actor.id } : {};
  const row = await db.job.findFirst({ where: { id, ...LIVE, ...own }, select: ownJobSelect });
  return toJob(row ?? (await findLive({ id, ...visibleTo(actor) }, jobSelect)));
}

/** The owner's own job, including drafts. @throws AppError job_not_found. */
export async function getOwnJob(employer: Actor<"employer">, id: string): Promise<Job> {
  return toJob(await findLive({ id, employerId: employer.id }, ownJobSelect));
}

async function findLive<Select extends typeof jobSelect>(where: Prisma.JobWhereInput, select: Select) {
  const row = await db.job.findFirst({ where: { ...where, ...LIVE }, select });
  if (!row) throw new AppError("job_not_found");
  return row;
}

/**
 * Why a change found no job that it may change: `forbidden` for one that the actor may see, `job_not_found` for any
 * other, so that a draft stays unknown to others.
 */
export async function refusalOfChange(tx: Transaction, actor: Actor, id: string): Promise<AppError> {
  const seen = await tx.job.findFirst({ where: { id, ...LIVE, ...visibleTo(actor) }, select: { id: true } });
  return new AppError(seen ? "forbidden" : "job_not_found");
}

/** The employer's own jobs, with today's number of applications. */
export async function listOwnJobs(employer: Actor<"employer">, query: OwnJobsQuery): Promise<Page<OwnJobCard>> {
  const byCount = query.sort === "applications";
  const rows = await db.job.findMany({
    where: {
      AND: [
        { employerId: employer.id },
        LIVE,
        query.status === "all" ? {} : { status: query.status },
        ownSearchWhere(query.search),
        byCount ? byApplications(query.cursor, query.direction) : byTime(query.cursor, query.direction),
      ],
    },
    select: cardSelect,
    orderBy: [
      byCount ? { applicationsCount: query.direction } : { createdAt: query.direction },
      { id: query.direction },
    ],
    take: query.limit + 1,
  });
  const page = toPage(rows, query.limit, (row) => (byCount ? row.applicationsCount : row.createdAt), toCard);
  const today = await applicationsToday(page.items.map((job) => job.id));
  return { ...page, items: page.items.map((job) => ({ ...job, applications_today: today.get(job.id) ?? 0 })) };
}

// No job has an empty title, so the second arm never matches. It keeps PostgreSQL off the search index, which would look
// up a common word in all employers' jobs; reading those of one employer is cheaper.
const ownSearchWhere = (search: string | null): Prisma.JobWhereInput =>
  search === null ? {} : { OR: [{ AND: [searchWhere(search)] }, { title: "" }] };

async function applicationsToday(jobIds: string[]): Promise<Map<string, number>> {
  const groups = await db.application.groupBy({
    by: ["jobId"],
    where: { jobId: { in: jobIds }, createdAt: { gte: startOfDayInIndia() } },
    _count: true,
  });
  return new Map(groups.map((group) => [group.jobId, group._count]));
}

/**
 * The figures of the dashboard's stat cards for the employer's jobs, from counters that the database maintains: adding
 * up thousands of jobs would take longer than the rest of the page.
 */
export async function getEmployerStats(employer: Actor<"employer">): Promise<EmployerStats> {
  const [figures, applicationsToday] = await Promise.all([
    db.employerFigures.findUnique({ where: { employerId: employer.id } }),
    db.application.count({
      where: { employerId: employer.id, createdAt: { gte: startOfDayInIndia() }, job: LIVE },
    }),
  ]);
  return {
    activeRequests: figures?.openJobs ?? 0,
    totalRequests: figures?.jobs ?? 0,
    totalApplications: figures?.applications ?? 0,
    applicationsToday,
    profileViews: figures?.views ?? 0,
    urgentPositions: figures?.urgentJobs ?? 0,
  };
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
  const rows = await db.$queryRaw<DayCount[]>`
    SELECT day_in_india(created_at)::text AS day, count(*)::int AS count FROM applications
    WHERE job_id = ${jobId}::uuid AND employer_id = ${employer.id}::uuid
      AND created_at >= ${new Date(`${calendar[0]}T00:00:00+05:30`)}
    GROUP BY 1`;
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return calendar.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

const visibleTo = (actor: Actor): Prisma.JobWhereInput =>
  actor.audience === "admin" ? {} : { OR: [{ status: { not: "draft" } }, { employerId: actor.id }] };

const typesOf = (type: NonNullable<ListJobsQuery["type"]>): readonly JobType[] =>
  isOneOf(JOB_TYPES, type) ? [type] : TYPES_BY_WORK_KIND[type];
