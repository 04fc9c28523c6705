import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { jobSearchText, SEARCH_VERSION } from "./text";

const BATCH = 500;

/**
 * Rebuilds the search text of every job that an older rule wrote, `batch` rows at a time.
 * A row saved in the meantime is already newer and is left alone. `updated_at` stays: nothing visible has changed.
 * @returns how many jobs were rebuilt.
 */
export async function rebuildSearchTexts(db: PrismaClient, batch = BATCH): Promise<number> {
  let count = 0;
  for (;;) {
    const jobs = await db.job.findMany({
      where: { searchVersion: { lt: SEARCH_VERSION } },
      select: { id: true, title: true, location: true, requirements: true, additionalSkills: true, tasks: true },
      orderBy: [{ searchVersion: "asc" }, { id: "asc" }],
      take: batch,
    });
    if (jobs.length === 0) return count;
    const texts = jobs.map(jobSearchText);
    await db.$executeRaw`
      UPDATE jobs SET search_text = made.text, search_version = ${SEARCH_VERSION}
      FROM unnest(${jobs.map(({ id }) => id)}::uuid[], ${texts}::text[]) AS made (id, text)
      WHERE jobs.id = made.id AND jobs.search_version < ${SEARCH_VERSION}`;
    count += jobs.length;
  }
}
