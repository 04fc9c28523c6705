import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { epochNow } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { byTime, toPage, type Page } from "@/lib/platform/http/pagination";
import { cardSelect, toCard } from "@/lib/domains/jobs/rows";
import { OPEN } from "@/lib/domains/jobs/visible-queries";
import { MOST_TO_DO, SKIM_HOURS } from "./options";
import type { NewJobsQuery } from "./schema";
import type { NewJob } from "./types";

type Admin = Actor<"admin">;

/** The open jobs posted within a day that no admin has looked at. */
const toSkim = (): Prisma.JobWhereInput => ({
  ...OPEN,
  skimmedAt: null,
  postedAt: { gte: new Date(epochNow() - SKIM_HOURS * 3_600_000) },
});

/** Of their index. */
const OLDEST_FIRST = [{ postedAt: "asc" }, { id: "asc" }] satisfies Prisma.JobOrderByWithRelationInput[];

/** New jobs to skim, oldest first. */
export async function listNewJobs(admin: Admin, query: NewJobsQuery): Promise<Page<NewJob>> {
  const rows = await db.job.findMany({
    where: { AND: [toSkim(), byTime(query.cursor, "asc", "postedAt")] },
    select: { ...cardSelect, postedAt: true, specialInstructions: true, requirements: true },
    orderBy: OLDEST_FIRST,
    take: query.limit + 1,
  });
  return toPage(
    rows,
    query.limit,
    (row) => row.postedAt ?? row.createdAt,
    ({ specialInstructions, requirements, ...row }) => ({
      ...toCard(row, admin),
      requirements,
      specialInstructions,
    }),
  );
}

/** How many there are, up to one more than the dashboard counts. */
export const countNewJobs = async (_admin: Admin): Promise<number> =>
  (await db.job.findMany({ where: toSkim(), select: { id: true }, orderBy: OLDEST_FIRST, take: MOST_TO_DO + 1 }))
    .length;
