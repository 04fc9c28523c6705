import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { Cursor } from "@/lib/platform/http/pagination";
import { KINDS } from "@/lib/core/categories";
import { isOneOf } from "@/lib/core/objects";
import { searchWhere, type SearchOptions } from "@/lib/language/search/where";
import { toPrismaJobType } from "./job-type-rows";
import { JOB_TYPES, TYPES_BY_WORK_KIND, type JobType } from "./options";
import type { ListJobsQuery } from "./schema";
import { LIVE } from "./visible-queries";

/** The order of most lists. */
export const NEWEST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.JobOrderByWithRelationInput[];

/** A list's query as it is understood: jobs of other kinds that list a task are found where there are no others. */
export type ReadQuery = ListJobsQuery & {
  byTask?: boolean;
  /**
   * The cities of the localities that its search names, and the ids of the places around these: their jobs come first. Of a search
   * that names a city alone that city, without ids.
   */
  around?: { cities: readonly string[]; ids: readonly string[] | null } | null;
};

/** The jobs that a list's filters leave. Never drafts. */
export const listWhere = (
  query: ReadQuery,
  options: Pick<SearchOptions, "bySound" | "without"> = {},
): Prisma.JobWhereInput => ({
  AND: [
    LIVE,
    query.status === "all" ? { status: { in: ["open", "closed"] } } : { status: query.status },
    ...conditionsOf(query).map(({ where }) => where),
    searchWhere(query.search, { ...options, byTask: query.byTask ?? false }),
  ],
});

/** A filter as Prisma's condition, and as SQL for the list that Prisma cannot ask for (near-queries.ts). */
type Condition = { where: Prisma.JobWhereInput; sql: Prisma.Sql };

/** The filters of a list besides its status and its search. */
export function conditionsOf({ category, kind, type, pay_from, living_in, meals, hours }: ListJobsQuery): Condition[] {
  const types = type === null ? [] : typesOf(type);
  return [
    ...(category === null ? [] : [{ where: { category }, sql: Prisma.sql`category = ${category}` }]),
    ...(kind === null
      ? []
      : [
          {
            where: { category: { in: [...KINDS[kind]] } },
            sql: Prisma.sql`category = ANY(${[...KINDS[kind]]}::text[])`,
          },
        ]),
    ...(types.length === 0
      ? []
      : [
          {
            where: { type: { in: types.map(toPrismaJobType) } },
            sql: Prisma.sql`type = ANY(${types}::job_type[])`,
          },
        ]),
    // A pay without an upper end is the lower one.
    ...(pay_from === null
      ? []
      : [
          {
            where: { OR: [{ salaryMax: { gte: pay_from } }, { salaryMax: null, salaryMin: { gte: pay_from } }] },
            sql: Prisma.sql`coalesce(salary_max, salary_min) >= ${pay_from}`,
          },
        ]),
    ...(living_in === null
      ? []
      : [{ where: { accommodationProvided: living_in }, sql: Prisma.sql`accommodation_provided = ${living_in}` }]),
    // "none" is an answer too.
    ...(meals
      ? [
          {
            where: { meals: { isEmpty: false }, NOT: { meals: { has: "none" } } },
            sql: Prisma.sql`cardinality(meals) > 0 AND NOT 'none' = ANY(meals)`,
          },
        ]
      : []),
    ...(hours === null ? [] : [{ where: { hoursPart: hours }, sql: Prisma.sql`hours_part = ${hours}` }]),
  ];
}

/** The rows after a cursor, the newest first, as SQL: as byTime() says it, so that an index scan begins at the cursor. */
export function isAfter({ value, id }: Cursor): Prisma.Sql {
  const at = new Date(value);
  return Prisma.sql`created_at <= ${at} AND (created_at < ${at} OR id < ${id}::uuid)`;
}

const typesOf = (type: NonNullable<ListJobsQuery["type"]>): readonly JobType[] =>
  isOneOf(JOB_TYPES, type) ? [type] : TYPES_BY_WORK_KIND[type];
