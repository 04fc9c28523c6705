"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AppLink } from "@/components/shared/app-link";
import { LoadMore } from "@/components/shared/load-more";
import { useNews } from "@/components/shared/news";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { useProblemText } from "@/components/shared/problem-text";
import { useQueryInPlace } from "@/components/shared/refresh-scope";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { href } from "@/lib/access/routes";
import { useOwnJobs } from "@/lib/domains/jobs/client";
import type { OwnJobCard as OwnJob } from "@/lib/domains/jobs/types";
import { formatCount } from "@/lib/language/format";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import { FilterBar } from "./filter-bar";
import { isNarrowed, listPathOf, NO_FILTERS, pageOf, readFilters, toParameters, type Filters } from "./filters";
import { OwnJobCard } from "./own-job-card";

/** The server-rendered page, and the API path it would be fetched from. */
export type InitialOwnJobs = { path: string; page: ListPage<OwnJob> };

/** The employer's jobs, filtered as in the address. */
export function OwnJobList({ initial }: { initial: InitialOwnJobs }) {
  const t = useTranslations("dashboard");
  const { filters, cursor, setFilters } = useFilters();
  const path = listPathOf(filters, cursor);
  const query = useOwnJobs(path, path === initial.path ? initial.page : null);
  useNews(() => void query.refetch());
  const heading = useRef<HTMLHeadingElement>(null);
  const jobs = query.data?.pages.flatMap((page) => page.items);
  const { list, expectNew } = useFocusOnNew(jobs?.length ?? 0);
  return (
    <section aria-labelledby="own-jobs" className="grid grid-cols-1 gap-4">
      <h2 id="own-jobs" ref={heading} tabIndex={-1} className="text-xl">
        {t("list.heading")}
      </h2>
      <FilterBar filters={filters} onChange={setFilters} />
      <p role="status" className="sr-only">
        {jobs
          ? t("list.shown", { count: jobs.length, shown: formatCount(jobs.length) })
          : query.isError
            ? ""
            : t("list.loading")}
      </p>
      {jobs ? (
        jobs.length === 0 ? (
          <NoOwnJobs isFiltered={isNarrowed(filters)} onClear={() => setFilters(NO_FILTERS)} />
        ) : (
          <ul ref={list} className="grid grid-cols-1 gap-4">
            {jobs.map((job) => (
              <li key={job.id}>
                <OwnJobCard job={job} onRemoved={() => heading.current?.focus()} />
              </li>
            ))}
          </ul>
        )
      ) : query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} />
      ) : (
        <OwnJobSkeletons />
      )}
      <NextOwnJobs query={query} expectNew={expectNew} />
    </section>
  );
}

function NextOwnJobs({ query, expectNew }: { query: ReturnType<typeof useOwnJobs>; expectNew: () => void }) {
  const t = useTranslations("dashboard.list");
  const problemText = useProblemText();
  const next = query.data?.pages.at(-1)?.next;
  if (!next) return null;
  return (
    <div className="pt-2">
      <LoadMore
        query={query}
        href={pageOf(next)}
        texts={{
          more: t("more"),
          loading: t("loadingMore"),
          failed: t("moreFailed"),
          reason: problemText(query.error),
        }}
        expectNew={expectNew}
      />
    </div>
  );
}

function NoOwnJobs({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations("dashboard.empty");
  const clear = (
    <AppLink
      href={href.employerDashboard()}
      className={buttonVariants({ variant: "outline" })}
      onClick={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      {t("clear")}
    </AppLink>
  );
  const first = (
    <AppLink href={href.newJob()} className={buttonVariants()}>
      {t("first")}
    </AppLink>
  );
  return (
    <EmptyState
      level={3}
      icon={<Pictogram name="all-staff" />}
      title={t("title")}
      text={t(isFiltered ? "filtered" : "none")}
      action={isFiltered ? clear : first}
    />
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("dashboard");
  return (
    <div role="alert">
      <EmptyState
        level={3}
        icon={<Icon name="cloud-off" strokeWidth={1.5} />}
        title={t("error")}
        action={<Button onClick={onRetry}>{t("retry")}</Button>}
      />
    </div>
  );
}

/** Outlines of three cards while the list loads. */
function OwnJobSkeletons() {
  return (
    <div aria-busy className="grid gap-4">
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <div className="grid grid-cols-[auto_1fr] gap-4 lg:grid-cols-[auto_1fr_14rem]">
            <Skeleton className="size-12 rounded-xl sm:size-16" />
            <div className="grid gap-2">
              <Skeleton className="h-7 w-24" />
              <Skeleton className="h-7 w-4/5" />
            </div>
            <Skeleton className="h-9 w-40 max-lg:col-span-2 lg:justify-self-end" />
            <Skeleton className="col-span-2 h-14 w-full lg:col-span-1 lg:col-start-2" />
          </div>
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </div>
  );
}

/** The filters in the address, and a function to change them in place, without asking the server for the page. */
function useFilters() {
  const { parameters, change } = useQueryInPlace();
  const setFilters = (changed: Partial<Filters>) =>
    change((now) => {
      const filters = { ...readFilters((name) => now.get(name)), ...changed };
      return new URLSearchParams(href.employerDashboard(toParameters(filters)).split("?")[1] ?? "");
    });
  return { filters: readFilters((name) => parameters.get(name)), cursor: parameters.get("cursor"), setFilters };
}
