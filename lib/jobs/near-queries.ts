import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { byTime, type Cursor } from "@/lib/http/pagination";
import type { Area } from "@/lib/places/near";
import { RINGS, type Ring } from "@/lib/places/types";
import type { RingCursor } from "./list-policy";
import { conditionsOf, listWhere, NEWEST } from "./list-queries";
import type { ListJobsQuery } from "./schema";

/** Counts stop here: an exact one would read every job of a city. */
export const COUNT_LIMIT = 100;

type Row = { id: string; createdAt: Date };
type InRing = Row & { ring: Ring };

/**
 * Jobs in the order of rings (decisions.md, Order of the workers' list): those in the area's cities, then those within
 * 60 km, then all others; the newest first within each.
 * @param from the job after which to begin; null for the first page. @param take how many at most.
 */
export async function findNear(
  query: ListJobsQuery,
  area: Area,
  from: RingCursor | null,
  take: number,
): Promise<InRing[]> {
  const found: InRing[] = [];
  for (const ring of RINGS.slice(from ? RINGS.indexOf(from.ring) : 0)) {
    if (found.length >= take) break;
    const after = ring === from?.ring ? from.after : null;
    const rows = await findInRing(ring, { query, area, after, take: take - found.length });
    found.push(...rows.map((row) => ({ ...row, ring })));
  }
  return found;
}

/** How many jobs a list has, up to 100; with an area, those in its cities and within 60 km. */
export async function countListed(query: ListJobsQuery, area: Area | null): Promise<number> {
  const near = area ? { cityId: { in: [...area.cities, ...area.near] } } : {};
  const rows = await db.job.findMany({
    where: { AND: [listWhere(query), near] },
    select: { id: true },
    take: COUNT_LIMIT,
  });
  return rows.length;
}

type Part = { query: ListJobsQuery; area: Area; after: Cursor | null; take: number };

async function findInRing(ring: Ring, part: Part): Promise<Row[]> {
  const { cities, near } = part.area;
  if (ring === "elsewhere") {
    return findWhere({ OR: [{ cityId: null }, { cityId: { notIn: [...cities, ...near] } }] }, part);
  }
  const wanted = ring === "city" ? cities : near;
  if (wanted.length === 0) return [];
  // A search has an index of its own, which finds the few jobs that match, wherever they are.
  if (part.query.search !== null) return findWhere({ cityId: { in: [...wanted] } }, part);
  return findInCities(wanted, part);
}

const findWhere = (where: Prisma.JobWhereInput, { query, after, take }: Part): Promise<Row[]> =>
  db.job.findMany({
    where: { AND: [listWhere(query), where, byTime(after)] },
    select: { id: true, createdAt: true },
    orderBy: NEWEST,
    take,
  });

// The newest of each city come from its own part of an index. One scan over all of them would sort every job there is.
function findInCities(cities: readonly string[], { query, after, take }: Part): Promise<Row[]> {
  const statuses = query.status === "all" ? ["open", "closed"] : [query.status];
  const conditions = [
    Prisma.sql`status = statuses.status AND removed_at IS NULL AND city_id = cities.city`,
    ...conditionsOf(query).map(({ sql }) => sql),
    ...(after ? [Prisma.sql`(created_at, id) < (${new Date(after.value)}, ${after.id}::uuid)`] : []),
  ];
  return db.$queryRaw<Row[]>`
    SELECT found.id, found.created_at AS "createdAt"
    FROM unnest(${cities}::text[]) AS cities (city), unnest(${statuses}::job_status[]) AS statuses (status),
      LATERAL (
        SELECT id, created_at FROM jobs WHERE ${Prisma.join(conditions, " AND ")}
        ORDER BY created_at DESC, id DESC LIMIT ${take}
      ) AS found
    ORDER BY found.created_at DESC, found.id DESC LIMIT ${take}`;
}
