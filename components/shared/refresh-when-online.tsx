"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Reloads a page's server data when the network is back; input stays. Lists fetched by the browser do so themselves and
 * keep their loaded pages.
 */
export function RefreshWhenOnline() {
  const { refresh } = useRouter();
  useEffect(() => {
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [refresh]);
  return null;
}
