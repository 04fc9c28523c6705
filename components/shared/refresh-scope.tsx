"use client";

import { useRouter, useSearchParams } from "next/navigation";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from "react";

type Scope = { isRefreshing: boolean; refresh: () => void };

const Refreshes = createContext<Scope | null>(null);

/** Knows whether the parts that the server renders are being read again, for `useQueryInPlace` below it. */
export function RefreshScope({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isRefreshing, start] = useTransition();
  const refresh = useCallback(() => start(() => router.refresh()), [router]);
  const value = useMemo(() => ({ isRefreshing, refresh }), [isRefreshing, refresh]);
  return <Refreshes value={value}>{children}</Refreshes>;
}

/** @returns a function that reads the parts that the server renders again, such as counters. */
export function useRefresh(): () => void {
  const router = useRouter();
  return useContext(Refreshes)?.refresh ?? router.refresh;
}

type Options = {
  /** Whether the browser's Back leads to how it was before. */
  isNewEntry?: boolean;
};

/**
 * The address's query, changed without asking the server for the page. The address itself follows once no refresh is under way: if it
 * changed meanwhile, Next would restore the older one or load the whole document again.
 * @returns the parameters and a function to change them.
 */
export function useQueryInPlace() {
  const routed = useSearchParams().toString();
  const [query, setQuery] = useState(routed);
  const isRefreshing = useContext(Refreshes)?.isRefreshing ?? false;
  // The address as known here. Another one came by a link or by Back.
  const known = useRef(routed);
  const isNewEntry = useRef(false);
  useEffect(() => {
    if (routed === known.current) return;
    known.current = routed;
    setQuery(routed);
  }, [routed]);
  useEffect(() => {
    if (isRefreshing) return;
    const pushes = isNewEntry.current;
    isNewEntry.current = false;
    if (query === known.current) return;
    known.current = query;
    const address = `${window.location.pathname}${query ? `?${query}` : ""}`;
    if (pushes) window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
  }, [query, isRefreshing]);
  const change = useCallback((next: (now: URLSearchParams) => URLSearchParams, options: Options = {}) => {
    isNewEntry.current ||= options.isNewEntry ?? false;
    setQuery((now) => next(new URLSearchParams(now)).toString());
  }, []);
  return { parameters: new URLSearchParams(query), change };
}
