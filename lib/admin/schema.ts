import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/http/pagination";
import { JOB_STATUSES } from "@/lib/jobs/options";
import { ROLES } from "@/lib/users/options";

const direction = z.enum(["asc", "desc"]).default("desc");

/** GET /api/admin/users: `?search=` a username's part, `?role=`. */
export const listUsersQuery = z.object({
  ...pageQuery,
  search: searchQuery,
  role: z.union([z.enum(ROLES), z.literal("all")]).default("all"),
  direction,
});
export type ListUsersQuery = z.output<typeof listUsersQuery>;

/** GET /api/admin/jobs: `?search=` title or location, `?status=`. */
export const adminJobsQuery = z.object({
  ...pageQuery,
  search: searchQuery,
  status: z.enum(["all", ...JOB_STATUSES]).default("all"),
  direction,
});
export type AdminJobsQuery = z.output<typeof adminJobsQuery>;

/** `[id]` of a user. */
export const userParams = z.object({ id: z.uuid() });
