import { listPath } from "@/lib/jobs/client";
import { href } from "@/lib/routes";

/** The tabs of the list. Pending and shortlisted applications stand under "all" only. */
export const TABS = ["all", "accepted", "rejected"] as const;
export type Tab = (typeof TABS)[number];

/** The tab that the address asks for; what it does not know counts as "all". */
export const readTab = (status: string | undefined): Tab => TABS.find((tab) => tab === status) ?? "all";

/** The status that a tab shows, null for every one. */
export const statusOf = (tab: Tab) => (tab === "all" ? null : tab);

export const tabHref = (tab: Tab): string => href.applied(tab === "all" ? {} : { status: tab });

/** The path in the HTTP interface of the page of the list that begins at `cursor`, null for the first one. */
export const pathOf = (tab: Tab, cursor: string | null): string =>
  listPath("/api/user/service-applications", { status: statusOf(tab), cursor });

/** The address of the page behind a path of the interface. */
export const pageOf = (path: string): string => `${href.applied()}?${path.split("?")[1] ?? ""}`;
