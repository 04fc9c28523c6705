/**
 * The reads whose plans are tested, at 100,000 jobs (tests/integration/plans.test.ts) and at a million
 * (tests/long/plans-at-a-million.test.ts): every list, search and count of workers and employers. The office's are in
 * plan-reads-admin.ts.
 */
import type { Client } from "pg";
import { combinations } from "@/bench/lib/combinations";
import { measureDue } from "@/lib/domains/applications/fit-service";
import { countCalled } from "@/lib/domains/applications/called-queries";
import { listWaiting } from "@/lib/domains/applications/clock-queries";
import { listHires, listWork } from "@/lib/domains/applications/hire-queries";
import { listForWorker } from "@/lib/domains/applications/queries";
import { countForJob, listForJob } from "@/lib/domains/applications/received-queries";
import { listApplicantsQuery, listApplicationsQuery } from "@/lib/domains/applications/schema";
import { getToday } from "@/lib/domains/applications/today-queries";
import { claimDue, findPeople } from "@/lib/domains/delivery/rows";
import { getEmployerStats } from "@/lib/domains/jobs/figure-queries";
import { ringValue } from "@/lib/domains/jobs/list-policy";
import { countJobs, listFurtherJobs, listJobs, listOwnJobs } from "@/lib/domains/jobs/queries";
import { listJobsQuery, ownJobsQuery } from "@/lib/domains/jobs/schema";
import { listSuiting } from "@/lib/domains/jobs/suits-queries";
import { usualPay } from "@/lib/domains/jobs/usual-pay-queries";
import { findArrivals, unseenBySession } from "@/lib/domains/notifications/live-queries";
import { countUnseen, listNotifications } from "@/lib/domains/notifications/queries";
import { listNotificationsQuery } from "@/lib/domains/notifications/schema";
import type { Actor } from "@/lib/access/auth/actor";
import type { Ring } from "@/lib/language/places/types";
import { encodeCursor } from "@/lib/platform/http/pagination";

/** Those who read, and a connection of the database's owner. */
export type Readers = {
  client: Client;
  worker: Actor<"worker">;
  employer: Actor<"employer">;
  admin: Actor<"admin">;
  /** A job of the employer's. */
  jobId: string;
};

/** A list, search or count with its filter. */
export type Read = { name: string; run: (by: Readers) => Promise<unknown> };

export type ReadGroup = {
  name: string;
  before?: (by: Readers) => Promise<unknown>;
  after?: (by: Readers) => Promise<unknown>;
  /** Rows of the widest filter: the plan of a query that finds nothing proves little. */
  finds?: (by: Readers) => Promise<readonly unknown[]>;
  reads: Read[];
};

const NOBODY = "00000000-0000-7000-8000-000000000000";
export const OLD = encodeCursor({ value: "2025-12-24T10:00:00.000Z", id: NOBODY });
export const COUNT = encodeCursor({ value: "1", id: NOBODY });
export const TEXT = encodeCursor({ value: "k", id: NOBODY });
export const STATUS = encodeCursor({ value: "shortlisted_2025-12-24T10:00:00.000Z", id: NOBODY });

/** A common and a rare word, a category by its spoken name, a place in another script, two words, one letter, nonsense. */
export const SEARCHES = ["cook", "rasoiya", "गुड़गांव", "nanny patna", "a", "xyzzy"];

/** A read for each filter. */
export const each = <Filter extends object>(
  filters: readonly Filter[],
  run: (by: Readers, filter: Filter) => Promise<unknown>,
  prefix = "",
): Read[] => filters.map((filter) => ({ name: `${prefix}${JSON.stringify(filter)}`, run: (by) => run(by, filter) }));

const list = ({ worker }: Readers, filter: object) => listJobs(worker, listJobsQuery.parse(filter));
const count = ({ worker }: Readers, filter: object) => countJobs(worker, listJobsQuery.parse(filter));

// Work by its task, conditions alone and with words, a wrong letter, words of requirements, two kinds of work.
// A locality, a PIN code, a word that nobody knows beside one that is known, the word "work" alone.
const SAID = [
  ...["bartan dhona", "bartan dhona patna", "raat 15000", "night cook", "gardner", "practice", "driver cook"],
  ...["kothrud", "cook 411001", "लाजपत नगर", "rotiya belna", "naukri"],
];

