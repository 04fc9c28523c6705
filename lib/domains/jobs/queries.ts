import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { read } from "@/lib/platform/db/read";
import { AppError } from "@/lib/platform/http/errors";
import { byApplications, byTime, toPage, type Cursor, type Page } from "@/lib/platform/http/pagination";
import type { Area } from "@/lib/language/places/near";
import { toPlaceItem } from "@/lib/language/places/rows";
import { areaOf } from "@/lib/domains/profiles/places-service";
import { isKnown } from "@/lib/domains/users/mark-policy";
import { findCards, MOST_LISTED, NEWEST_FIRST, readCards } from "./card-queries";
import { ringValue, toRingCursor, withoutRing } from "./list-policy";
import { conditionsOf, findListed, isAfter, type ReadQuery } from "./list-queries";
import { appliedColumn, marksOf } from "./mark-queries";
import { COUNT_LIMIT, countListed, findNear } from "./near-queries";
import { knownFirst, loweredLast } from "./record-policy";
import { countApplicationsOf, wantedOf, withUndecided } from "./review-queries";
import { jobSelect, ownCardSelect, ownJobSelect, toCard, toEnd, toJob, withDistance } from "./rows";
import type { JobStatus } from "./options";
import type { ListJobsQuery, OwnJobsQuery } from "./schema";
import { understandQuery } from "./search-queries";
import { searchWhere } from "@/lib/language/search/where";
import type { Job, JobCard, JobCount, OwnJobCard } from "./types";
import { IS_OPEN, ownedBy, visibleTo, whereStatus } from "./visible-queries";

/**
 * Jobs that anyone signed in may list. For a seeker `applied` is marked, and one who has said where to look for work gets
 * the nearest first, with how far each is, unless the query asks for the newest. Never drafts.
 * @throws AppError invalid: a place to measure from that is not known.
 */
export async function listJobs(actor: Actor, asked: ListJobsQuery): Promise<Page<JobCard>> {
  const { query } = await understandQuery(asked);
  const area = isOf(actor, "worker") ? areaOf(actor, query.near) : null;
  const isRinged = area !== null || (isOf(actor, "worker") && query.around);
  return isRinged && isNearestFirst(query) ? findNearest(actor, area, query) : findNewest(actor, area, query);
}

/** How many jobs a list has, "more" are counted no further than a hundred; and what is understood of its search. */
export async function countJobs(actor: Actor, asked: ListJobsQuery): Promise<JobCount> {
  const { query, understood, place } = await understandQuery(asked);
  // A search that names a place counts what is there, wherever the worker looks for work.
  const isNear = isOf(actor, "worker") && query.sort === "near" && place === null;
  const area = isNear ? areaOf(actor, query.near) : null;
  const found = await countListed(query, area);
  return {
    count: Math.min(found, COUNT_LIMIT - 1),
    hasMore: found === COUNT_LIMIT,
    isNear: area !== null,
    understood: understood && { ...understood, place: place && toPlaceItem(place, actor.language) },
  };
}

// A page that began with the newest first goes on so, although a place was chosen meanwhile.
const isNearestFirst = ({ sort, cursor }: ListJobsQuery): boolean =>
  sort === "near" && (cursor === null || toRingCursor(cursor) !== null);

async function findNewest(actor: Actor, area: Area | null, query: ReadQuery): Promise<Page<JobCard>> {
  const after = query.cursor && withoutRing(query.cursor);
  const take = query.limit + 1;
  const cards =
    query.search === null
      ? await findCards(actor, newest(query, after, take), area)
      : await readCards(actor, await findListed(query, { cursor: after, take }), area);
  return toPage(
    cards,
    query.limit,
    (card) => card.created_at,
    (card) => card,
  );
}

const newest = (query: ReadQuery, after: Cursor | null, take: number): Parameters<typeof findCards>[1] => {
  const statuses =
    query.status === "all"
      ? Prisma.sql`status IN ('open', 'closed')`
      : Prisma.sql`status = ${query.status}::job_status`;
  const filters = conditionsOf(query).map(({ sql }) => sql);
  const conditions = [...filters, ...(after ? [isAfter(after)] : [])];
  const from = Prisma.sql`(
      SELECT id FROM (
        SELECT id FROM jobs
        WHERE ${Prisma.join([statuses, Prisma.sql`removed_at IS NULL`, ...conditions], " AND ")}
        ORDER BY created_at DESC, id DESC LIMIT ${take}
      ) AS found LIMIT ${MOST_LISTED}
    ) AS wanted`;
  return { from, order: NEWEST_FIRST, hasOnePlan: filters.length === 0 };
};

async function findNearest(actor: Actor, area: Area | null, query: ReadQuery): Promise<Page<JobCard>> {
  const from = query.cursor && toRingCursor(query.cursor);
  const found = await findNear(actor, query, area, { from, take: query.limit + 1 });
  const page = toPage(
    found,
    query.limit,
    ({ ring, card }) => ringValue(ring, new Date(card.created_at)),
    ({ ring, card }) => ({
      ring,
      card,
      lower: card.stands_lower ?? false,
      isKnown: isKnown(card.employer_mark),
    }),
  );
  return { ...page, items: knownFirst(loweredLast(page.items)).map(({ card }) => card) };
}

const FURTHER = 3;

/**
 * Three other open jobs near the worker, who has not applied for them, those of the same category first; none where nobody knows
 * what is near.
 */
