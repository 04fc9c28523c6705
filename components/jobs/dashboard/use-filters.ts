"use client";

import { useSearchParams } from "next/navigation";
import { href } from "@/lib/routes";
import { readFilters, toParameters, type Filters } from "./filters";

/** The filters as the address has them, and how to change them: in place, without asking the server for the page. */
export function useFilters() {
  const parameters = useSearchParams();
  const filters = readFilters((name) => parameters.get(name));
  const setFilters = (change: Partial<Filters>) => {
    // Onto the address itself: what was rendered lags behind it, and of two quick changes the first would be lost.
    const now = new URLSearchParams(window.location.search);
    const next = { ...readFilters((name) => now.get(name)), ...change };
    window.history.replaceState(null, "", href.employerDashboard(toParameters(next)));
  };
  return { filters, cursor: parameters.get("cursor"), setFilters };
}
