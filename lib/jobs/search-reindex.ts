import type { PrismaClient } from "@/lib/db/generated/client";
import { jobSearchText, SEARCH_VERSION } from "./search-text";

const BATCH = 500;

/**
 * Makes the search text of every position anew that an older rule has made, `batch` rows at a time.
 * What somebody saves meanwhile is newer and stays. `updated_at` stays too: nothing that people see has changed.
 * @returns how many positions were made anew.
 */
export async function remakeSearchTexts(db: PrismaClient, batch = BATCH): Promise<number> {
  let count = 0;
  for (;;) {
    const jobs = await db.job.findMany({
      where: { searchVersion: { lt: SEARCH_VERSION } },
      select: { id: true, title: true, location: true },
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
