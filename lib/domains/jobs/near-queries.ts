import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { read } from "@/lib/platform/db/read";
import { Prisma } from "@/lib/platform/db/generated/client";
import { byTime, type Cursor } from "@/lib/platform/http/pagination";
import type { Area } from "@/lib/language/places/near";
import { localityTextWhere, type SearchOptions } from "@/lib/language/search/where";
import { RINGS, type Ring } from "@/lib/language/places/types";
import { findCards, MOST_LISTED, NEWEST_FIRST, readCards } from "./card-queries";
import type { RingCursor } from "./list-policy";
import { conditionsOf, isAfter, findListed, listWhere, NEWEST, OF_FEW, type ReadQuery } from "./list-queries";
import type { JobCard } from "./types";

/** Counts stop here: an exact one would read every job of a city. */
export const COUNT_LIMIT = 100;

/** A card found in a ring. */
type InRing = { id: string; ring: Ring; card: JobCard };

/**
 * Cards in the order of rings (specification, Order of the workers' list): those in the area's cities, then those within
 * 60 km, then all others; the newest first within each. Of a search for a locality they are its neighbourhood, the
 * rest of its city, and locations of this name that nobody knows; of one for a city the city, and jobs elsewhere that name it.
 * @param from the job after which to begin; null for the first page. @param take how many at most.
 */
export async function findNear(
  reader: Actor,
  query: ReadQuery,
  area: Area | null,
  { from, take }: { from: RingCursor | null; take: number },
): Promise<InRing[]> {
  const found: InRing[] = [];
  for (const ring of RINGS.slice(from ? RINGS.indexOf(from.ring) : 0)) {
    if (found.length >= take) break;
    const after = ring === from?.ring ? from.after : null;
    const cards = await findInRing(ring, area, { reader, query, after, take: take - found.length });
    found.push(...cards.map((card) => ({ id: card.id, ring, card })));
  }
  return found;
}

/** How many jobs a list has, up to 100; with an area, those in its cities and within 60 km. */
export async function countListed(query: ReadQuery, area: Area | null): Promise<number> {
  if (query.around && !area) return countAround(query, query.around);
  const cities = area && [...area.cities, ...area.near];
  if (cities && query.search === null) return countInCities(cities, query);
  if (!cities) return (await findListed(query, { take: COUNT_LIMIT })).length;
  // In the order of an index, so that a common word is found in it soon. Without one Prisma would add the order of ids.
  const rows = await db.job.findMany({
    where: { AND: [await listWhere(query), { cityId: { in: cities } }] },
    select: { id: true },
    orderBy: [{ cityId: "asc" }, ...NEWEST],
    take: COUNT_LIMIT,
  });
  return rows.length;
}

// Those in the cities come from the cities' own index, which is enough for a frequent word.
async function countAround(query: ReadQuery, around: NonNullable<ReadQuery["around"]>): Promise<number> {
  const { inside, outside, without } = partsOf(around);
  const found = await db.job.findMany({
    where: { AND: [await listWhere(query, { without }), inside] },
    select: { id: true },
    orderBy: NEWEST,
    take: COUNT_LIMIT,
  });
  if (found.length === COUNT_LIMIT) return COUNT_LIMIT;
  const others = await db.job.findMany({
    where: { AND: [await listWhere(query), outside] },
    select: { id: true },
    orderBy: [OF_FEW, ...NEWEST],
    take: COUNT_LIMIT - found.length,
  });
  return found.length + others.length;
}

