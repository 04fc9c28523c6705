import { keysOf, recordOf } from "@/lib/core/objects";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import { listPath } from "@/lib/domains/jobs/list-client";
import { href } from "@/lib/access/routes";

const STATUS_FILTERS = ["all", ...JOB_STATUSES] as const;
const SORTS = ["date", "applications"] as const;
const DIRECTIONS = ["desc", "asc"] as const;

/** The filters in the dashboard's address; the first of each list is the default. */
export type Filters = {
  search: string;
  status: (typeof STATUS_FILTERS)[number];
  sort: (typeof SORTS)[number];
  direction: (typeof DIRECTIONS)[number];
};

export const NO_FILTERS: Filters = { search: "", status: "all", sort: "date", direction: "desc" };

/** The API's maximum length (lib/domains/jobs/schema.ts). */
export const SEARCH_MAX = 200;

/** Reads the address; unknown values count as absent. */
export const readFilters = (get: (name: string) => string | null): Filters => ({
  search: (get("search") ?? "").slice(0, SEARCH_MAX),
  status: oneOf(STATUS_FILTERS, get("status")),
  sort: oneOf(SORTS, get("sort")),
  direction: oneOf(DIRECTIONS, get("direction")),
});

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string | null): T =>
  values.find((known) => known === value) ?? values[0];

/** The parameters of a filter, without default values. */
export const toParameters = (filters: Filters): Record<keyof Filters, string | null> =>
  recordOf(keysOf(NO_FILTERS), (name) => (filters[name] === NO_FILTERS[name] ? null : filters[name]));

/** Whether the filters may hide jobs from the list; an order hides nothing. */
export const isNarrowed = ({ search, status }: Filters): boolean => search.trim() !== "" || status !== "all";

/** Jobs of a page, four screens of a phone: each is drawn with all its buttons. */
export const JOBS_A_PAGE = "12";

/** The list's API path, starting at `cursor`. */
export const listPathOf = (filters: Filters, cursor: string | null = null): string =>
  listPath("/api/client/service-requests", { ...toParameters(filters), limit: JOBS_A_PAGE, cursor });

/** The dashboard's address for the list page of an API path. */
export const pageOf = (path: string): string => {
  const { limit: _limit, ...parameters } = Object.fromEntries(new URLSearchParams(path.split("?")[1] ?? ""));
  return href.employerDashboard(parameters);
};
