"use client";

import { useSearchParams } from "next/navigation";
import { href } from "@/lib/routes";
import { jobsPath, readFilters, type JobFilters } from "./job-filters";

/** The filters as the address has them, the list's path for them, and how to change them without a new page. */
export function useJobFilters() {
  const parameters = useSearchParams();
  const filters = readFilters((name) => parameters.get(name));
  const address = (change: Partial<JobFilters>) => href.home({ ...filters, ...change });
  return {
    filters,
    path: jobsPath(filters, parameters.get("cursor")),
    /** A step of its own: the phone's back key leads to the choice before. */
    choose: (change: Partial<JobFilters>) => window.history.pushState(null, "", address(change)),
    /** While somebody types, the letters are not steps. */
    search: (text: string) => window.history.replaceState(null, "", address({ search: text || null })),
  };
}
