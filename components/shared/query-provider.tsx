"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

// product.md, section 9: no refetch on focus, data never stale, no retries; what must be fresh says so itself.
const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: true, retry: false },
      // Offline an action fails and says so, instead of waiting without a word.
      mutations: { retry: false, networkMode: "always" },
    },
  });

/** The cache of what the browser fetched; one per visit. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
