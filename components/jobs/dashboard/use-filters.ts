"use client";

import { useQueryInPlace } from "@/components/shared/refresh-scope";
import { href } from "@/lib/access/routes";
import { readFilters, toParameters, type Filters } from "./filters";

/** The filters in the address, and a function to change them in place, without asking the server for the page. */
export function useFilters() {
  const { parameters, change } = useQueryInPlace();
  const setFilters = (changed: Partial<Filters>) =>
    change((now) => {
      const filters = { ...readFilters((name) => now.get(name)), ...changed };
      return new URLSearchParams(href.employerDashboard(toParameters(filters)).split("?")[1] ?? "");
    });
  return { filters: readFilters((name) => parameters.get(name)), cursor: parameters.get("cursor"), setFilters };
}
