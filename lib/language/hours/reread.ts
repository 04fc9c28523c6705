import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { hoursColumns } from "./columns";
import { HOURS_VERSION } from "./version";

const BATCH = 1_000;

/**
 * Reads the hours of every job that an older rule read, `batch` rows at a time; until then such a job shows them as typed.
 * A row saved in the meantime is already newer and is left alone. `updated_at` stays: the owner has changed nothing.
 * @returns how many jobs were read.
 */
export async function rereadHours(db: PrismaClient, batch = BATCH): Promise<number> {
  let count = 0;
  for (;;) {
    const jobs = await db.job.findMany({
      where: { hoursVersion: { lt: HOURS_VERSION } },
      select: { id: true, shift: true },
      orderBy: [{ hoursVersion: "asc" }, { id: "asc" }],
      take: batch,
    });
    if (jobs.length === 0) return count;
    const hours = jobs.map(({ shift }) => hoursColumns(shift));
    await db.$executeRaw`
      UPDATE jobs SET hours_from = read.start, hours_to = read.stop, hours_part = read.part,
        hours_version = ${HOURS_VERSION}
      FROM unnest(${jobs.map(({ id }) => id)}::uuid[], ${hours.map(({ hoursFrom }) => hoursFrom)}::smallint[],
        ${hours.map(({ hoursTo }) => hoursTo)}::smallint[],
        ${hours.map(({ hoursPart }) => hoursPart)}::text[]) AS read (id, start, stop, part)
      WHERE jobs.id = read.id AND jobs.hours_version < ${HOURS_VERSION}`;
    count += jobs.length;
  }
}
