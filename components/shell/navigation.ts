import { href } from "@/lib/routes";
import type { Audience } from "@/lib/users/options";

export type NavigationId = "home" | "applied" | "accepted" | "dashboard" | "requestService" | "audit" | "grievances";

/** One entry of the navigation. `segments` is the folder under the group's layout for which it is the current one. */
export type NavigationEntry = { id: NavigationId; href: string; segments: string };

/** The pages each audience can always reach (product.md, Global elements). */
export const NAVIGATION: Record<Audience, readonly NavigationEntry[]> = {
  worker: [
    { id: "home", href: href.home(), segments: "" },
    { id: "applied", href: href.applied(), segments: "applied" },
    { id: "accepted", href: href.accepted(), segments: "accepted" },
  ],
  employer: [
    { id: "dashboard", href: href.employerDashboard(), segments: "employer/dashboard" },
    { id: "requestService", href: href.newJob(), segments: "employer/jobs/new" },
  ],
  admin: [
    { id: "dashboard", href: href.adminDashboard(), segments: "admin-dashboard" },
    { id: "grievances", href: href.adminGrievances(), segments: "admin/grievances" },
    { id: "audit", href: href.adminAudit(), segments: "admin/audit" },
  ],
};
