import "server-only";
import { toActorPlaces } from "@/lib/access/auth/actor";
import { KINDS } from "@/lib/core/categories";
import { isKeyOf } from "@/lib/core/objects";
import { areaAround, type Area } from "@/lib/language/places/near";
import { placeById, type Place } from "@/lib/language/places/table";
import { NEWEST, listWhere, type ReadQuery } from "@/lib/domains/jobs/list-queries";
import { nextLook } from "@/lib/domains/jobs/saved-search-policy";
import { listJobsQuery } from "@/lib/domains/jobs/schema";
import { understandQuery } from "@/lib/domains/jobs/search-queries";
import { IS_OPEN } from "@/lib/domains/jobs/visible-queries";
import { readPlaces } from "@/lib/domains/profiles/places-service";
import { Prisma } from "@/lib/platform/db/generated/client";
import { db, type Transaction } from "@/lib/platform/db/client";
import { getEnv } from "@/lib/platform/env";
import { isDraining } from "@/lib/platform/http/front-server";
import { logInfo } from "@/lib/platform/http/log";
import { notify } from "@/lib/platform/notify/notify";
import { DAY_MS, dayInIndia, startOfDayInIndia } from "@/lib/core/time";
import { everyFiveMinutes } from "./repeated-service";

/** Searches taken up at once; part of the statement, so that its plan for any values knows how few they are. */
const BATCH = Prisma.raw("100");
/** Others take over what a server has taken up and not finished. */
const LEASE_MS = 10 * 60 * 1000;
/** The nearest of the other cities within 60 km: each is looked up by itself. */
const CITIES_AROUND = 12;
/** A job that was made earlier and opened only now is found if it is not older than this. */
const OLDEST_DRAFT_MS = 7 * DAY_MS;

type Row = {
  id: string;
  workerId: string;
  words: string;
  category: string;
  kind: string;
  placeId: string;
  seenUntil: Date;
};

/** Tells workers of new jobs for as long as the server runs, unless REMIND_OF_INTERVIEWS is 0: a scheduler then does both. */
export function watchSearches(): void {
  if (getEnv().REMIND_OF_INTERVIEWS === "0") return;
  everyFiveMinutes(async () => {
    const count = await tellOfNewJobs();
    if (count > 0) logInfo("told_of_new_jobs", { count });
  }, "saved_searches_failed");
}

/**
 * Tells workers of jobs that their saved searches find and did not before, near where they look for work: each at most once a
 * day, in the morning. Ends early while the server shuts down. Several servers may run it at once: a search that one holds is
 * skipped by the other.
 * @returns how many workers were told.
 */
export async function tellOfNewJobs(now = new Date()): Promise<number> {
  let total = 0;
  while (!isDraining()) {
    const { taken, told } = await tellBatch(now);
    total += told;
    if (taken === 0) break;
  }
  return total;
}

async function tellBatch(now: Date): Promise<{ taken: number; told: number }> {
  const lease = new Date(now.getTime() + LEASE_MS);
  const rows = await claim(now, lease);
  if (rows.length === 0) return { taken: 0, told: 0 };
  const found = await findNew(rows);
  return { taken: rows.length, told: await finish(rows, found, { now, lease }) };
}

/** Takes up what is due. Nobody else looks at it until it is finished or the lease is over: this server was killed. */
const claim = (now: Date, lease: Date): Promise<Row[]> =>
  db.$queryRaw<Row[]>`
    UPDATE saved_searches SET due_at = ${lease}
    WHERE id IN (
      SELECT id FROM saved_searches WHERE due_at <= ${now} ORDER BY due_at, worker_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    RETURNING id::text, worker_id::text AS "workerId", words, category, kind, place_id AS "placeId",
      seen_until AS "seenUntil"`;

/** Tells the workers for whom there is a job, unless they were told today, and puts their searches off. @returns how many are told. */
const finish = (rows: readonly Row[], found: ReadonlyMap<string, string>, { now, lease }: { now: Date; lease: Date }) =>
  db.$transaction(async (tx) => {
    const workers = [...new Set(rows.map(({ workerId }) => workerId))];
    // One after the other for each worker: another server may have the rest of their searches.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ANY(${workers}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
    const next = workers.map(() => nextLook(now).toISOString());
    const own = await tx.$queryRaw<{ workerId: string }[]>`
      UPDATE saved_searches s SET due_at = w.next, seen_until = ${now}
      FROM unnest(${workers}::uuid[], ${next}::timestamptz[]) AS w(id, next)
      WHERE s.worker_id = w.id AND s.id = ANY(${rows.map(({ id }) => id)}::uuid[]) AND s.due_at = ${lease}
      RETURNING s.worker_id::text AS "workerId"`;
    const reached = new Set(own.map(({ workerId }) => workerId));
    const told = await notToldToday(
      tx,
      [...found.keys()].filter((id) => reached.has(id)),
      now,
    );
    if (told.length > 0) {
      await notify(tx, ...told.map((userId) => ({ userId, kind: "new_jobs" as const, jobId: found.get(userId)! })));
    }
    return told.length;
  });

/** Of a job, beside the search `p` that looks for it. */
const IS_NEW = Prisma.sql`posted_at > p.since
  AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = jobs.id AND a.worker_id = p.worker_id)`;

