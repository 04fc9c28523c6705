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

const inAddress = (): string => new URLSearchParams(window.location.search).toString();

type Options = {
  /** Whether the browser's Back leads to how it was before. */
  isNewEntry?: boolean;
};

/**
 * The address's query, changed without asking the server for the page. The entries of the history keep Next's own state, which it
 * takes for its own writing and leaves alone: a refresh of a page whose query Next saw change would be of another page for it, which it
 * loads as a new document the second time. After a refresh Next writes its own address, and this one is put back.
 * @returns the parameters and a function to change them.
 */
export function useQueryInPlace() {
  const routed = useSearchParams().toString();
  const [query, setQuery] = useState(routed);
  const isRefreshing = useContext(Refreshes)?.isRefreshing ?? false;
  const followed = useRef(routed);
  const isNewEntry = useRef(false);
  useEffect(() => {
    if (routed === followed.current) return;
    followed.current = routed;
    setQuery(routed);
  }, [routed]);
  useEffect(() => {
    const onBack = () => setQuery(inAddress());
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  useEffect(() => {
    const pushes = isNewEntry.current;
    isNewEntry.current = false;
    if (query === inAddress()) return;
    const address = `${window.location.pathname}${query ? `?${query}` : ""}`;
    if (pushes) window.history.pushState(window.history.state, "", address);
    else window.history.replaceState(window.history.state, "", address);
  }, [query, isRefreshing]);
  const change = useCallback((next: (now: URLSearchParams) => URLSearchParams, options: Options = {}) => {
    isNewEntry.current = options.isNewEntry ?? false;
    setQuery((now) => next(new URLSearchParams(now)).toString());
  }, []);
  return { parameters: new URLSearchParams(query), change };
}