const after = (ring: Ring) => encodeCursor({ value: ringValue(ring, new Date("2025-12-24T10:00:00Z")), id: NOBODY });
const PLACED = combinations({
  category: [undefined, "gardener", "unknown"],
  kind: [undefined, "driver"],
  status: [undefined, "all"],
  type: [undefined, "gig"],
  search: [undefined, "cook", "गुड़गांव", "xyzzy"],
  pay_from: [undefined, "25000"],
  cursor: [undefined, after("city"), after("near"), after("elsewhere")],
});

const setPlaces = ({ client, worker }: Readers, places: string[] | null, skills: string[] | null) =>
  client.query("UPDATE profiles SET place_ids = $2, skills = $3 WHERE user_id = $1", [worker.id, places, skills]);

const WORKERS: ReadGroup[] = [
  {
    name: "jobs as workers see them",
    finds: async (by) => (await list(by, {})).items,
    reads: each(
      combinations({
        category: [undefined, "gardener", "unknown"],
        status: [undefined, "closed", "all"],
        type: [undefined, "FULL TIME", "regular", "gig"],
        search: [undefined, ...SEARCHES],
        cursor: [undefined, OLD],
      }),
      list,
    ),
  },
  {
    name: "what is understood of a search",
    reads: combinations({ search: SAID, sort: [undefined, "newest"], cursor: [undefined, OLD] }).flatMap((filter) => [
      ...each([filter], list),
      ...each([filter], count, "counted "),
    ]),
  },
  {
    name: "jobs as a worker with places sees them",
    before: (by) =>
      setPlaces(
        by,
        ["mumbai", "411001-koregaon-park", "600018", "delhi", "kolkata"],
        ["Vegetarian food", "House cleaning"],
      ),
    after: (by) => setPlaces(by, null, null),
    finds: ({ worker }) => listSuiting(worker),
    reads: [
      ...each(PLACED, list),
      ...each(
        PLACED.filter(({ cursor }) => !cursor),
        count,
        "counted ",
      ),
      { name: "those that suit", run: ({ worker }) => listSuiting(worker) },
      {
        name: "further ones",
        run: ({ worker, jobId: id }) => listFurtherJobs(worker, { id, category: "chef-cook" }),
      },
    ],
  },
];

const EMPLOYERS: ReadGroup[] = [
  {
    name: "an employer's own jobs",
    finds: async ({ employer }) => (await listOwnJobs(employer, ownJobsQuery.parse({}))).items,
    reads: each(
      [
        ...combinations({ sort: ["date"], cursor: [undefined, OLD] }),
        ...combinations({ sort: ["applications"], cursor: [undefined, COUNT] }),
      ].flatMap((order) =>
        combinations({
          direction: ["asc", "desc"],
          status: [undefined, "open", "closed", "draft"],
          search: [undefined, ...SEARCHES],
        }).map((filter) => ({ ...order, ...filter })),
      ),
      ({ employer }, filter) => listOwnJobs(employer, ownJobsQuery.parse(filter)),
    ),
  },
  {
    name: "an employer's figures",
    reads: [
      { name: "of all jobs", run: ({ employer }) => getEmployerStats(employer) },
      { name: "of the day", run: ({ employer }) => getToday(employer) },
      { name: "answers that wait", run: ({ employer }) => listWaiting(employer) },
      { name: "those hired", run: ({ employer }) => listHires(employer, { limit: 24, cursor: null }) },
    ],
  },
  {
    name: "what others pay for the same work near there",
    finds: async ({ employer }) => {
      const { from } = await usualPay(employer, { category: "chef-cook", place: "mumbai" });
      return from ? [from] : [];
    },
    reads: [{ name: "cooks", run: ({ employer }) => usualPay(employer, { category: "chef-cook", place: "mumbai" }) }],
  },
];

const APPLICATIONS: ReadGroup[] = [
  {
    name: "applications of a worker",
    finds: async ({ worker }) => (await listForWorker(worker, listApplicationsQuery.parse({}))).items,
    reads: [
      ...each(
        combinations({
          status: [undefined, "pending", "shortlisted", "accepted", "rejected"],
          cursor: [undefined, OLD],
        }),
        ({ worker }, filter) => listForWorker(worker, listApplicationsQuery.parse(filter)),
      ),
      { name: "work", run: ({ worker }) => listWork(worker, { limit: 24, cursor: null }) },
    ],
  },
  {
    name: "applications to a job",
    reads: [
      ...each(
        [
          ...combinations({ sort: [undefined], cursor: [undefined, OLD] }),
          ...combinations({ sort: ["fit", "nearest", "pay"], cursor: [undefined, COUNT] }),
        ].flatMap((order) =>
          combinations({
            status: [undefined, "pending", "rejected"],
            within: [undefined, "20"],
            years: [undefined, "2-5 years"],
            search: [undefined, "su", "xyzzy"],
          }).map((filter) => ({ ...order, ...filter })),
        ),
        ({ employer, jobId }, filter) => listForJob(employer, jobId, listApplicantsQuery.parse(filter)),
      ),
      {
        name: "to be measured again",
        run: async ({ client, jobId }) => {
          await client.query("UPDATE jobs SET fits_due_at = now() WHERE id = $1", [jobId]);
          await measureDue();
        },
      },
      { name: "counted", run: ({ employer, jobId }) => countForJob(employer, jobId) },
    ],
  },
];

