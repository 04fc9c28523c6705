"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { jobKeys } from "@/lib/jobs/client";
import type { RenderedList } from "./job-filters";

// By identity, not by time: clocks of cheap phones are wrong, and Next hands out the same object on the way back.
const taken = new WeakSet<object>();

/**
 * Lets what the server has just read win over what this visit fetched before, such as a position without its
 * 'Application Submitted'. On the way back to a list nothing is new: the pages that were loaded stay, and so does the
 * place in them.
 */
export function useServerList({ path, page }: RenderedList): void {
  const client = useQueryClient();
  useLayoutEffect(() => {
    if (page === null || taken.has(page)) return;
    taken.add(page);
    void client.invalidateQueries({ queryKey: jobKeys.all, refetchType: "none" });
    client.setQueryData(jobKeys.list(path), { pages: [page], pageParams: [path] });
  }, [client, path, page]);
}
