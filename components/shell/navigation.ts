import { href } from "@/lib/access/routes";
import type { Audience, Role } from "@/lib/core/roles";

export type NavigationId =
  | "home"
  | "applied"
  | "accepted"
  | "today"
  | "dashboard"
  | "requestService"
  | "hired"
  | "users"
  | "jobs"
  | "applications"
  | "audit"
  | "grievances"
  | "security";

/** In the shell's words the place of a number. */
export const SOME = 99;

/** From this number on, what is new or waits is not counted further. */
const MOST_WAITING = 1_000;

/** A number beside a picture of the shell: "212", "999+". */
export const shownCount = (count: number): string => (count < MOST_WAITING ? String(count) : `${MOST_WAITING - 1}+`);

/**
 * One entry of the navigation. `segments` is the folder under the group's layout for which it is the current one;
 * `hasWaiting`: it leads to what waits for the user, and shows how much that is; `only`: for whom it is.
 */
export type NavigationEntry = { id: NavigationId; href: string; segments: string; hasWaiting?: true; only?: Role };

/** The pages each audience can always reach (specification, Global elements). */
export const NAVIGATION: Record<Audience, readonly NavigationEntry[]> = {
  worker: [
    { id: "home", href: href.home(), segments: "" },
    { id: "applied", href: href.applied(), segments: "applied", hasWaiting: true },
    { id: "accepted", href: href.accepted(), segments: "accepted" },
  ],
  employer: [
    { id: "today", href: href.today(), segments: "employer/today" },
    { id: "dashboard", href: href.employerDashboard(), segments: "employer/dashboard", hasWaiting: true },
    { id: "requestService", href: href.newJob(), segments: "employer/jobs/new" },
    { id: "hired", href: href.hired(), segments: "hired" },
  ],
  admin: [
    { id: "dashboard", href: href.adminDashboard(), segments: "admin-dashboard" },
    { id: "users", href: href.adminUsers(), segments: "admin/users" },
    { id: "grievances", href: href.adminCases(), segments: "admin/cases" },
    { id: "jobs", href: href.adminJobs(), segments: "admin/jobs" },
    { id: "applications", href: href.adminApplications(), segments: "admin/applications" },
    { id: "audit", href: href.adminAudit(), segments: "admin/audit" },
    { id: "security", href: href.adminSecurity(), segments: "admin/security", only: "super_admin" },
  ],
};

/**
 * Whether a page is the entry's own. Route groups are ignored.
 * @param segments the entry's. @param selected the shown page's folders below the layout.
 */
export const isCurrentEntry = (segments: string, selected: readonly string[]): boolean =>
  selected.filter((segment) => !segment.startsWith("(")).join("/") === segments;
