"use client";

import { useRouter } from "next/navigation";
import { createContext, useCallback, useContext, useMemo, useTransition, type ReactNode } from "react";

type Scope = { isRefreshing: boolean; refresh: () => void };

const Refreshes = createContext<Scope | null>(null);

/**
 * Knows whether the parts that the server renders are being read again. Next loads the whole document anew, and the list begins at its
 * top, if the address changes meanwhile.
 */
export function RefreshScope({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isRefreshing, start] = useTransition();
  const refresh = useCallback(() => start(() => router.refresh()), [router]);
  const value = useMemo(() => ({ isRefreshing, refresh }), [isRefreshing, refresh]);
  return <Refreshes value={value}>{children}</Refreshes>;
}

export const useIsRefreshing = (): boolean => useContext(Refreshes)?.isRefreshing ?? false;

/** @returns a function that reads the parts that the server renders again, such as counters. */
export function useRefresh(): () => void {
  const router = useRouter();
  return useContext(Refreshes)?.refresh ?? router.refresh;
}
