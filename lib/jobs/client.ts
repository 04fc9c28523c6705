/** Calls about jobs made by the browser: query keys, fetchers, hooks. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiClient, type ListPage } from "@/lib/http/api-fetch";
import type { jobsApi } from "./api";
import type { JobStatus } from "./options";
import type { Job, JobCard, OwnJobCard } from "./types";

const { call, page } = apiClient<typeof jobsApi>();

export const jobKeys = {
  all: ["jobs"] as const,
  list: (path: string) => ["jobs", "list", path] as const,
  count: (query: Record<string, string>) => ["jobs", "count", query] as const,
  own: (path: string) => ["jobs", "own", path] as const,
};

/** A list's path with its filters. Empty ones are left out. */
export function listPath(base: string, filters: Record<string, string | null>): string {
  const query = new URLSearchParams(withoutEmpty(filters)).toString();
  return query === "" ? base : `${base}?${query}`;
}

const withoutEmpty = (filters: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1])));

/** Saves a job for later, or no longer. */
export const saveJob = (id: string, isSaved: boolean): Promise<void> =>
  call(isSaved ? "PUT /api/user/saved-jobs/{id}" : "DELETE /api/user/saved-jobs/{id}", { params: { id } });

/** Jobs for workers under `path`, page by page. @param initial the page the server rendered for the same path. */
export const useJobs = (path: string, initial: ListPage<JobCard> | null) =>
  useInfiniteQuery({
    queryKey: jobKeys.list(path),
    queryFn: ({ pageParam, signal }) => page("GET /api/service-requests", pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    ...(initial ? { initialData: { pages: [initial], pageParams: [path] } } : {}),
    // Pages loaded earlier show at once on the way back, then refetch: the reader may have applied in the meantime.
    staleTime: 5_000,
    // After being offline there is no telling how old the list is.
    refetchOnReconnect: "always",
  });

/** How many jobs the workers' list with these filters has. Empty ones are left out; without any nobody asks. */
export function useJobCount(filters: Record<string, string | null>) {
  const query = withoutEmpty(filters);
  return useQuery({
    queryKey: jobKeys.count(query),
    queryFn: ({ signal }) => call("GET /api/service-requests/count", { query, signal }),
    enabled: Object.keys(query).length > 0,
    staleTime: 30_000,
  });
}

/** The employer's own jobs. */
export const useOwnJobs = (path: string, initial: ListPage<OwnJobCard> | null) =>
  useInfiniteQuery({
    queryKey: jobKeys.own(path),
    queryFn: ({ pageParam, signal }) => page("GET /api/client/service-requests", pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    ...(initial ? { initialData: { pages: [initial], pageParams: [path] } } : {}),
    // The server renders the dashboard on every visit; cached figures would hide the fresh ones.
    gcTime: 0,
  });

/** Creates a job. The caller sends the same content under the same `idempotencyKey` again, so only one takes effect. */
export const createJob = (form: FormData, idempotencyKey: string): Promise<Job> =>
  call("POST /api/jobs", { body: form, headers: { "Idempotency-Key": idempotencyKey } });

/** A job in its current state. */
export const fetchJob = (id: string): Promise<Job> => call("GET /api/service-requests/{id}", { params: { id } });

/** Changes the fields of a job that the form contains. */
export const updateJob = (id: string, form: FormData): Promise<Job> =>
  call("PUT /api/jobs/{id}", { params: { id }, body: form });

/** Removes a job, then refetches the lists. */
export function useRemoveJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/service-requests/{id}", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Keeps an open job open for another 30 days, then refetches the lists. */
export function useRenewJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("POST /api/jobs/{id}/renewal", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Publishes, closes or reopens a job, then refetches the lists. */
export function useSetJobStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: JobStatus }) =>
      call("PUT /api/jobs/{id}/status", { params: { id }, body: { status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}
