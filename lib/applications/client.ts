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

const applicationKeys = {
  all: ["applications"] as const,
  own: (path: string) => ["applications", "own", path] as const,
  forJob: (jobId: string) => ["applications", "job", jobId] as const,
  received: (jobId: string, path: string) => ["applications", "job", jobId, path] as const,
  newest: (jobId: string) => ["applications", "newest", jobId] as const,
  newestOf: (jobId: string, path: string) => ["applications", "newest", jobId, path] as const,
};

/** A page as the server rendered it: its items and the path of the next page. */
export type FirstPage<T> = { items: T[]; next: string | null };

/**
 * The worker's own applications under `path`; asks again every `pollMs` while the tab is visible and online. `initial` is
 * what the server rendered for the same path.
 */
export function useOwnApplications(path: string, initial: FirstPage<Application> | null, pollMs: number) {
  return useInfiniteQuery({
    queryKey: applicationKeys.own(path),
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
export const useReceivedApplications = (jobId: string, path: string, initial: FirstPage<ReceivedApplication>) =>
  useInfiniteQuery({
    queryKey: applicationKeys.received(jobId, path),
    queryFn: ({ pageParam, signal }) => apiFetchPage<ReceivedApplication>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    initialData: { pages: [initial], pageParams: [path] },
    gcTime: 0,
  });

/**
 * Asks for the page under `path` every `pollMs` while the tab is visible and online (an unchanged one is a
 * 304). `pollMs` null: never. `onChange` is given a page that differs from the one before; while it fails, the page counts
 * as not read. It must do nothing more once `signal` is aborted.
 */
export function useNewest(
  jobId: string,
  path: string,
  initial: ReceivedPage,
  { pollMs, onChange }: { pollMs: number | null; onChange: (page: ReceivedPage, signal: AbortSignal) => Promise<void> },
) {
  const client = useQueryClient();
  const queryKey = applicationKeys.newestOf(jobId, path);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await apiFetchPage<ReceivedApplication>(path, signal);
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

type Change = (application: ReceivedApplication) => ReceivedApplication | null;

const changed = (data: ReceivedPages, change: Change): ReceivedPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap((item) => change(item) ?? []) })),
});

/** The received list under `path` as it is on the screen, to be read and changed without asking the server. */
export function useReceivedCache(jobId: string, path: string) {
  const client = useQueryClient();
  const queryKey = applicationKeys.received(jobId, path);
  return {
    items: (): ReceivedApplication[] =>
      client.getQueryData<ReceivedPages>(queryKey)?.pages.flatMap((page) => page.items) ?? [],
    /** `change` is given each application and returns what takes its place, null for nothing. */
    change: (change: Change): void => {
      client.setQueryData<ReceivedPages>(queryKey, (data) => data && changed(data, change));
    },
    /** Starts again with this page; what was loaded below it is asked for again by 'Load more'. */
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

type Decision = { id: string; status: ApplicationStatus; details: DecisionDetails };

/** `decided_already`: somebody else had decided before. `gone`: the worker has withdrawn. */
export type DecisionOutcome = "decided" | "decided_already" | "gone";

/**
 * Accepts, rejects or shortlists an application to a position, and shows in the received list what has become of it. Its
 * outcome says whether this decision counts. The list is changed and not read again: it stays where the reader is.
 */
export function useDecide(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async ({ application }, { id }) => {
      // An answer under way may have been read before the decision: it would bring the old state back.
      await client.cancelQueries({ queryKey: applicationKeys.newest(jobId) });
      client.setQueriesData<ReceivedPages>(
        { queryKey: applicationKeys.forJob(jobId) },
        (data) => data && changed(data, (one) => (one.id === id ? application : one)),
      );
    },
  });
}

/** @returns what the application is now, null where it is gone. @throws ApiError where another try may succeed. */
async function decide({
  id,
  status,
  details,
}: Decision): Promise<{ outcome: DecisionOutcome; application: ReceivedApplication | null }> {
  try {
    const application = await apiFetch<ReceivedApplication>(`/api/service-applications/${id}/status`, {
      method: "PUT",
      body: { status, ...details },
    });
    return { outcome: "decided", application };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "application_not_found") return { outcome: "gone", application: null };
    if (code !== "already_decided") throw error;
    const application = await fetchReceived(id);
    return { outcome: application ? "decided_already" : "gone", application };
  }
}
