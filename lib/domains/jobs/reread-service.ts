import "server-only";
import { rereadPlaceColumns } from "@/lib/language/places/columns";
import { db } from "@/lib/platform/db/client";
import { derivedColumns } from "./rows";

const BATCH = 500;

/**
 * Reads the texts of all jobs again, after a change of the rules for search texts, hours or places. A job that is saved
 * meanwhile has been read by the new rules, and is left alone. `updated_at` stays: its owner has changed nothing.
 * @returns how many jobs were read.
 */
export async function rereadJobs(batch = BATCH): Promise<number> {
  let count = 0;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const jobs = await db.job.findMany({
      where: { id: { gt: last } },
      select: {
        ...{ id: true, updatedAt: true, category: true, title: true, location: true, placeId: true, shift: true },
        ...{ requirements: true, additionalSkills: true, tasks: true },
      },
      orderBy: { id: "asc" },
      take: batch,
    });
    if (jobs.length === 0) return count;
    for (const { id, updatedAt, ...texts } of jobs) {
      const placed = rereadPlaceColumns(texts);
      const data = { ...derivedColumns({ ...texts, ...placed }), ...placed, updatedAt };
      await db.job.updateMany({ where: { id, updatedAt }, data });
    }
    count += jobs.length;
    last = jobs.at(-1)!.id;
  }
}