export async function listFurtherJobs(
  worker: Actor<"worker">,
  { id, category }: Pick<Job, "id" | "category">,
): Promise<JobCard[]> {
  const area = areaOf(worker, null);
  if (area === null) return [];
  const newestOf = (isSame: boolean) => Prisma.sql`(
    SELECT id, created_at, ${isSame}::boolean AS is_same FROM jobs
    WHERE ${IS_OPEN} AND city_id = cities.city AND category ${Prisma.raw(isSame ? "=" : "<>")} ${category} AND id <> ${id}::uuid
      AND NOT ${appliedColumn(worker.id)}
    ORDER BY created_at DESC, id DESC LIMIT ${FURTHER})`;
  const rows = await read<{ id: string }>`
    SELECT found.id::text FROM unnest(${[...area.cities, ...area.near]}::text[]) AS cities (city),
      LATERAL (${newestOf(true)} UNION ALL ${newestOf(false)}) AS found
    ORDER BY found.is_same DESC, found.created_at DESC, found.id DESC LIMIT ${FURTHER}`;
  return readCards(
    worker,
    rows.map((row) => row.id),
    area,
  );
}

/**
 * A job as the actor may see it: anyone signed in sees an open or a closed one (its badge says so), only the owner and
 * admins a draft.
 * @throws AppError job_not_found.
 */
export async function getJob(actor: Actor, id: string): Promise<Job> {
  if (isOf(actor, "worker")) {
    const [row, marks] = await Promise.all([find({ id, ...visibleTo(actor) }, jobSelect), marksOf(actor, id)]);
    return { ...withDistance(toJob(row, actor), areaOf(actor, null)), ...marks };
  }
  const whole = isOf(actor, "employer") ? ownedBy(actor) : visibleTo(actor);
  const row = await db.job.findFirst({ where: { id, ...whole }, select: ownJobSelect });
  if (row) return withUndecided(toJob(row, actor));
  return toJob(await find({ id, ...visibleTo(actor), NOT: { employerId: actor.id } }, jobSelect), actor);
}

/** The owner's own job, including drafts. @throws AppError job_not_found. */
export async function getOwnJob(employer: Actor<"employer">, id: string): Promise<Job> {
  return withUndecided(toJob(await find({ id, ...ownedBy(employer) }, ownJobSelect), employer));
}

async function find<Select extends typeof jobSelect>(where: Prisma.JobWhereInput, select: Select) {
  const row = await db.job.findFirst({ where, select });
  if (!row) throw new AppError("job_not_found");
  return row;
}

/**
 * Why a change found no job that it may change: `forbidden` for one that the actor may see, `job_not_found` for any
 * other, so that a draft stays unknown to others.
 */
export async function refusalOfChange(tx: Transaction, actor: Actor, id: string): Promise<AppError> {
  const others = { id, ...visibleTo(actor), NOT: { employerId: actor.id } };
  const seen = await tx.job.findFirst({ where: others, select: { id: true } });
  return new AppError(seen ? "forbidden" : "job_not_found");
}

/** The employer's own jobs, with today's number of applications and how many are to be reviewed. */
export async function listOwnJobs(employer: Actor<"employer">, query: OwnJobsQuery): Promise<Page<OwnJobCard>> {
  const byCount = query.sort === "applications";
  const rows = await db.job.findMany({
    where: {
      AND: [
        ownedBy(employer),
        query.status === "all" ? {} : shownAs(query.status),
        await ownSearchWhere(query.search),
        byCount ? byApplications(query.cursor, query.direction) : byTime(query.cursor, query.direction),
      ],
    },
    select: ownCardSelect,
    orderBy: [
      byCount ? { applicationsCount: query.direction } : { createdAt: query.direction },
      { id: query.direction },
    ],
    take: query.limit + 1,
  });
  const page = toPage(
    rows,
    query.limit,
    (row) => (byCount ? row.applicationsCount : row.createdAt),
    (row) => ({ ...toCard(row, employer), ...toEnd(row), people: row.people }),
  );
  const counts = await countApplicationsOf(page.items.map((job) => job.id));
  const countsOf = ({ id, people, closed_reason: reason }: (typeof page.items)[number]) => {
    const { today = 0, toReview = 0, undecided = 0, hired = 0 } = counts.get(id) ?? {};
    return {
      applications_today: today,
      hired,
      people: wantedOf(people, hired),
      // Of one about to be told as filled nobody waits any more.
      ...(reason === "filled" ? { to_review: 0, undecided: 0 } : { to_review: toReview, undecided }),
    };
  };
  return { ...page, items: page.items.map((job) => ({ ...job, ...countsOf(job) })) };
}

/** An end counts at once for its owner (ending-service.ts). */
const shownAs = (status: JobStatus): Prisma.JobWhereInput =>
  status === "closed"
    ? { OR: [{ status }, { untoldEnd: { not: null } }] }
    : { ...whereStatus(status), untoldEnd: null };

// No job has an empty title, so the second arm never matches. It keeps PostgreSQL off the search index, which would look
// up a common word in all employers' jobs; reading those of one employer is cheaper.
const ownSearchWhere = async (search: string | null): Promise<Prisma.JobWhereInput> =>
  search === null ? {} : { OR: [{ AND: [await searchWhere(search)] }, { title: "" }] };
