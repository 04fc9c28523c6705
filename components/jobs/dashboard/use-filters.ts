"use client";

import { useSearchParams } from "next/navigation";
import { href } from "@/lib/routes";
import { readFilters, toParameters, type Filters } from "./filters";

/** The filters in the address, and a function to change them in place, without asking the server for the page. */
export function useFilters() {
  const parameters = useSearchParams();
  const filters = readFilters((name) => parameters.get(name));
  const setFilters = (change: Partial<Filters>) => {
    // Based on the address itself: the rendered state lags behind it, and of two quick changes the first would be lost.
    const now = new URLSearchParams(window.location.search);
    const next = { ...readFilters((name) => now.get(name)), ...change };
    window.history.replaceState(null, "", href.employerDashboard(toParameters(next)));
  };
  return { filters, cursor: parameters.get("cursor"), setFilters };
}
