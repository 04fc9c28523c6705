"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

// Specification, section 9: no refetch on focus, data never stale, no retries; queries that must be fresh say so.
const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: true, retry: false },
      // While offline an action fails visibly instead of waiting silently.
      mutations: { retry: false, networkMode: "always" },
    },
  });

let ofThisVisit: QueryClient | undefined;

/** The cache of data fetched by the browser: one for all pages of a visit; on the server one a render. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === "undefined" ? makeClient() : (ofThisVisit ??= makeClient())));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
