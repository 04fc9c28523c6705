/** Reads that take longer the more rows there are, if anything does, for measuring their times: two words, places, counts, the office's. */
import { listCases } from "@/lib/domains/admin/case-queries";
import { casesQuery } from "@/lib/domains/admin/case-schema";
import { findAccountsMeant } from "@/lib/domains/admin/grievance-queries";
import {
  countApplications,
  countJobs as countJobsForAdmin,
  countUsers,
  listApplicationsForAdmin,
  listJobsForAdmin,
  listUsers,
} from "@/lib/domains/admin/list-queries";
import { adminApplicationsQuery, adminJobsQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { countJobs, listJobs } from "@/lib/domains/jobs/queries";
import { listJobsQuery } from "@/lib/domains/jobs/schema";
import { each, type Read } from "./plan-reads";

const searched = (words: readonly string[]) => words.map((search) => ({ search }));

// Two words, a place alone, a condition, two kinds of work, two scripts, a word of every job, nothing.
const JOBS = searched([
  ...[
    "nanny patna",
    "cook patna",
    "welder kochi",
    "gate guard madurai",
    "patna",
    "lajpat",
    "night cook",
    "driver cook",
  ],
  ...["रसोइया पुणे", "practice", "xyzzy"],
]);
// A name that many have, two of them, a part of one, a whole one, a number, an address, one that nobody has.
const PEOPLE = searched([
  ...["sunita", "house sunita", "unit", "lakshmi_12", "98000 00077", "person77@example.org", "sunita rani", "xyzzy"],
]);

export const RARE_READS: readonly Read[] = [
  ...each(JOBS, ({ worker }, filter) => listJobs(worker, listJobsQuery.parse(filter)), "jobs "),
  ...each(JOBS, ({ worker }, filter) => countJobs(worker, listJobsQuery.parse(filter)), "jobs counted "),
  ...each(PEOPLE, ({ admin }, filter) => listUsers(admin, listUsersQuery.parse(filter)), "people "),
  { name: "users counted", run: ({ admin }) => countUsers(admin, { role: "employers" }) },
  { name: "the office's jobs counted", run: ({ admin }) => countJobsForAdmin(admin, { status: "open" }) },
  { name: "applications counted", run: ({ admin }) => countApplications(admin, { status: "pending" }) },
  ...each(JOBS, ({ admin }, filter) => listJobsForAdmin(admin, adminJobsQuery.parse(filter)), "the office's jobs "),
  ...each(PEOPLE, ({ admin }, { search }) => findAccountsMeant(admin, search, "+919000000077"), "people meant "),
  ...each(PEOPLE, ({ admin }, filter) => listCases(admin, casesQuery.parse({ ...filter, state: "decided" })), "cases "),
  ...each(
    searched(["sunita", "cook patna", "xyzzy"]),
    ({ admin }, filter) => listApplicationsForAdmin(admin, adminApplicationsQuery.parse(filter)),
    "applications ",
  ),
];
