"use client";

import { useTranslations } from "next-intl";
import { Fragment, type ComponentProps, type ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { LoadMore } from "@/components/shared/load-more";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { useOnline } from "@/components/shared/use-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { useJobs } from "@/lib/jobs/client";
import { JobCard, type JobCardKind } from "../card/job-card";
import { JobCardSkeleton } from "../card/job-card-skeleton";
import { withCursor, type RenderedList } from "./job-filters";
import { ListOffline, ListProblem } from "./list-problem";
import { useRetryWhenOnline } from "./use-retry-when-online";
import { useServerList } from "./use-server-list";

export interface JobResultsProps {
  /** The list's API path, and the page that the server rendered for its own. */
  path: string;
  rendered: RenderedList;
  /** The list's address, with its filters and without a cursor. */
  address: string;
  card: JobCardKind;
  /** The ids of jobs that stand above the list already. */
  shownAbove?: readonly string[];
  empty: ReactNode;
  /** Shown after the first jobs, where it pushes none of them off the screen. */
  notice?: ReactNode;
}

const SKELETONS = [1, 2, 3, 4, 5, 6];
const JOBS_BEFORE_NOTICE = 3;

/** Jobs as cards, newest first, page by page. */
export function JobResults({ path, rendered, address, card, shownAbove = [], empty, notice }: JobResultsProps) {
  useServerList(rendered);
  const t = useTranslations("jobs.list");
  const isOnline = useOnline();
  const isRendered = path === rendered.path;
  const query = useJobs(path, isRendered ? rendered.page : null);
  const jobs = query.data?.pages.flatMap((page) => page.items).filter(({ id }) => !shownAbove.includes(id)) ?? [];
  const { list, expectNew } = useFocusOnNew(jobs.length);
  // A failure on the server is shown at once, also without script; the browser retries on its own.
  const wasRefused = query.isLoadingError || (query.isPending && isRendered && rendered.page === null);
  // A list that was never loaded waits for the network, also if the network failed during its call.
  const isOffline = wasRefused ? !isOnline : query.isPending && query.fetchStatus === "paused";
  const hasFailed = wasRefused && !isOffline;
  useRetryWhenOnline(query.isLoadingError, query.refetch);
  const isLoading = query.isPending && !hasFailed && !isOffline;
  const next = query.data?.pages.at(-1)?.next ?? null;
  return (
    <div aria-busy={isLoading || query.isFetchingNextPage}>
      <p role="status" className="sr-only">
        {isLoading || query.isFetchingNextPage
          ? t("loading")
          : hasFailed || isOffline
            ? ""
            : t("shown", { count: jobs.length })}
      </p>
      {path.includes("cursor=") ? (
        <AppLink href={address} className={cn(buttonVariants({ variant: "link" }), "mb-3")}>
          {t("toNewest")}
        </AppLink>
      ) : null}
      {hasFailed ? <ListProblem /> : null}
      {isOffline ? <ListOffline /> : null}
      {isLoading ? (
        <JobGrid aria-hidden>
          {SKELETONS.map((number) => (
            <li key={number}>
              <JobCardSkeleton />
            </li>
          ))}
        </JobGrid>
      ) : null}
      {query.isSuccess && jobs.length === 0 && shownAbove.length === 0 ? empty : null}
      {jobs.length === 0 ? null : (
        <JobGrid ref={list}>
          {jobs.map((job, index) => (
            <Fragment key={job.id}>
              {notice && index === JOBS_BEFORE_NOTICE ? (
                // Hidden with the notice that it holds.
                <li data-extra className="col-span-full hidden has-[[data-hidden-by]:not([hidden])]:block">
                  {notice}
                </li>
              ) : null}
              <li className="flex min-w-0">
                <JobCard job={job} kind={card} isFirst={index === 0} />
              </li>
            </Fragment>
          ))}
        </JobGrid>
      )}
      {next === null ? null : (
        <div className="mt-6">
          <LoadMore
            query={query}
            href={withCursor(address, next)}
            texts={{ more: t("loadMore"), loading: t("loadingMore"), failed: t("error"), retry: t("retry") }}
            expectNew={expectNew}
            className="w-full sm:w-auto sm:min-w-64"
          />
        </div>
      )}
    </div>
  );
}

/** One, two or three cards per row. */
function JobGrid({ className, ...props }: ComponentProps<"ul">) {
  return <ul className={cn("grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3", className)} {...props} />;
}
