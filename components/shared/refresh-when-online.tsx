"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Reads a page of the server anew when the network is back; what was typed into it stays. Lists that the browser
 * fetches do so by themselves and keep the pages that were loaded.
 */
export function RefreshWhenOnline() {
  const { refresh } = useRouter();
  useEffect(() => {
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [refresh]);
  return null;
}
