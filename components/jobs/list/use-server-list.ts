"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { jobKeys } from "@/lib/jobs/client";
import type { RenderedList } from "./job-filters";

// By identity, not by time: cheap phones' clocks are wrong, and Next returns the same object on the way back.
const taken = new WeakSet<object>();

/**
 * Lets the data the server has just read replace those fetched earlier in this visit, such as a job without its
 * 'Application Submitted'. On the way back to a list nothing is new: the loaded pages and the scroll offset stay.
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
