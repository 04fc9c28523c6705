/** The browser's side of applications: query keys, fetchers, hooks. */
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiFetch, apiFetchPage } from "@/lib/http/api-fetch";
import type { ApplicationStatus } from "./options";
import type { Application, ReceivedApplication } from "./types";

export const applicationKeys = {
  all: ["applications"] as const,
  own: (status: ApplicationStatus | null) => ["applications", "own", status] as const,
  forJob: (jobId: string) => ["applications", "job", jobId] as const,
};

/** A page as the server rendered it: its items and the path of the next page. */
export type FirstPage<T> = { items: T[]; next: string | null };

const withStatus = (path: string, status: ApplicationStatus | null) => (status ? `${path}?status=${status}` : path);

/** The worker's own applications; asks again every `pollMs` while the tab is visible and online. */
export function useOwnApplications(
  status: ApplicationStatus | null,
  initial: FirstPage<Application> | null,
  pollMs: number,
) {
  const path = withStatus("/api/user/service-applications", status);
  return useInfiniteQuery({
    queryKey: applicationKeys.own(status),
    queryFn: ({ pageParam, signal }) => apiFetchPage<Application>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    ...(initial ? { initialData: { pages: [initial], pageParams: [path] } } : {}),
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    // The server renders the list anew on each visit: what an earlier visit kept would hide it.
    gcTime: 0,
  });
}

/** Applies once: the caller keeps `idempotencyKey` for all tries of one form. */
export const apply = (jobId: string, form: FormData, idempotencyKey: string): Promise<Application> =>
  apiFetch(`/api/service-requests/${jobId}/apply`, {
    method: "POST",
    body: form,
    headers: { "Idempotency-Key": idempotencyKey },
  });

/** Withdraws, then reads the worker's lists anew. */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiFetch<void>(`/api/service-applications/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** Applications to one position of the employer's. */
export function useReceivedApplications(jobId: string, initial: FirstPage<ReceivedApplication>) {
  const path = `/api/service-requests/${jobId}/applications`;
  return useInfiniteQuery({
    queryKey: applicationKeys.forJob(jobId),
    queryFn: ({ pageParam, signal }) => apiFetchPage<ReceivedApplication>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    initialData: { pages: [initial], pageParams: [path] },
    gcTime: 0,
  });
}

/** Accepts, rejects or shortlists, then reads the position's applications anew, also after a refusal: it has news. */
export function useDecide(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: ApplicationStatus }) =>
      apiFetch<ReceivedApplication>(`/api/service-applications/${id}/status`, { method: "PUT", body: { status } }),
    onSettled: () => client.invalidateQueries({ queryKey: applicationKeys.forJob(jobId) }),
  });
}