type Looked = { row: Row; query: ReadQuery; area: Area };

/** A new job for each worker for whom there is one. */
async function findNew(rows: readonly Row[]): Promise<Map<string, string>> {
  const places = await placesOfWorkers([...new Set(rows.map(({ workerId }) => workerId))]);
  const looked: Looked[] = [];
  for (const row of rows) {
    const { query, place } = await understood(row);
    const area = areaAround(place ? [place] : (places.get(row.workerId) ?? []));
    // Nothing is near for someone of whom no place is known.
    if (area) looked.push({ row, query, area });
  }
  const candidates = await findCandidates(looked);
  const found = new Map<string, string>();
  for (const one of looked) {
    const candidate = candidates.get(one.row.id);
    if (candidate === undefined || found.has(one.row.workerId)) continue;
    const jobId = one.query.search === null ? candidate : await findExactly(one);
    if (jobId !== null) found.set(one.row.workerId, jobId);
  }
  return found;
}

async function placesOfWorkers(ids: readonly string[]): Promise<Map<string, Place[]>> {
  const profiles = await db.profile.findMany({
    where: { userId: { in: [...ids] }, user: { deactivatedAt: null } },
    select: { userId: true, placeIds: true, preferredLocations: true, location: true },
  });
  return new Map(profiles.map((row) => [row.userId, readPlaces(toActorPlaces(row))]));
}

async function understood({ words, category, kind, placeId }: Row) {
  const asked = listJobsQuery.parse({
    ...(words ? { search: words } : {}),
    ...(category ? { category } : {}),
    ...(kind ? { kind } : {}),
  });
  const { query, place } = await understandQuery(asked);
  return { query, place: place ?? placeById(placeId) ?? null };
}

const citiesOf = ({ cities, near }: Area): string[] => [...cities, ...near.slice(0, CITIES_AROUND)];

const kindsOf = ({ row: { category, kind } }: Looked): readonly (string | null)[] => {
  if (isKeyOf(KINDS, kind)) return KINDS[kind];
  return [category || null];
};

/** The newest new job of each search's kinds around its place, whatever its words: one statement for a whole batch. */
async function findCandidates(looked: readonly Looked[]): Promise<Map<string, string>> {
  const probes = looked.flatMap((one) =>
    kindsOf(one).flatMap((kind) => citiesOf(one.area).map((city) => ({ row: one.row, kind, city }))),
  );
  const [ids, workers, cities, kinds, since] = [
    probes.map(({ row }) => row.id),
    probes.map(({ row }) => row.workerId),
    probes.map(({ city }) => city),
    probes.map(({ kind }) => kind ?? ""),
    probes.map(({ row }) => row.seenUntil.toISOString()),
  ];
  const rows = await db.$queryRaw<{ id: string; jobId: string }[]>`
    SELECT DISTINCT ON (p.id) p.id::text, found.id::text AS "jobId"
    FROM unnest(${ids}::uuid[], ${workers}::uuid[], ${cities}::text[], ${kinds}::text[], ${since}::timestamptz[])
        AS p(id, worker_id, city, kind, since),
      LATERAL (
        (SELECT id, created_at, posted_at FROM jobs
          WHERE ${IS_OPEN} AND p.kind <> '' AND city_id = p.city AND category = p.kind
            AND created_at > p.since - make_interval(secs => ${OLDEST_DRAFT_MS / 1000}) AND ${IS_NEW}
          ORDER BY created_at DESC, id DESC LIMIT 1)
        UNION ALL
        (SELECT id, created_at, posted_at FROM jobs
          WHERE ${IS_OPEN} AND p.kind = '' AND city_id = p.city
            AND created_at > p.since - make_interval(secs => ${OLDEST_DRAFT_MS / 1000}) AND ${IS_NEW}
          ORDER BY created_at DESC, id DESC LIMIT 1)
      ) AS found
    ORDER BY p.id, found.created_at DESC, found.id DESC`;
  return new Map(rows.map(({ id, jobId }) => [id, jobId]));
}

/** The newest job that a search's words find too. */
async function findExactly({ row, query, area }: Looked): Promise<string | null> {
  const job = await db.job.findFirst({
    where: {
      AND: [
        // Its place is the area.
        await listWhere(query, { without: "localities" }),
        { cityId: { in: citiesOf(area) }, postedAt: { gt: row.seenUntil } },
        { createdAt: { gt: new Date(row.seenUntil.getTime() - OLDEST_DRAFT_MS) } },
        { applications: { none: { workerId: row.workerId } } },
      ],
    },
    select: { id: true },
    orderBy: NEWEST,
  });
  return job?.id ?? null;
}

/** Those of some workers who were not told of new jobs today: two servers may have taken up one's searches. */
async function notToldToday(tx: Transaction, workers: readonly string[], now: Date): Promise<string[]> {
  if (workers.length === 0) return [];
  const told = await tx.notification.findMany({
    where: {
      userId: { in: [...workers] },
      kind: "new_jobs",
      createdAt: { gte: startOfDayInIndia(dayInIndia(now)) },
    },
    select: { userId: true },
  });
  const done = new Set(told.map(({ userId }) => userId));
  return workers.filter((id) => !done.has(id));
}
