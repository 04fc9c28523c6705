"use client";

import { useSearchParams } from "next/navigation";
import { href } from "@/lib/routes";
import { jobsPath, readFilters, type JobFilters } from "./job-filters";

/** The filters in the address, the list's path for them, and functions to change them without a new page. */
export function useJobFilters() {
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
