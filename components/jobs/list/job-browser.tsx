"use client";

import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import type { SuitingJob } from "@/lib/jobs/suits-types";
import type { PlaceItem } from "@/lib/places/types";
import { href } from "@/lib/routes";
import { CategoryTiles } from "./category-tiles";
import { isUnfiltered, jobsPath, readFilters, type JobFilters, type RenderedList } from "./job-filters";
import { JobResults } from "./job-results";
import { JobSearch } from "./job-search";
import { NothingFound } from "./nothing-found";
import { PlaceChips } from "./place-chips";
import { ResultsHeading } from "./results-heading";
import { SuitingJobs } from "./suiting-jobs";

export interface JobBrowserProps {
  rendered: RenderedList;
  /** Shown among the first jobs. */
  notice: ReactNode;
  /** Where the worker looks for work. */
  places: PlaceItem[];
  /** Shown above the list as long as nothing is chosen. */
  suiting: SuitingJob[];
}

/** The workers' list of jobs with its filters, which live in the address. */
export function JobBrowser({ rendered, notice, places, suiting }: JobBrowserProps) {
  const { filters, path, choose, search } = useJobFilters();
  const results = useRef<HTMLElement>(null);
  const tiles = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The chosen tile may be further along the row than the screen is wide.
    const row = tiles.current?.querySelector("ul");
    const chosen = row?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (row && chosen) row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
  }, [filters.category]);
  const suited = isUnfiltered(filters) && !path.includes("cursor=") ? suiting : [];
  const chooseInSight = (change: Partial<JobFilters>) => {
    choose(change);
    const top = results.current?.getBoundingClientRect().top ?? 0;
    // Chosen from further down: the results begin where the reader looks.
    if (top < 0) results.current?.scrollIntoView();
  };
  return (
    <>
      <JobSearch filters={filters} onSearch={search} onChoose={chooseInSight} />
      <div ref={tiles}>
        <CategoryTiles
          current={filters.category}
          hrefOf={(category) => href.home({ ...filters, category })}
          onChoose={(category) => chooseInSight({ category })}
        />
      </div>
      <PlaceChips places={places} filters={filters} onChoose={chooseInSight} />
      <StatusNote filters={filters} />
      {suited.length > 0 ? <SuitingJobs jobs={suited} /> : null}
      <section ref={results} aria-labelledby="jobs-heading">
        <ResultsHeading filters={filters} isAfterOthers={suited.length > 0} />
        <JobResults
          path={path}
          rendered={rendered}
          address={href.home(filters)}
          card="apply"
          shownAbove={suited.map(({ job }) => job.id)}
          notice={notice}
          empty={<NothingFound filters={filters} />}
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
