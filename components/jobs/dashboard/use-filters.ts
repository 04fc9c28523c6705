"use client";

import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { href } from "@/lib/access/routes";
import { readFilters, toParameters, type Filters } from "./filters";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const inAddress = (): string => window.location.search;

/** When it is looked whether an address is still there: Next may put back the older one that it was reading the page for. */
const LOOKS_MS = [100, 500, 1_500, 3_000];
let timers: number[] = [];

/** Changes the address in place, and tells all who read it. */
function put(address: string): void {
  timers.forEach(clearTimeout);
  const { pathname } = window.location;
  const show = () => {
    if (window.location.pathname !== pathname || pathname + inAddress() === address) return;
    window.history.replaceState(null, "", address);
    for (const listener of listeners) listener();
  };
  show();
  timers = LOOKS_MS.map((ms) => window.setTimeout(show, ms));
}

/** The filters in the address, and a function to change them in place, without asking the server for the page. */
export function useFilters() {
  const onServer = useSearchParams();
  // The address itself: Next's own state misses a change while it reads the page again, as it does at news.
  const parameters = new URLSearchParams(useSyncExternalStore(subscribe, inAddress, () => onServer.toString()));
  const filters = readFilters((name) => parameters.get(name));
  const setFilters = (change: Partial<Filters>) => {
    // Of two quick changes the first is not drawn yet.
    const now = new URLSearchParams(inAddress());
    const next = { ...readFilters((name) => now.get(name)), ...change };
    put(href.employerDashboard(toParameters(next)));
  };
  return { filters, cursor: parameters.get("cursor"), setFilters };
}
