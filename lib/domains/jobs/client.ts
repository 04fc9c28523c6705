/** Calls about jobs made by the browser: query keys, fetchers, hooks. */
import { useInfiniteQuery, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { apiClient, type ListPage } from "@/lib/platform/http/api-fetch";
import type { jobsApi } from "./api";
import { applicantsKey } from "./list-client";
import { setJobStatus } from "./posting-client";
import type { OwnJobCard } from "./types";

const { call, page } = apiClient<typeof jobsApi>();

const jobKeys = {
  all: ["jobs"] as const,
  own: (path: string) => ["jobs", "own", path] as const,
};

/** Refetches the owner's lists and the applicants of a job whose end changes their status. */
const refetchJob = (client: QueryClient, id: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: jobKeys.all }),
    client.invalidateQueries({ queryKey: applicantsKey(id) }),
  ]);

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

/** Takes back Filled or Remove within its ten seconds, then refetches the lists and the page. */
export function useUndoEnding(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (id) => {
    await call("DELETE /api/jobs/{id}/ending", { params: { id } });
    await refetchJob(client, id);
    router.refresh();
  };
}

/** Says whether to show paused jobs again, then refetches the lists. */
export function useAnswerPause() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stillLooking: boolean) => call("POST /api/client/pause-answer", { body: { stillLooking } }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Removes a job, its owner for ten seconds so that it can be taken back, then refetches the lists. */
export function useRemoveJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, undoable }: { id: string; undoable: boolean }) =>
      call("DELETE /api/service-requests/{id}", { params: { id }, query: { undoable: undoable ? "true" : "false" } }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Keeps an open job open for another 30 days, with what its owner says of words that were asked about; then refetches the lists. */
export function useRenewJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, wordingReasons }: { id: string; wordingReasons?: Record<string, string> | undefined }) =>
      call("POST /api/jobs/{id}/renewal", { params: { id }, body: { wordingReasons } }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Publishes, closes or reopens a job, or says that it is filled, then refetches the lists. */
export function useSetJobStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: setJobStatus,
    onSuccess: (_job, { id }) => refetchJob(client, id),
  });
}
