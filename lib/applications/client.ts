/** The browser's side of applications: query keys, fetchers, hooks. */
import {
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from "@tanstack/react-query";
import { ApiError, apiFetch, apiFetchPage } from "@/lib/http/api-fetch";
import { listPath } from "@/lib/jobs/client";
import type { ApplicationStatus } from "./options";
import type { Application, ReceivedApplication } from "./types";

export const applicationKeys = {
  all: ["applications"] as const,
  own: (status: ApplicationStatus | null) => ["applications", "own", status] as const,
  forJob: (jobId: string) => ["applications", "job", jobId] as const,
  newest: (jobId: string) => ["applications", "newest", jobId] as const,
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
    refetchOnReconnect: Number.isFinite(pollMs) ? "always" : false,
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

/** The path of a position's applications in the HTTP interface, those of one status, from `cursor` on. */
export const receivedPath = (
  jobId: string,
  { status, cursor = null }: { status: ApplicationStatus | null; cursor?: string | null },
): string => listPath(`/api/service-requests/${jobId}/applications`, { status, cursor });

/** Applications to one position of the employer's, as they were when they were read; `useNewest` knows of news. */
export function useReceivedApplications(
  jobId: string,
  status: ApplicationStatus | null,
  initial: FirstPage<ReceivedApplication>,
) {
  const path = receivedPath(jobId, { status });
  return useInfiniteQuery({
    queryKey: applicationKeys.forJob(jobId),
    queryFn: ({ pageParam, signal }) => apiFetchPage<ReceivedApplication>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    initialData: { pages: [initial], pageParams: [path] },
    gcTime: 0,
  });
}

/**
 * Asks for the first page of the same list every `pollMs` while the tab is visible and online (an unchanged one is a
 * 304). `pollMs` null: never. `onChange` is given a page that differs from the one before; while it fails, the page counts
 * as not read. It must do nothing more once `signal` is aborted.
 */
export function useNewest(
  jobId: string,
  status: ApplicationStatus | null,
  initial: ReceivedPage,
  { pollMs, onChange }: { pollMs: number | null; onChange: (page: ReceivedPage, signal: AbortSignal) => Promise<void> },
) {
  const client = useQueryClient();
  const queryKey = applicationKeys.newest(jobId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await apiFetchPage<ReceivedApplication>(receivedPath(jobId, { status }), signal);
      const before = client.getQueryData<ReceivedPage>(queryKey);
      if (replaceEqualDeep(before, page) !== before) await onChange(page, signal);
      return page;
    },
    initialData: initial,
    enabled: pollMs !== null,
    refetchInterval: pollMs ?? false,
    refetchIntervalInBackground: false,
    gcTime: 0,
  });
}

/** One received application as it is now; null where it was withdrawn. */
export async function fetchReceived(id: string, signal?: AbortSignal): Promise<ReceivedApplication | null> {
  try {
    return await apiFetch<ReceivedApplication>(`/api/service-applications/${id}`, signal ? { signal } : {});
  } catch (error) {
    if (error instanceof ApiError && error.code === "application_not_found") return null;
    throw error;
  }
}

type ReceivedPage = FirstPage<ReceivedApplication>;
type ReceivedPages = InfiniteData<ReceivedPage, string>;

/** The received list where it stands, to be read and changed without asking the server. */
export function useReceivedCache(jobId: string) {
  const client = useQueryClient();
  const queryKey = applicationKeys.forJob(jobId);
  return {
    items: (): ReceivedApplication[] =>
      client.getQueryData<ReceivedPages>(queryKey)?.pages.flatMap((page) => page.items) ?? [],
    /** `change` is given each application and answers what stands in its place, null for nothing. */
    change: (change: (application: ReceivedApplication) => ReceivedApplication | null): void => {
      client.setQueryData<ReceivedPages>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap((item) => change(item) ?? []) })),
          },
      );
    },
    /** Begins anew with this page; what was loaded below it is asked for again by 'Load more'. */
    restart: (page: ReceivedPage): void => {
      client.setQueryData<ReceivedPages>(
        queryKey,
        (data) => data && { pages: [page], pageParams: data.pageParams.slice(0, 1) },
      );
    },
  };
}

/** What a decision sends besides the status. Times are ISO 8601, `start_date` is a day; null where not given. */
export type DecisionDetails = { note: string | null; interview_date: string | null; start_date: string | null };

/**
 * Accepts, rejects or shortlists, and shows in the received list what has become of the application: also where
 * somebody else had decided before (`decided_already`) or it is not there any more (`gone`).
 * @throws ApiError where the decision was not made for another reason.
 */
export function useDecide(jobId: string) {
  const client = useQueryClient();
  const received = useReceivedCache(jobId);
  return async (
    id: string,
    status: ApplicationStatus,
    details: DecisionDetails,
  ): Promise<"decided" | "decided_already" | "gone"> => {
    const path = `/api/service-applications/${id}`;
    const show = async (application: ReceivedApplication | null) => {
      // An answer under way may have been read before the decision: it would bring the old state back.
      await client.cancelQueries({ queryKey: applicationKeys.newest(jobId) });
      received.change((one) => (one.id === id ? application : one));
    };
    try {
      const decided = await apiFetch<ReceivedApplication>(`${path}/status`, {
        method: "PUT",
        body: { status, ...details },
      });
      await show(decided);
      return "decided";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "application_not_found") {
        await show(null);
        return "gone";
      }
      if (error.code !== "already_decided") throw error;
      const now = await fetchReceived(id);
      await show(now);
      return now ? "decided_already" : "gone";
    }
  };
}
