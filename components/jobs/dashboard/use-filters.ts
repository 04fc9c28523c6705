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

/** When to check that the address is still there: Next may restore the older one, whose page it was fetching. */
const LOOKS_MS = [100, 500, 1_500, 3_000];
let timers: number[] = [];

/** Changes the address in place, and notifies its listeners. */
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
  // The address itself: Next's own state misses a change while it refreshes the page, which news makes it do.
  const parameters = new URLSearchParams(useSyncExternalStore(subscribe, inAddress, () => onServer.toString()));
  const filters = readFilters((name) => parameters.get(name));
  const setFilters = (change: Partial<Filters>) => {
    // After two quick changes the first is not rendered yet.
    const now = new URLSearchParams(inAddress());
    const next = { ...readFilters((name) => now.get(name)), ...change };
    put(href.employerDashboard(toParameters(next)));
  };
  return { filters, cursor: parameters.get("cursor"), setFilters };
}
