/** Addresses and keys of lists of jobs. */
import { query } from "@/lib/access/routes";

/** The key of the lists of applications to a job, whose status the job's end changes too. */
export const applicantsKey = (jobId: string) => ["applications", "job", jobId] as const;

/** A list's path with its filters. Empty ones are left out. */
export const listPath = (base: string, filters: Record<string, string | null>): string => base + query(filters);

/** The list's address starting at the page of an API path. */
export function withCursor(address: string, path: string): string {
  const cursor = new URLSearchParams(path.split("?")[1]).get("cursor") ?? "";
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ cursor }).toString()}`;
}
