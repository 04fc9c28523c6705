/** The office's lists, searches and counts whose plans are tested; see plan-reads.ts. */
import { combinations } from "@/bench/lib/combinations";
import { getCaseFigures, listCases } from "@/lib/domains/admin/case-queries";
import { casesQuery } from "@/lib/domains/admin/case-schema";
import { findAccountsMeant } from "@/lib/domains/admin/grievance-queries";
import {
  countApplications,
  countJobs,
  countUsers,
  listApplicationsForAdmin,
  listJobsForAdmin,
  listUsers,
} from "@/lib/domains/admin/list-queries";
import { getAdminStats, getToDo, listDailyFigures } from "@/lib/domains/admin/queries";
import { adminApplicationsQuery, adminJobsQuery, listUsersQuery, newJobsQuery } from "@/lib/domains/admin/schema";
import { countNewJobs, listNewJobs } from "@/lib/domains/admin/skim-queries";
import { COUNT, each, OLD, SEARCHES, STATUS, TEXT, type ReadGroup } from "./plan-reads";

/** A login name, beginnings, nonsense, a name in another script, two words, a number with blanks, an address, inside a name. */
const PEOPLE = [
  ...["lakshmi_12", "su", "a", "xyzzy", "सुनीता", "house sunita", "98110 22334", "22334"],
  ...["person77@example.org", "unit", "sunita rani"],
];

const USERS = [
  ...combinations({
    role: [undefined, "worker", "service_provider", "employer", "client", "admin"],
    direction: ["asc", "desc"],
    search: [undefined, ...PEOPLE],
    cursor: [undefined, OLD],
  }),
  ...combinations({
    sort: ["name"],
    role: [undefined, "worker", "admin"],
    direction: ["asc", "desc"],
    cursor: [undefined, TEXT],
  }),
];

const JOBS = [
  ...combinations({
    status: [undefined, "open", "closed", "draft"],
    direction: ["asc", "desc"],
    search: [undefined, ...SEARCHES],
    cursor: [undefined, OLD],
  }),
  ...["title", "applications"].flatMap((sort) =>
    combinations({
      sort: [sort],
      cursor: [undefined, sort === "title" ? TEXT : COUNT],
      status: [undefined, "open", "draft"],
      direction: ["asc", "desc"],
    }),
  ),
];

const APPLICATIONS = [
  ...combinations({
    status: [undefined, "pending", "closed"],
    direction: ["asc", "desc"],
    search: [undefined, "sunita", "cook", "cook patna", "xyzzy"],
    cursor: [undefined, OLD],
  }),
  ...combinations({
    sort: ["status"],
    status: [undefined, "accepted"],
    direction: ["asc", "desc"],
    cursor: [undefined, STATUS],
  }),
];

export const OFFICE_READS: readonly ReadGroup[] = [
  {
    name: "users as admins see them",
    finds: async ({ admin }) => (await listUsers(admin, listUsersQuery.parse({ search: "su" }))).items,
    reads: [
      ...each(USERS, ({ admin }, filter) => listUsers(admin, listUsersQuery.parse(filter))),
      ...each([{ role: "all" }, { role: "employers" }, { role: "worker" }] as const, ({ admin }, filter) =>
        countUsers(admin, filter),
      ),
      ...each(
        PEOPLE.map((typed) => ({ typed })),
        ({ admin }, { typed }) => findAccountsMeant(admin, typed, "+919000000077"),
        "meant ",
      ),
    ],
  },
  {
    name: "jobs as admins see them",
    finds: async ({ admin }) => (await listJobsForAdmin(admin, adminJobsQuery.parse({}))).items,
    reads: [
      ...each(JOBS, ({ admin }, filter) => listJobsForAdmin(admin, adminJobsQuery.parse(filter))),
      ...each([{ status: "all" }, { status: "open" }] as const, ({ admin }, filter) => countJobs(admin, filter)),
      { name: "new ones", run: ({ admin }) => listNewJobs(admin, newJobsQuery.parse({})) },
      { name: "new ones, counted", run: ({ admin }) => countNewJobs(admin) },
    ],
  },
  {
    name: "applications as admins see them",
    finds: async ({ admin }) => (await listApplicationsForAdmin(admin, adminApplicationsQuery.parse({}))).items,
    reads: [
      ...each(APPLICATIONS, ({ admin }, filter) =>
        listApplicationsForAdmin(admin, adminApplicationsQuery.parse(filter)),
      ),
      ...each([{ status: "all" }, { status: "pending" }] as const, ({ admin }, filter) =>
        countApplications(admin, filter),
      ),
    ],
  },
  {
    name: "cases",
    // Two thousand wait, fifty thousand are decided.
    before: async ({ client, admin }) => {
      await client.query(
        `INSERT INTO cases (id, kind, topic, severity, state, reporter_id, subject_id, job_id, created_at, decided_at, decided_by_id)
         SELECT gen_random_uuid(), 'report', 'fraud', (ARRAY['usual', 'grave', 'danger'])[1 + n % 3]::case_severity,
           (CASE WHEN n % 26 = 0 THEN 'open' ELSE 'decided' END)::case_state, worker_id, employer_id, job_id,
           now() - n * interval '9 minutes', CASE WHEN n % 26 > 0 THEN now() - n * interval '8 minutes' END,
           CASE WHEN n % 26 > 0 THEN $1::uuid END
         FROM (SELECT *, row_number() OVER () AS n FROM (SELECT * FROM applications LIMIT 52000) AS few) AS numbered`,
        [admin.id],
      );
      await client.query("ANALYZE cases");
    },
    finds: async ({ admin }) => (await listCases(admin, casesQuery.parse({ search: "cook" }))).items,
    reads: [
      ...each(
        combinations({
          state: ["waiting", "decided"],
          kind: [undefined, "report"],
          severity: [undefined, "grave"],
          holder: [undefined, "me"],
          search: [undefined, "cook", "sunita", "ramesh.77", "98110 22334", "1234", "xyzzy"],
          cursor: [undefined, OLD],
        }),
        ({ admin }, filter) => listCases(admin, casesQuery.parse(filter)),
      ),
      { name: "figures", run: ({ admin }) => getCaseFigures(admin) },
    ],
  },
  {
    name: "the office's dashboard",
    reads: [
      { name: "totals", run: ({ admin }) => getAdminStats(admin) },
      { name: "what is to be done", run: ({ admin }) => getToDo(admin) },
      { name: "by day", run: ({ admin }) => listDailyFigures(admin) },
    ],
  },
];
