import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { byTime, type Cursor } from "@/lib/platform/http/pagination";
import { KINDS } from "@/lib/core/categories";
import { isOneOf } from "@/lib/core/objects";
import { searchWhere, type SearchOptions } from "@/lib/language/search/where";
import { kindMark } from "@/lib/language/search/text";
import { searchWords } from "@/lib/language/words/words";
import { toPrismaJobType } from "./job-type-rows";
import { JOB_TYPES, TYPES_BY_WORK_KIND, type JobType } from "./options";
import type { ListJobsQuery } from "./schema";
import { LIVE } from "./visible-queries";

/** The order of most lists. */
export const NEWEST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.JobOrderByWithRelationInput[];

/** Begins an order, so that no index has it: the planner would look through all jobs for the few that a search finds. */
export const OF_FEW = {
  removedAt: { sort: "asc", nulls: "first" },
} satisfies Prisma.JobOrderByWithRelationInput;

/** Whether a search leaves out none: it has no words, or only such as say nothing. @param found its condition. */
export const isOfAll = (found: Prisma.JobWhereInput): boolean => Object.keys(found).length === 0;

/** A search looks through so many of a list's first jobs, for each that is wanted and at least. */
const LOOKED = { each: 40, least: 2_000 } as const;

/**
 * The ids of the first jobs of a list that a search finds. The search index has no order: it would bring all that have a common
 * word. Those are found among the first of the list, and what is not found there is rare enough for the index.
 * @param list all jobs of the list. @param found the condition of the search.
 */
export async function findSearched(
  { list, found, cursor = null }: { list: Prisma.JobWhereInput; found: Prisma.JobWhereInput; cursor?: Cursor | null },
  take: number,
  direction: "asc" | "desc" = "desc",
): Promise<string[]> {
  const from = { AND: [list, byTime(cursor, direction)] };
  const orderBy: Prisma.JobOrderByWithRelationInput[] = [{ createdAt: direction }, { id: direction }];
  const idsOf = async (further: Prisma.JobWhereInput, order: Prisma.JobOrderByWithRelationInput[]) => {
    const where = { AND: [from, found, further] };
    return (await db.job.findMany({ where, orderBy: order, take, select: { id: true } })).map(({ id }) => id);
  };
  if (isOfAll(found)) return idsOf({}, orderBy);
  const skip = Math.max(LOOKED.least, LOOKED.each * take);
  const last = await db.job.findFirst({ where: from, orderBy, skip, select: { createdAt: true } });
  if (last) {
    const first = await idsOf({ createdAt: { [direction === "desc" ? "gte" : "lte"]: last.createdAt } }, orderBy);
    if (first.length === take) return first;
  }
  return idsOf({}, [OF_FEW, ...orderBy]);
}

/** A list's query as it is understood: jobs of other kinds that list a task are found where there are no others. */
export type ReadQuery = ListJobsQuery & {
  byTask?: boolean;
  /**
   * The cities of the localities that its search names, and the ids of the places around these: their jobs come first. Of a search
   * that names a city alone that city, without ids.
   */
  around?: { cities: readonly string[]; ids: readonly string[] | null } | null;
};

/**
 * The ids of the first jobs of a list, newest first. Of one word beside filters the planner knows best whether an index of these,
 * of the words or of the order finds them soonest; but of several, which it takes for commoner together than they are, and of a kind
 * of work, whose words are not spread evenly.
 */
