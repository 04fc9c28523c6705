import { listPath } from "@/lib/domains/jobs/list-client";
import { HOURS_PARTS, type HoursPart } from "@/lib/language/hours/options";
import { WORK_KINDS, type WorkKind } from "@/lib/domains/jobs/options";
import type { KINDS } from "@/lib/core/categories";
import { isOneOf } from "@/lib/core/objects";

/** The filters in the address of the workers' list; null is the default. */
export type JobFilters = {
  category: string | null;
  /** Several categories under one word. */
  kind: keyof typeof KINDS | null;
  search: string | null;
  /** Regular or gig work. */
  type: WorkKind | null;
  /** Rupees a month. */
  pay_from: string | null;
  living_in: "true" | "false" | null;
  /** Only jobs where meals are given. */
  meals: "true" | null;
  hours: HoursPart | null;
  status: "closed" | "all" | null;
  /** All of India, the newest first; null for the nearest first. */
  sort: "newest" | null;
  /** The id of the place to measure from, instead of the worker's own. */
  near: string | null;
};

/** Rupees a month to ask for at least. */
export const PAY_STEPS = ["10000", "15000", "20000", "25000", "30000"] as const;

/** The API's maximum length (lib/domains/jobs/schema.ts). */
export const SEARCH_MAX = 200;
const CATEGORY_MAX = 60;
const PLACE_ID = /^[a-z\d-]{1,120}$/;

/** Reads the address; unknown values count as absent. An unknown category stays and finds nothing. */
export function readFilters(get: (name: string) => string | null): JobFilters {
  const status = get("status");
  const [type, hours, living] = [get("type"), get("hours"), get("living_in")];
  const pay = get("pay_from") ?? "";
  return {
    category: toCategory(get("category") ?? "") || null,
    kind: get("kind") === "driver" ? "driver" : null,
    search: withoutControls(get("search") ?? "").slice(0, SEARCH_MAX) || null,
    type: isOneOf(WORK_KINDS, type) ? type : null,
    pay_from: isOneOf(PAY_STEPS, pay) ? pay : null,
    living_in: living === "true" || living === "false" ? living : null,
    meals: get("meals") === "true" ? "true" : null,
    hours: isOneOf(HOURS_PARTS, hours) ? hours : null,
    status: status === "closed" || status === "all" ? status : null,
    sort: get("sort") === "newest" ? "newest" : null,
    near: PLACE_ID.exec(get("near") ?? "")?.[0] ?? null,
  };
}

/** The kind of work that was chosen, as a category or under one word with others. */
export const workOf = ({ category, kind }: Pick<JobFilters, "category" | "kind">): string | null => category ?? kind;

/** Whether nothing was chosen: the list is the one that the home screen begins with. */
export const isUnfiltered = (filters: JobFilters): boolean => Object.values(filters).every((value) => value === null);

/** @returns the category named in an address, null for all. */
export function toCategory(text: string): string | null {
  const category = withoutControls(text).normalize("NFC").slice(0, CATEGORY_MAX).toLowerCase();
  return category === "all" ? null : category;
}

// The database refuses NUL characters, and none can be typed anyway.
const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, "");

/** The list's API path. */
export const jobsPath = (filters: JobFilters, cursor: string | null = null): string =>
  listPath("/api/service-requests", { ...toQuery(filters), cursor });

/**
 * The filters as the API takes them, which lists the newest first unless it is asked for the nearest. Keyboards differ in how they
 * compose letters: the search text becomes NFC.
 */
export const toQuery = ({ search, sort, ...others }: JobFilters) => ({
  ...others,
  sort: sort ?? ("near" as const),
  search: search?.normalize("NFC").trim() || null,
});
