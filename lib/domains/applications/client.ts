/** Calls about applications made by the browser: query keys, fetchers, hooks. */
import {
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from "@tanstack/react-query";
import { ApiError } from "@/lib/platform/http/api-error";
import { apiClient, type ListPage } from "@/lib/platform/http/api-fetch";
import { applicantsKey, listPath } from "@/lib/domains/jobs/list-client";
import type { ConsentInput } from "@/lib/domains/users/consent-schema";
import type { applicationsApi } from "./api";
import type { ReceivedApplication } from "./types";

const { call, page } = apiClient<typeof applicationsApi>();

const applicationKeys = {
  forJob: applicantsKey,
  received: (jobId: string, path: string) => [...applicantsKey(jobId), path] as const,
  newest: (jobId: string) => ["applications", "newest", jobId] as const,
  reread: (jobId: string, paths: readonly string[]) => ["applications", "reread", jobId, ...paths] as const,
  newestOf: (jobId: string, path: string) => ["applications", "newest", jobId, path] as const,
};

/** Lets the employer see who applied; null: no longer. */
export const useSharing = (id: string) =>
  useMutation({
    mutationFn: (consent: ConsentInput | null) =>
      consent
        ? call("PUT /api/service-applications/{id}/consent", { params: { id }, body: consent })
        : call("DELETE /api/service-applications/{id}/consent", { params: { id } }),
  });

const RECEIVED = "GET /api/service-requests/{id}/applications";

/** The API path that lists a job's applications in some order, by some filters, starting at `cursor`. */
export const receivedPath = (jobId: string, filters: Record<string, string | null>): string =>
  listPath(`/api/service-requests/${jobId}/applications`, filters);

/** Applications to one of the employer's jobs, as loaded; `useNewest` detects later changes. */
export const useReceivedApplications = (jobId: string, path: string, initial: ListPage<ReceivedApplication>) =>
  useInfiniteQuery({
    queryKey: applicationKeys.received(jobId, path),
    queryFn: ({ pageParam, signal }) => page(RECEIVED, pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    // The server renders the list on every visit; after Back, what had been loaded is there at once, so that the page has its height.
    initialData: () => keptAfterBack(path) ?? { pages: [initial], pageParams: [path] },
    gcTime: 0,
  });

let lastList: { path: string; pages: ReceivedPage[] } | null = null;

/** Keeps the pages of the list on the screen, in case the reader comes back to it. */
export const keepForBack = (path: string, pages: ReceivedPage[]): void => void (lastList = { path, pages });

let wentBackAt = -Infinity;
if (typeof window !== "undefined") window.addEventListener("popstate", () => (wentBackAt = performance.now()));

/** Pages come within this time after the browser's Back. */
const BACK_MS = 10_000;

function keptAfterBack(path: string): ReceivedPages | null {
  if (typeof window === "undefined" || lastList?.path !== path || performance.now() - wentBackAt > BACK_MS) return null;
  const { pages } = lastList;
  return { pages, pageParams: [path, ...pages.slice(0, -1).flatMap(({ next }) => next ?? [])] };
}

/**
 * Polls the page under `path` every `pollMs` while the tab is visible and online; an unchanged page is a cheap 304.
 * @param pollMs null turns polling off.
 * @param onChange called with a page that differs from the previous one. If it fails, the page counts as not fetched,
 * so the next poll tries again. It must stop once `signal` is aborted.
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
      const newest = await page(RECEIVED, path, signal);
      const before = client.getQueryData<ReceivedPage>(queryKey);
      if (replaceEqualDeep(before, newest) !== before) await onChange(newest, signal);
      return newest;
    },
    initialData: initial,
    enabled: pollMs !== null,
    refetchInterval: pollMs ?? false,
    refetchIntervalInBackground: false,
    gcTime: 0,
  });
}

/** Fetches the pages under `paths` again every `pollMs` while the tab is visible, and passes them to `onFetched`. */
export function useReread(
  jobId: string,
  paths: readonly string[],
  { pollMs, onFetched }: { pollMs: number; onFetched: (pages: ReceivedPage[], signal: AbortSignal) => Promise<void> },
) {
  return useQuery({
    queryKey: applicationKeys.reread(jobId, paths),
    queryFn: async ({ signal }) => {
      await onFetched(await Promise.all(paths.map((path) => page(RECEIVED, path, signal))), signal);
      return null;
    },
    initialData: null,
    enabled: paths.length > 0,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    gcTime: 0,
  });
}

/** One received application in its current state; null if it was withdrawn. */
export async function fetchReceived(id: string, signal?: AbortSignal): Promise<ReceivedApplication | null> {
  try {
    const application = await call("GET /api/service-applications/{id}", {
      params: { id },
      ...(signal ? { signal } : {}),
    });
    return "worker" in application ? application : null;
  } catch (error) {
    if (error instanceof ApiError && error.code === "application_not_found") return null;
    throw error;
  }
}

type ReceivedPage = ListPage<ReceivedApplication>;
type ReceivedPages = InfiniteData<ReceivedPage, string>;

const itemsOf = (data: Pick<ReceivedPages, "pages"> | undefined): ReceivedApplication[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

type Change = (application: ReceivedApplication) => ReceivedApplication | null;

const changed = (data: ReceivedPages, change: Change): ReceivedPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap((item) => change(item) ?? []) })),
});

/** The cached list under `path` that is on the screen, to read and change without asking the server. */
export function useReceivedCache(jobId: string, path: string) {
  const client = useQueryClient();
  const queryKey = applicationKeys.received(jobId, path);
  return {
    items: (): ReceivedApplication[] => itemsOf(client.getQueryData<ReceivedPages>(queryKey)),
    /** Those of the pages under `paths`. */
    itemsUnder: (paths: readonly string[]): ReceivedApplication[] => {
      const data = client.getQueryData<ReceivedPages>(queryKey);
      return itemsOf(data && { pages: data.pages.filter((_page, index) => paths.includes(data.pageParams[index]!)) });
    },
    /** Maps each application; null removes it. */
    change: (change: Change): void => {
      client.setQueryData<ReceivedPages>(queryKey, (data) => data && changed(data, change));
    },
    /** Restarts the list from this page; 'Load more' fetches the following pages again. */
    restart: (page: ReceivedPage): void => {
      client.setQueryData<ReceivedPages>(
        queryKey,
        (data) => data && { pages: [page], pageParams: data.pageParams.slice(0, 1) },
      );
    },
  };
}

/** Asks for an applicant's phone number, which the applicant is told. */
export const useApplicantContact = () =>
  useMutation({
    mutationFn: (id: string) => call("POST /api/service-applications/{id}/contact", { params: { id } }),
    // The number does not stay in memory once its card is gone.
    gcTime: 0,
  });

/** Shows an application's new state in the lists on the screen, or takes it out of them if it is gone. */
export function useShowReceived(jobId: string) {
  const client = useQueryClient();
  return async (id: string, application: ReceivedApplication | null): Promise<void> => {
    // A response in flight may predate the change and would bring the old state back.
    await client.cancelQueries({ queryKey: applicationKeys.newest(jobId) });
    client.setQueriesData<ReceivedPages>(
      { queryKey: applicationKeys.forJob(jobId) },
      (data) => data && changed(data, (one) => (one.id === id ? application : one)),
    );
  };
}