const TOLD: ReadGroup[] = [
  {
    name: "notifications",
    // A reader with many, all old, among a hundred thousand of others.
    before: async ({ client, worker, employer }) => {
      await client.query(
        `INSERT INTO notifications (id, user_id, kind, job_id, application_id, created_at, seen_at)
         SELECT gen_random_uuid(), worker_id, 'accepted', job_id, id, created_at, CASE WHEN worker_id <> $1 THEN now() END
         FROM applications LIMIT 100000`,
        [worker.id],
      );
      await client.query(
        `INSERT INTO notifications (id, user_id, kind, job_id)
         SELECT gen_random_uuid(), $1, 'application_received', id FROM jobs WHERE removed_at IS NULL LIMIT 300`,
        [employer.id],
      );
      await client.query("ANALYZE notifications");
    },
    finds: async ({ employer }) => (await listNotifications(employer, listNotificationsQuery.parse({}))).items,
    reads: [
      ...each([{}, { cursor: OLD }], async ({ worker, employer }, filter) => {
        await listNotifications(employer, listNotificationsQuery.parse(filter));
        await listNotifications(worker, listNotificationsQuery.parse(filter));
      }),
      { name: "counted", run: ({ employer }) => countUnseen(employer) },
      { name: "arrivals", run: ({ worker, employer }) => findArrivals([worker.id, employer.id], 30) },
      {
        name: "counted by session",
        run: ({ worker, employer }) => unseenBySession([worker.session, employer.session]),
      },
    ],
  },
  {
    name: "deliveries",
    before: async ({ client }) => {
      // A hundred thousand that wait for the morning, and employers who all want a daily sum and had it.
      await client.query(
        `INSERT INTO deliveries (id, user_id, due_at)
         SELECT gen_random_uuid(), id, now() + interval '5 hours'
         FROM (SELECT id FROM users LIMIT 20000) AS few, generate_series(1, 5)`,
      );
      await client.query("UPDATE deliveries SET due_at = now() WHERE id IN (SELECT id FROM deliveries LIMIT 40)");
      await client.query(
        `INSERT INTO notification_settings (user_id, daily_sum, summed_on)
         SELECT id, true, CURRENT_DATE + 1 FROM users LIMIT 20000`,
      );
      await client.query("ANALYZE deliveries, notification_settings");
    },
    finds: claimDue,
    reads: [
      { name: "taken up", run: claimDue },
      {
        name: "their people",
        run: async ({ client }) => {
          const { rows } = await client.query<{ id: string }>(
            "SELECT user_id AS id FROM deliveries ORDER BY due_at LIMIT 16",
          );
          await findPeople(rows.map(({ id }) => id));
        },
      },
    ],
  },
];

/** The reads of workers, employers and the queue of deliveries. */
export const PEOPLES_READS: readonly ReadGroup[] = [...WORKERS, ...EMPLOYERS, ...APPLICATIONS, ...TOLD];

/** Reads that keep one plan for any values. */
export const ONE_PLAN: ReadGroup = {
  name: "statements that keep one plan for any values join row by row, by indexes",
  before: (by) => setPlaces(by, ["mumbai"], ["Vegetarian food"]),
  after: (by) => setPlaces(by, null, null),
  finds: async (by) => (await list(by, {})).items,
  reads: [
    ...each([{}, { sort: "newest" }, { status: "all" }, { sort: "newest", cursor: OLD }], list),
    { name: "those that suit", run: ({ worker }) => listSuiting(worker) },
    { name: "those who are called", run: ({ worker }) => countCalled(worker) },
    { name: "today's applications", run: ({ employer }) => getEmployerStats(employer) },
    { name: "an employer's day", run: ({ employer }) => getToday(employer) },
  ],
};