export async function findListed(
  query: ReadQuery,
  { cursor = null, take, ...options }: { cursor?: Cursor | null; take: number } & Pick<SearchOptions, "bySound">,
): Promise<string[]> {
  const found = await listWhere(query, options);
  const [namesKind, words] = [query.category !== null || query.kind !== null, searchWords(query.search ?? "")];
  if (query.search !== null && (namesKind || words.length > 1 || conditionsOf(query).length === 0))
    return findSearched({ list: statusWhere(query), found, cursor }, take);
  const where = { AND: [found, byTime(cursor)] };
  const rows = await db.job.findMany({ where, orderBy: NEWEST, take, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** The jobs of a list without its filters. Never drafts. */
const statusWhere = ({ status }: ListJobsQuery): Prisma.JobWhereInput => ({
  ...LIVE,
  status: status === "all" ? { in: ["open", "closed"] } : status,
});

/** The jobs that a list's filters leave. Never drafts. */
export const listWhere = async (
  query: ReadQuery,
  options: Pick<SearchOptions, "bySound" | "without"> = {},
): Promise<Prisma.JobWhereInput> => ({
  AND: [
    statusWhere(query),
    ...conditionsOf(query).map(({ where }) => where),
    ...kindWords(query),
    await searchWhere(query.search, { ...options, byTask: query.byTask ?? false }),
  ],
});

/** The kinds of work of a search's filters as words too: the index of words then reads only the jobs that have both. */
const kindWords = (query: ReadQuery): Prisma.JobWhereInput[] => {
  const categories = query.search === null ? null : categoriesOf(query);
  return categories === null ? [] : [{ searchWords: { hasSome: categories.map(kindMark) } }];
};

/** The kinds of work that filters leave: both leave the one if it is of the kind, else none. Null: all. */
function categoriesOf({ category, kind }: Pick<ListJobsQuery, "category" | "kind">): readonly string[] | null {
  if (kind !== null) return KINDS[kind].filter((one) => (category ?? one) === one);
  return category === null ? null : [category];
}

/** A filter as Prisma's condition, and as SQL for the list that Prisma cannot ask for (near-queries.ts). */
type Condition = { where: Prisma.JobWhereInput; sql: Prisma.Sql };

/** The filters of a list besides its status and its search. */
export function conditionsOf(query: ListJobsQuery): Condition[] {
  const { type, pay_from, living_in, meals, hours } = query;
  const types = type === null ? [] : typesOf(type);
  const categories = categoriesOf(query);
  const conditions: Condition[] = [];
  const add = (where: Prisma.JobWhereInput, sql: Prisma.Sql) => void conditions.push({ where, sql });
  if (categories?.length === 1) add({ category: categories[0]! }, Prisma.sql`category = ${categories[0]}`);
  else if (categories)
    add({ category: { in: [...categories] } }, Prisma.sql`category = ANY(${[...categories]}::text[])`);
  if (types.length > 0) add({ type: { in: types.map(toPrismaJobType) } }, Prisma.sql`type = ANY(${types}::job_type[])`);
  // A pay without an upper end is the lower one.
  if (pay_from !== null)
    add(
      { OR: [{ salaryMax: { gte: pay_from } }, { salaryMax: null, salaryMin: { gte: pay_from } }] },
      Prisma.sql`coalesce(salary_max, salary_min) >= ${pay_from}`,
    );
  if (living_in !== null) add({ accommodationProvided: living_in }, Prisma.sql`accommodation_provided = ${living_in}`);
  // "none" is an answer too.
  if (meals)
    add(
      { meals: { isEmpty: false }, NOT: { meals: { has: "none" } } },
      Prisma.sql`cardinality(meals) > 0 AND NOT 'none' = ANY(meals)`,
    );
  if (hours !== null) add({ hoursPart: hours }, Prisma.sql`hours_part = ${hours}`);
  return conditions;
}

/** The rows after a cursor, the newest first, as SQL: as byTime() says it, so that an index scan begins at the cursor. */
export function isAfter({ value, id }: Cursor): Prisma.Sql {
  const at = new Date(value);
  return Prisma.sql`created_at <= ${at} AND (created_at < ${at} OR id < ${id}::uuid)`;
}

const typesOf = (type: NonNullable<ListJobsQuery["type"]>): readonly JobType[] =>
  isOneOf(JOB_TYPES, type) ? [type] : TYPES_BY_WORK_KIND[type];
