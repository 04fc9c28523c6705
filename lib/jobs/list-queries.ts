import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { isOneOf } from "@/lib/objects";
import { searchWhere } from "@/lib/search/where";
import { toPrismaJobType } from "./job-type-rows";
import { JOB_TYPES, TYPES_BY_WORK_KIND, type JobType } from "./options";
import type { ListJobsQuery } from "./schema";

/** Jobs that have not been removed. */
export const LIVE = { removedAt: null } satisfies Prisma.JobWhereInput;
/** The order of most lists. */
export const NEWEST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.JobOrderByWithRelationInput[];

/** The jobs that a list's filters leave. Never drafts. */
export const listWhere = (query: ListJobsQuery): Prisma.JobWhereInput => ({
  AND: [
    LIVE,
    query.status === "all" ? { status: { in: ["open", "closed"] } } : { status: query.status },
    query.category ? { category: query.category } : {},
    query.type ? { type: { in: typesOf(query.type).map(toPrismaJobType) } } : {},
    searchWhere(query.search),
  ],
});

/** The types that a filter by type or by kind of work means. */
export const typesOf = (type: NonNullable<ListJobsQuery["type"]>): readonly JobType[] =>
  isOneOf(JOB_TYPES, type) ? [type] : TYPES_BY_WORK_KIND[type];