// Any hundred will do: it stops as soon as it has them. Each city is asked for by itself in the order of its index, because
// without an order a filter that fits many jobs would seem quicker to find by reading all of them.
async function countInCities(cities: readonly string[], query: ReadQuery): Promise<number> {
  const [row] = await read<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM ${eachCity(cities, query)}, LATERAL (
        SELECT 1 FROM jobs WHERE ${ofEachCity(query)} ORDER BY created_at DESC, id DESC LIMIT ${COUNT_LIMIT}
      ) AS found LIMIT ${COUNT_LIMIT}
    ) AS counted`;
  return row?.count ?? 0;
}

const eachCity = (cities: readonly string[], { status }: ReadQuery): Prisma.Sql => {
  const statuses = status === "all" ? ["open", "closed"] : [status];
  return Prisma.sql`unnest(${cities}::text[]) AS cities (city), unnest(${statuses}::job_status[]) AS statuses (status)`;
};

const ofEachCity = (query: ReadQuery, further: Prisma.Sql[] = []): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`status = statuses.status AND removed_at IS NULL AND city_id = cities.city`,
      ...conditionsOf(query).map(({ sql }) => sql),
      ...further,
    ],
    " AND ",
  );

type Part = { reader: Actor; query: ReadQuery; after: Cursor | null; take: number };

async function findInRing(ring: Ring, area: Area | null, part: Part): Promise<JobCard[]> {
  if (part.query.around) return findAround(ring, part.query.around, area, part);
  const { cities } = area ?? { cities: [] };
  const near = () => area?.near ?? [];
  if (ring === "elsewhere") {
    return findWhere({ OR: [{ cityId: null }, { cityId: { notIn: [...cities, ...near()] } }] }, area, part);
  }
  const wanted = ring === "city" ? cities : near();
  if (wanted.length === 0) return [];
  // A search has an index of its own, which finds the few jobs that match, wherever they are.
  if (part.query.search !== null) return findWhere({ cityId: { in: [...wanted] } }, area, part);
  return findInCities(wanted, area, part);
}

/** The jobs in the cities, where a search need not name them, and those elsewhere. */
const partsOf = ({ cities, ids }: NonNullable<ReadQuery["around"]>) => ({
  inside: { cityId: { in: [...cities] } },
  outside: { OR: [{ cityId: null }, { cityId: { notIn: [...cities] } }] },
  without: ids ? ("localities" as const) : ("places" as const),
});

// By the index of cities, in which the newest come first; one more statement finds what only the text says.
async function findAround(
  ring: Ring,
  around: NonNullable<ReadQuery["around"]>,
  area: Area | null,
  part: Part,
): Promise<JobCard[]> {
  const { inside, outside, without } = partsOf(around);
  if (around.ids === null) {
    if (ring === "near") return [];
    return ring === "city"
      ? findWhere(inside, area, part, { without })
      : findWhere(outside, area, part, { orderBy: [OF_FEW, ...NEWEST] });
  }
  if (ring === "elsewhere") return findWhere(await localityTextWhere(part.query.search ?? ""), area, part, { without });
  const nearby = { placeId: { in: [...around.ids] } };
  const others = { OR: [{ placeId: null }, { placeId: { notIn: [...around.ids] } }] };
  return findWhere({ AND: [inside, ring === "city" ? nearby : others] }, area, part, { without });
}

async function findWhere(
  where: Prisma.JobWhereInput,
  area: Area | null,
  { reader, query, after, take }: Part,
  {
    orderBy = NEWEST,
    ...options
  }: Pick<SearchOptions, "without"> & { orderBy?: Prisma.JobOrderByWithRelationInput[] } = {},
): Promise<JobCard[]> {
  const rows = await db.job.findMany({
    where: { AND: [await listWhere(query, options), where, byTime(after)] },
    select: { id: true },
    orderBy,
    take,
  });
  return readCards(
    reader,
    rows.map(({ id }) => id),
    area,
  );
}

// The newest of each city come from its own part of an index. One scan over all of them would sort every job there is.
function findInCities(
  cities: readonly string[],
  area: Area | null,
  { reader, query, after, take }: Part,
): Promise<JobCard[]> {
  const further = after ? [isAfter(after)] : [];
  const from = Prisma.sql`(
      SELECT id FROM (
        SELECT found.id FROM ${eachCity(cities, query)},
          LATERAL (
            SELECT id, created_at FROM jobs WHERE ${ofEachCity(query, further)}
            ORDER BY created_at DESC, id DESC LIMIT ${take}
          ) AS found
        ORDER BY found.created_at DESC, found.id DESC LIMIT ${take}
      ) AS listed LIMIT ${MOST_LISTED}
    ) AS wanted`;
  return findCards(reader, { from, order: NEWEST_FIRST, hasOnePlan: conditionsOf(query).length === 0 }, area);
}
