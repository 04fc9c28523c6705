import { listPath } from "@/lib/domains/jobs/list-client";
import { href } from "@/lib/access/routes";

/** The tabs of the list. Pending and shortlisted applications are only under "all". */
export const TABS = ["all", "accepted", "rejected"] as const;
export type Tab = (typeof TABS)[number];

/** The tab named in the address; anything unknown counts as "all". */
export const readTab = (status: string | undefined): Tab => TABS.find((tab) => tab === status) ?? "all";

/** The status that a tab shows, null for all. */
export const statusOf = (tab: Tab) => (tab === "all" ? null : tab);

export const tabHref = (tab: Tab): string => href.applied(tab === "all" ? {} : { status: tab });

/** Applications that a document brings; 'Load more' brings 24, as on the home. */
export const AT_FIRST = "12";

/** The API path of the list's page that begins at `cursor`, null for the first. */
export const pathOf = (tab: Tab, cursor: string | null, limit: string | null = null): string =>
  listPath("/api/user/service-applications", { status: statusOf(tab), cursor, limit });

/** The address of the page that shows an API path. */
export const pageOf = (path: string): string => `${href.applied()}?${path.split("?")[1] ?? ""}`;
