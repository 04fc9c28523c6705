import type { Actor } from "@/lib/auth/actor";
import { logError } from "@/lib/http/log";
import { listJobs } from "@/lib/jobs/queries";
import { listJobsQuery } from "@/lib/jobs/schema";
import type { ListPage } from "@/lib/http/api-fetch";
import type { JobCard } from "@/lib/jobs/types";

type Wish = { category: string | null; search?: string | null; status?: string | null; type?: string | null };

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
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value));
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
