import type { ListPage } from "@/lib/http/api-fetch";
import { listPath } from "@/lib/jobs/client";
import { WORK_KINDS, type WorkKind } from "@/lib/jobs/options";
import type { JobCard } from "@/lib/jobs/types";
import { isOneOf } from "@/lib/objects";

/** The filters in the address of the workers' list; null is the default. */
export type JobFilters = {
  category: string | null;
  search: string | null;
  /** Regular or gig work. */
  type: WorkKind | null;
  status: "closed" | "all" | null;
};

/** The API's maximum length (lib/jobs/schema.ts). */
export const SEARCH_MAX = 200;
const CATEGORY_MAX = 60;

/** Reads the address; unknown values count as absent. An unknown category stays and finds nothing. */
export function readFilters(get: (name: string) => string | null): JobFilters {
  const status = get("status");
  const type = get("type");
  return {
    category: toCategory(get("category") ?? "") || null,
    search: withoutControls(get("search") ?? "").slice(0, SEARCH_MAX) || null,
    type: isOneOf(WORK_KINDS, type) ? type : null,
    status: status === "closed" || status === "all" ? status : null,
  };
}
/** @returns the category named in an address, null for all. */
export function toCategory(text: string): string | null {
  const category = withoutControls(text).normalize("NFC").slice(0, CATEGORY_MAX).toLowerCase();
  return category === "all" ? null : category;
}

// The database refuses NUL characters, and none can be typed anyway.
const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, "");

/** The list's API path. Keyboards differ in how they compose letters, so the search text is normalised to NFC. */
export const jobsPath = ({ search, ...others }: JobFilters, cursor: string | null = null): string =>
  listPath("/api/service-requests", { ...others, search: search?.normalize("NFC").trim() || null, cursor });

/** A server-rendered list: its path, and its first page, or null if that could not be read. */
export type RenderedList = { path: string; page: ListPage<JobCard> | null };

/** The list's address starting at the page of an API path. */
export function withCursor(address: string, path: string): string {
  const cursor = new URLSearchParams(path.split("?")[1]).get("cursor") ?? "";
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ cursor }).toString()}`;
}
