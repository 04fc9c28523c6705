import type { Actor } from "@/lib/auth/actor";
import { logError } from "@/lib/http/log";
import { countJobs, listJobs } from "@/lib/jobs/queries";
import { listJobsQuery } from "@/lib/jobs/schema";
import type { ListPage } from "@/lib/http/api-fetch";
import type { JobCard, JobCount } from "@/lib/jobs/types";

type Wish = { category?: string | null; search?: string | null; status?: string | null; type?: string | null };

/**
 * The page of jobs that begins at the address's cursor. An invalid cursor counts as absent.
 * @param pathOf the list's API path for a cursor.
 * @returns `page` is null if the list could not be read; the screen then shows that instead.
 */
export async function listedJobs(
  worker: Actor<"worker">,
  wish: Wish,
  cursor: string | null,
  pathOf: (cursor: string | null) => string,
): Promise<{ path: string; page: ListPage<JobCard> | null }> {
  const given = givenIn(wish);
  const parsed = cursor ? listJobsQuery.safeParse({ ...given, cursor }) : null;
  const query = parsed?.data ?? listJobsQuery.parse(given);
  const path = pathOf(cursor);
  try {
    const { items, nextCursor } = await listJobs(worker, query);
    return { path, page: { items, next: nextCursor && pathOf(nextCursor) } };
  } catch (error) {
    logError("job_list_not_read", error);
    return { path, page: null };
  }
}

/** How many jobs the list with these filters has; null if that could not be read. */
export async function countedJobs(worker: Actor<"worker">, wish: Wish): Promise<JobCount | null> {
  try {
    return await countJobs(worker, listJobsQuery.parse(givenIn(wish)));
  } catch (error) {
    logError("jobs_not_counted", error);
    return null;
  }
}

const givenIn = (wish: Wish): Wish => Object.fromEntries(Object.entries(wish).filter(([, value]) => value));
