"use client";

import { Info, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/routes";
import { CategoryTiles } from "./category-tiles";
import { jobsPath, readFilters, type JobFilters, type RenderedList } from "./job-filters";
import { JobResults } from "./job-results";
import { JobSearch } from "./job-search";

/** The workers' list of jobs with its filters, which live in the address. `notice` goes between the two. */
export function JobBrowser({ rendered, notice }: { rendered: RenderedList; notice: ReactNode }) {
  const t = useTranslations("jobs.list");
  const { filters, path, choose, search } = useJobFilters();
  const chooseCategory = (category: string | null) => choose({ category });
  return (
    <>
      <CategoryTiles
        current={filters.category}
        hrefOf={(category) => href.home({ ...filters, category })}
        onChoose={chooseCategory}
      />
      <JobSearch filters={filters} onSearch={search} onChoose={chooseCategory} />
      <StatusNote filters={filters} />
      {notice}
      <section aria-labelledby="jobs-heading">
        <h2 id="jobs-heading" className="sr-only">
          {t("heading")}
        </h2>
        <JobResults
          path={path}
          rendered={rendered}
          address={href.home(filters)}
          card="apply"
          empty={
            <EmptyState
              icon={<SearchX aria-hidden strokeWidth={1.5} />}
              level={3}
              title={t("empty")}
              text={t("emptyHint")}
              action={
                <AppLink href={href.home()} className={cn(buttonVariants({ variant: "outline" }))}>
                  {t("clearFilters")}
                </AppLink>
              }
            />
          }
        />
      </section>
    </>
  );
}

/** The filters in the address, the list's path for them, and functions to change them without a new page. */
function useJobFilters() {
  const parameters = useSearchParams();
  const filters = readFilters((name) => parameters.get(name));
  const address = (change: Partial<JobFilters>) => href.home({ ...filters, ...change });
  return {
    filters,
    path: jobsPath(filters, parameters.get("cursor")),
    /** A history entry of its own: the phone's back key returns to the previous choice. */
    choose: (change: Partial<JobFilters>) => window.history.pushState(null, "", address(change)),
    /** While typing, letters are not separate history entries. */
    search: (text: string) => window.history.replaceState(null, "", address({ search: text || null })),
  };
}

/** Says that the list includes closed jobs, and links to the open ones only. */
function StatusNote({ filters }: { filters: JobFilters }) {
  const t = useTranslations("jobs.list");
  if (filters.status === null) return null;
  return (
    <div className="bg-muted flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2">
      <Info aria-hidden className="size-6 shrink-0" />
      <p className="min-w-48 flex-1">{t(filters.status === "closed" ? "closedNote" : "allNote")}</p>
      <AppLink href={href.home({ ...filters, status: null })} className={cn(buttonVariants({ variant: "link" }))}>
        {t("showOpen")}
      </AppLink>
    </div>
  );
}
