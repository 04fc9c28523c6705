"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/routes";
import { CategoryTiles } from "./category-tiles";
import type { RenderedList } from "./job-filters";
import { JobResults } from "./job-results";
import { JobSearch } from "./job-search";
import { StatusNote } from "./status-note";
import { useJobFilters } from "./use-job-filters";

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
