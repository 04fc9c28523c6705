import { cache } from "react";
import type { Actor } from "@/lib/access/auth/actor";
import { logError } from "@/lib/platform/http/log";
import { countJobs, listJobs } from "@/lib/domains/jobs/queries";
import { listJobsQuery } from "@/lib/domains/jobs/schema";
import { elsewhereFrom } from "@/lib/domains/jobs/search-queries";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import type { JobCard, JobCount } from "@/lib/domains/jobs/types";

type Wish = Partial<Record<"category" | "search" | "status" | "type" | "sort" | "limit", string | null>>;

/**
 * The page of jobs that begins at the address's cursor. An invalid cursor counts as absent.
 * @param pathOf the list's API path for a cursor.
 * @returns `page` is null if the list could not be read; the screen then shows that instead. `elsewhereFrom` is the first job
 * outside the worker's places.
 */
export async function listedJobs(
  worker: Actor<"worker">,
  wish: Wish,
  cursor: string | null,
  pathOf: (cursor: string | null) => string,
): Promise<{ path: string; page: ListPage<JobCard> | null; elsewhereFrom: string | null }> {
  const parsed = cursor ? listJobsQuery.safeParse({ ...givenIn(wish), cursor }) : null;
  const query = parsed?.data ?? queryOf(wish);
  const path = pathOf(cursor);
  try {
    const { items, nextCursor } = await listJobs(worker, query);
    const page = { items, next: nextCursor && pathOf(nextCursor) };
    return { path, page, elsewhereFrom: elsewhereFrom(items, query) };
  } catch (error) {
    logError("job_list_not_read", error);
    return { path, page: null, elsewhereFrom: null };
  }
}

/** How many jobs the list with these filters has; null if that could not be read. */
export async function countedJobs(worker: Actor<"worker">, wish: Wish): Promise<JobCount | null> {
  try {
    return await countJobs(worker, queryOf(wish));
  } catch (error) {
    logError("jobs_not_counted", error);
    return null;
  }
}

const givenIn = (wish: Wish): Wish => Object.fromEntries(Object.entries(wish).filter(([, value]) => value));

// One object for the list and its count: what is found out about the search is kept by it.
const queryOf = cache((wish: Wish) => listJobsQuery.parse(givenIn(wish)));
