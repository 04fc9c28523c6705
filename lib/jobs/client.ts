/** The browser's side of positions: query keys, fetchers, hooks. */
import { useInfiniteQuery, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { apiFetch, apiFetchPage } from "@/lib/http/api-fetch";
import type { JobStatus } from "./options";
import type { Job, JobCard, OwnJobCard } from "./types";

export const jobKeys = {
  all: ["jobs"] as const,
  list: (path: string) => ["jobs", "list", path] as const,
  own: (path: string) => ["jobs", "own", path] as const,
  /** Steps of the status, as mutations. */
  step: ["jobs", "step"] as const,
};

/** A page as the server rendered it: its items and the path of the next page. */
export type FirstPage<T> = { items: T[]; next: string | null };

/** The filters of a list, as its path. Empty ones are left out. */
export function listPath(base: string, filters: Record<string, string | null>): string {
  const pairs = Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return pairs.length === 0 ? base : `${base}?${new URLSearchParams(pairs).toString()}`;
}

/** Positions for workers under `path`, page by page. `initial` is what the server rendered for the same path. */
export const useJobs = (path: string, initial: FirstPage<JobCard> | null) =>
  useInfiniteQuery({
    queryKey: jobKeys.list(path),
    queryFn: ({ pageParam, signal }) => apiFetchPage<JobCard>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    ...(initial ? { initialData: { pages: [initial], pageParams: [path] } } : {}),
    // Pages loaded before are there at once on the way back, and asked for again: meanwhile the reader may have applied.
    staleTime: 5_000,
    // Whoever was offline does not know for how long.
    refetchOnReconnect: "always",
  });

/** The employer's own positions. */
export const useOwnJobs = (path: string, initial: FirstPage<OwnJobCard> | null) =>
  useInfiniteQuery({
    queryKey: jobKeys.own(path),
    queryFn: ({ pageParam, signal }) => apiFetchPage<OwnJobCard>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    ...(initial ? { initialData: { pages: [initial], pageParams: [path] } } : {}),
    // The server renders the dashboard anew on each visit: kept figures would hide the new ones.
    gcTime: 0,
  });

/** Posts a position once: the caller keeps `idempotencyKey` for all tries of one form. */
export const createJob = (form: FormData, idempotencyKey: string): Promise<Job> =>
  apiFetch("/api/jobs", { method: "POST", body: form, headers: { "Idempotency-Key": idempotencyKey } });

/** The position as it is now. */
export const fetchJob = (id: string): Promise<Job> => apiFetch(`/api/service-requests/${id}`);

/** Changes a position: the parts that the form has. */
export const updateJob = (id: string, form: FormData): Promise<Job> =>
  apiFetch(`/api/jobs/${id}`, { method: "PUT", body: form });

/** Removes a position, then reads the lists anew. */
export function useRemoveJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiFetch<void>(`/api/service-requests/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Publishes, closes or reopens a position, then reads the lists anew. */
export function useSetJobStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: jobKeys.step,
    mutationFn: ({ id, status }: { id: string; status: JobStatus }) =>
      apiFetch<Job>(`/api/jobs/${id}/status`, { method: "PUT", body: { status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** The position after the last step of its status that was made on this page, or undefined. */
export const useLastStep = (id: string): Job | undefined =>
  useMutationState({
    filters: { mutationKey: jobKeys.step, status: "success" },
    select: (mutation) => mutation.state.data as Job,
  }).findLast((job) => job.id === id);
