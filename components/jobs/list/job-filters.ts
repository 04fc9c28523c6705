import type { ListPage } from "@/lib/http/api-fetch";
import { listPath } from "@/lib/jobs/client";
import type { JobCard } from "@/lib/jobs/types";

/** What the address of the workers' list asks for; null is what stands without a parameter. */
export type JobFilters = { category: string | null; search: string | null; status: "closed" | "all" | null };

/** As long as the interface takes them (lib/jobs/schema.ts). */
export const SEARCH_MAX = 200;
const CATEGORY_MAX = 60;

/** Reads the address; what it does not know counts as absent. An unknown category stays and finds nothing. */
export function readFilters(get: (name: string) => string | null): JobFilters {
  const status = get("status");
  return {
    category: toCategory(get("category") ?? "") || null,
    search: withoutControls(get("search") ?? "").slice(0, SEARCH_MAX) || null,
    status: status === "closed" || status === "all" ? status : null,
  };
}

/** @returns the category that a text of the address names, null for all. */
export function toCategory(text: string): string | null {
  const category = withoutControls(text).normalize("NFC").slice(0, CATEGORY_MAX).toLowerCase();
  return category === "all" ? null : category;
}

// The database refuses a NUL; none of them can be typed.
const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, "");

/** The list's path in the HTTP interface. Keyboards differ in how they compose letters: what is searched for is NFC. */
export const jobsPath = ({ search, ...others }: JobFilters, cursor: string | null = null): string =>
  listPath("/api/service-requests", { ...others, search: search?.normalize("NFC").trim() || null, cursor });

/** A list as the server rendered it: for which path, and its first page, or null when it could not be read. */
export type RenderedList = { path: string; page: ListPage<JobCard> | null };

/** A list's address from the page behind a path of the interface on. */
export function withCursor(address: string, path: string): string {
  const cursor = new URLSearchParams(path.split("?")[1]).get("cursor") ?? "";
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ cursor }).toString()}`;
}
