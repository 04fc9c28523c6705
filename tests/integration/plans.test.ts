/**
 * With 100,000 jobs every list and search uses an index, whatever the filters: no statement sent by the lists makes
 * PostgreSQL read all of jobs, applications or users.
 */
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generate } from "@/bench/lib/generate";
import { listApplicationsForAdmin, listJobsForAdmin, listUsers } from "@/lib/domains/admin/list-queries";
import { adminApplicationsQuery, adminJobsQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { countCalled } from "@/lib/domains/applications/called-queries";
import { measureDue } from "@/lib/domains/applications/fit-service";
import { getToday } from "@/lib/domains/applications/today-queries";
import { listForWorker } from "@/lib/domains/applications/queries";
import { countForJob, listForJob } from "@/lib/domains/applications/received-queries";
import { listApplicantsQuery, listApplicationsQuery } from "@/lib/domains/applications/schema";
import type { Actor } from "@/lib/access/auth/actor";
import type { Audience } from "@/lib/core/roles";
import { getEmployerStats } from "@/lib/domains/jobs/figure-queries";
import { countJobs, listJobs, listOwnJobs } from "@/lib/domains/jobs/queries";
import { ringValue } from "@/lib/domains/jobs/list-policy";
import type { Ring } from "@/lib/language/places/types";
import { usualPay } from "@/lib/domains/jobs/usual-pay-queries";
import { listSuiting } from "@/lib/domains/jobs/suits-queries";
import { listJobsQuery, ownJobsQuery } from "@/lib/domains/jobs/schema";
import { findPeople, claimDue } from "@/lib/domains/delivery/rows";
import { findArrivals, unseenBySession } from "@/lib/domains/notifications/live-queries";
import { countUnseen, listNotifications } from "@/lib/domains/notifications/queries";
import { listNotificationsQuery } from "@/lib/domains/notifications/schema";
import type { Page } from "@/lib/platform/http/pagination";
import { encodeCursor } from "@/lib/platform/http/pagination";
import { actorOf } from "@/tests/support/actor";
import { genericNodes, sequentialScans, statementsOf } from "@/tests/support/plans";

const LARGE = [
  "jobs",
  "applications",
  "users",
  "user_words",
  "profiles",
  "notifications",
  "deliveries",
  "notification_settings",
];

let client: Client;
let worker: Actor<"worker">;
let employer: Actor<"employer">;
let admin: Actor<"admin">;
let jobId: string;

async function someone<A extends Audience>(audience: A, where: string): Promise<Actor<A>> {
  const { rows } = await client.query<{ id: string }>(`SELECT users.id FROM users ${where} LIMIT 1`);
  return actorOf(rows[0]!, audience);
}

beforeAll(async () => {
  client = new Client({ connectionString: process.env.TEST_OWNER_URL });
  await client.connect();
  await generate(client, { users: 20_000, jobs: 100_000, applications: 150_000 });
  worker = await someone("worker", "JOIN applications ON worker_id = users.id");
  employer = await someone("employer", "JOIN jobs ON employer_id = users.id");
  admin = await someone("admin", "WHERE role = 'admin'");
  jobId = (await client.query(`SELECT id FROM jobs WHERE employer_id = $1 AND removed_at IS NULL`, [employer.id]))
    .rows[0].id;
}, 120_000);
afterAll(() => client.end());

/** Every combination of one value per name. */
function combinations(values: Record<string, (string | undefined)[]>): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [name, options] of Object.entries(values)) {
    all = all.flatMap((one) => options.map((value) => (value === undefined ? one : { ...one, [name]: value })));
  }
  return all;
}

const OLD = encodeCursor({ value: "2025-12-24T10:00:00.000Z", id: "00000000-0000-7000-8000-000000000000" });
const TEXT = encodeCursor({ value: "k", id: "00000000-0000-7000-8000-000000000000" });
const STATUS = encodeCursor({
  value: "shortlisted_2025-12-24T10:00:00.000Z",
  id: "00000000-0000-7000-8000-000000000000",
});
const COUNT = encodeCursor({ value: "1", id: "00000000-0000-7000-8000-000000000000" });

async function expectNoScan(run: () => Promise<unknown>): Promise<void> {
  const statements = await statementsOf(run);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const scans = (await sequentialScans(client, statement)).filter((table) => LARGE.includes(table));
    expect(scans, statement.text).toEqual([]);
  }
}

/** Requires that a list finds something for its widest filter: the plan of a query that finds nothing proves little. */
async function expectRows(run: () => Promise<Page<unknown>>): Promise<void> {
  expect((await run()).items.length).toBeGreaterThan(0);
}

// A common and a rare word, a category by its spoken name, a place in another script, two words, one letter, nonsense.
const SEARCHES = ["cook", "rasoiya", "गुड़गांव", "nanny patna", "a", "xyzzy"];

describe("jobs as workers see them", () => {
  test("finds some", () => expectRows(() => listJobs(worker, listJobsQuery.parse({}))));

  const filters = combinations({
    category: [undefined, "gardener", "unknown"],
    status: [undefined, "closed", "all"],
    type: [undefined, "FULL TIME", "regular", "gig"],
    search: [undefined, ...SEARCHES],
    cursor: [undefined, OLD],
  });
  test.each(filters.map((filter) => [JSON.stringify(filter), filter]))("%s", async (_name, filter) => {
    await expectNoScan(() => listJobs(worker, listJobsQuery.parse(filter)));
  });
});

// Work by its task, conditions alone and with words, a wrong letter, words of requirements, two kinds of work.
// A locality, a PIN code, a word that nobody knows beside one that is known, the word "work" alone.
const SAID = [
  ...["bartan dhona", "bartan dhona patna", "raat 15000", "night cook", "gardner", "practice", "driver cook"],
  ...["kothrud", "cook 411001", "लाजपत नगर", "rotiya belna", "naukri"],
];

describe("what is understood of a search", () => {
  const filters = combinations({ search: SAID, sort: [undefined, "newest"], cursor: [undefined, OLD] });
  test.each(filters.map((filter) => [JSON.stringify(filter), filter]))("%s", async (_name, filter) => {
    await expectNoScan(() => listJobs(worker, listJobsQuery.parse(filter)));
    await expectNoScan(() => countJobs(worker, listJobsQuery.parse(filter)));
  });
});

describe("jobs as a worker with places sees them", () => {
  beforeAll(async () => {
    const placeIds = ["mumbai", "411001-koregaon-park", "600018", "delhi", "kolkata"];
    await client.query("UPDATE profiles SET place_ids = $2 WHERE user_id = $1", [worker.id, placeIds]);
  });
  afterAll(() => client.query("UPDATE profiles SET place_ids = NULL WHERE user_id = $1", [worker.id]));

  test("finds some", () => expectRows(() => listJobs(worker, listJobsQuery.parse({}))));

  const after = (ring: Ring) =>
    encodeCursor({
      value: ringValue(ring, new Date("2025-12-24T10:00:00Z")),
      id: "00000000-0000-7000-8000-000000000000",
    });
  const filters = combinations({
    category: [undefined, "gardener", "unknown"],
    kind: [undefined, "driver"],
    status: [undefined, "all"],
    type: [undefined, "gig"],
    search: [undefined, "cook", "गुड़गांव", "xyzzy"],
    pay_from: [undefined, "25000"],
    cursor: [undefined, after("city"), after("near"), after("elsewhere")],
  });
  test.each(filters.map((filter) => [JSON.stringify(filter), filter]))("%s", async (_name, filter) => {
    await expectNoScan(() => listJobs(worker, listJobsQuery.parse(filter)));
  });
  test("those that suit", async () => {
    const seeker = await client.query(
      "UPDATE profiles SET skills = '{Vegetarian food,House cleaning}' WHERE user_id = $1",
      [worker.id],
    );
    expect(seeker.rowCount).toBe(1);
    await expectNoScan(() => listSuiting(worker));
    expect((await listSuiting(worker)).length).toBe(5);
  });
  test.each(filters.filter(({ cursor }) => !cursor).map((filter) => [JSON.stringify(filter), filter]))(
    "counted %s",
    async (_name, filter) => {
      await expectNoScan(() => countJobs(worker, listJobsQuery.parse(filter)));
    },
  );
});

describe("an employer's own jobs", () => {
  test("finds some", () => expectRows(() => listOwnJobs(employer, ownJobsQuery.parse({}))));

  const filters = [
    ...combinations({ sort: ["date"], cursor: [undefined, OLD] }),
    ...combinations({ sort: ["applications"], cursor: [undefined, COUNT] }),
  ].flatMap((order) =>
    combinations({
      direction: ["asc", "desc"],
      status: [undefined, "open", "closed", "draft"],
      search: [undefined, ...SEARCHES],
    }).map((filter) => ({ ...order, ...filter })),
  );
  test.each(filters.map((filter) => [JSON.stringify(filter), filter]))("%s", async (_name, filter) => {
    await expectNoScan(() => listOwnJobs(employer, ownJobsQuery.parse(filter)));
  });

  test("their figures", () => expectNoScan(() => getEmployerStats(employer)));
  test("their day", () => expectNoScan(() => getToday(employer)));

  test("what others pay for the same work near there", async () => {
    const asked = { category: "chef-cook", place: "mumbai" } as const;
    await expectNoScan(() => usualPay(employer, asked));
    expect((await usualPay(employer, asked)).from).toBeGreaterThan(0);
  });
});

describe("applications", () => {
  const filters = combinations({
    status: [undefined, "pending", "shortlisted", "accepted", "rejected"],
    cursor: [undefined, OLD],
  });
  test.each(filters.map((filter) => [JSON.stringify(filter), filter]))("of a worker %s", async (_name, filter) => {
    await expectNoScan(() => listForWorker(worker, listApplicationsQuery.parse(filter)));
  });
  const received = [
    ...combinations({ sort: [undefined], cursor: [undefined, OLD] }),
    ...combinations({ sort: ["fit", "nearest", "pay"], cursor: [undefined, COUNT] }),
  ].flatMap((order) =>
    combinations({
      status: [undefined, "pending", "rejected"],
      within: [undefined, "20"],
      years: [undefined, "2-5 years"],
      search: [undefined, "su", "xyzzy"],
    }).map((filter) => ({ ...order, ...filter })),
  );
  test.each(received.map((filter) => [JSON.stringify(filter), filter]))("to a job %s", async (_name, filter) => {
    await expectNoScan(() => listForJob(employer, jobId, listApplicantsQuery.parse(filter)));
  });
  test("that are to be measured again", async () => {
    await client.query("UPDATE jobs SET fits_due_at = now() WHERE id = $1", [jobId]);
    await expectNoScan(measureDue);
    expect(await measureDue()).toBe(0);
  });
  test("to a job, counted", () => expectNoScan(() => countForJob(employer, jobId)));
});

describe("notifications", () => {
  beforeAll(async () => {
    // A reader with many, all old, among a hundred thousand of others.
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
  });

  test("finds some", () => expectRows(() => listNotifications(employer, listNotificationsQuery.parse({}))));
  test.each([undefined, OLD])("after %s", async (cursor) => {
    await expectNoScan(() => listNotifications(employer, listNotificationsQuery.parse({ cursor })));
    await expectNoScan(() => listNotifications(worker, listNotificationsQuery.parse({ cursor })));
  });
  test("counted", async () => {
    await expectNoScan(() => countUnseen(employer));
    expect(await countUnseen(employer)).toBe(300);
  });

  test("of those who listen", async () => {
    await expectNoScan(() => findArrivals([worker.id, employer.id], 30));
    await expectNoScan(() => unseenBySession([worker.session, employer.session]));
  });

  describe("deliveries", () => {
    beforeAll(async () => {
      // A hundred thousand that wait for the morning, and employers who all want a daily sum and had it.
      await client.query(
        `INSERT INTO deliveries (id, user_id, due_at)
       SELECT gen_random_uuid(), id, now() + interval '5 hours' FROM users, generate_series(1, 5)`,
      );
      await client.query("UPDATE deliveries SET due_at = now() WHERE id IN (SELECT id FROM deliveries LIMIT 40)");
      await client.query(
        `INSERT INTO notification_settings (user_id, daily_sum, summed_on)
       SELECT id, true, CURRENT_DATE + 1 FROM users`,
      );
      await client.query("ANALYZE deliveries, notification_settings");
    });

    test("finds some", async () => expect(await claimDue()).toHaveLength(16));
    test("taken up", () => expectNoScan(claimDue));
    test("their people", async () => {
      const { rows } = await client.query<{ user_id: string }>("SELECT DISTINCT user_id FROM deliveries LIMIT 16");
      await expectNoScan(() => findPeople(rows.map(({ user_id: id }) => id)));
    });
  });
});

describe("admins' lists", () => {
  const users = combinations({
    role: [undefined, "worker", "service_provider", "employer", "client", "admin"],
    direction: ["asc", "desc"],
    search: [undefined, "lakshmi_12", "su", "a", "xyzzy", "सुनीता", "house sunita", "98110 22334", "22334"],
    cursor: [undefined, OLD],
  });
  const usersByName = combinations({
    sort: ["name"],
    role: [undefined, "worker", "admin"],
    direction: ["asc", "desc"],
    cursor: [undefined, TEXT],
  });
  test.each([...users, ...usersByName].map((filter) => [JSON.stringify(filter), filter]))(
    "users %s",
    async (_name, filter) => {
      await expectNoScan(() => listUsers(admin, listUsersQuery.parse(filter)));
    },
  );

  const jobs = combinations({
    status: [undefined, "open", "closed", "draft"],
    direction: ["asc", "desc"],
    search: [undefined, ...SEARCHES],
    cursor: [undefined, OLD],
  });
  const jobsSorted = [
    ...combinations({ sort: ["title"], cursor: [undefined, TEXT] }),
    ...combinations({ sort: ["applications"], cursor: [undefined, COUNT] }),
  ].flatMap((order) =>
    combinations({
      status: [undefined, "open", "draft"],
      direction: ["asc", "desc"],
      search: [undefined, "cook", "xyzzy"],
    }).map((filter) => ({ ...order, ...filter })),
  );
  test.each([...jobs, ...jobsSorted].map((filter) => [JSON.stringify(filter), filter]))(
    "jobs %s",
    async (_name, filter) => {
      await expectNoScan(() => listJobsForAdmin(admin, adminJobsQuery.parse(filter)));
    },
  );

  const sent = [
    ...combinations({ sort: [undefined], cursor: [undefined, OLD] }),
    ...combinations({ sort: ["status"], cursor: [undefined, STATUS] }),
  ].flatMap((order) =>
    combinations({ status: [undefined, "accepted"], direction: ["asc", "desc"] }).map((filter) => ({
      ...order,
      ...filter,
    })),
  );
  test.each(sent.map((filter) => [JSON.stringify(filter), filter]))("applications %s", async (_name, filter) => {
    await expectNoScan(() => listApplicationsForAdmin(admin, adminApplicationsQuery.parse(filter)));
  });

  test("each order comes from an index: nothing is sorted but the rows of a page, which are read by their ids", async () => {
    const lists = [
      () => listUsers(admin, listUsersQuery.parse({ sort: "name", role: "worker" })),
      () => listUsers(admin, listUsersQuery.parse({ sort: "name", direction: "asc" })),
      () => listJobsForAdmin(admin, adminJobsQuery.parse({ sort: "title", direction: "asc" })),
      () => listJobsForAdmin(admin, adminJobsQuery.parse({ sort: "applications", status: "open" })),
      () => listApplicationsForAdmin(admin, adminApplicationsQuery.parse({ sort: "status" })),
    ];
    for (const list of lists) {
      const reads = (await statementsOf(list)).filter(({ text }) => / LIMIT /.test(text) && !/"id" IN \(/.test(text));
      expect(reads.length).toBeGreaterThan(0);
      for (const read of reads) expect(await genericNodes(client, read), read.text).not.toContain("Sort");
      await expectRows(list);
    }
  });
});

describe("statements that keep one plan for any values join row by row, by indexes", () => {
  const lists = [{}, { sort: "newest" }, { status: "all" }, { sort: "newest", cursor: OLD }];
  beforeAll(() =>
    client.query("UPDATE profiles SET place_ids = '{mumbai}', skills = '{Vegetarian food}' WHERE user_id = $1", [
      worker.id,
    ]),
  );
  afterAll(() => client.query("UPDATE profiles SET place_ids = NULL, skills = NULL WHERE user_id = $1", [worker.id]));

  test.each(lists.map((query) => [JSON.stringify(query), query]))("%s", async (_name, query) => {
    await expectRows(() => listJobs(worker, listJobsQuery.parse(query)));
    await expectNoLargeJoin(() => listJobs(worker, listJobsQuery.parse(query)));
  });
  test("those that suit", () => expectNoLargeJoin(() => listSuiting(worker)));
  test("those who are called", () => expectNoLargeJoin(() => countCalled(worker)));
  test("today's applications", () => expectNoLargeJoin(() => getEmployerStats(employer)));
  test("an employer's day", () => expectNoLargeJoin(() => getToday(employer)));
});

async function expectNoLargeJoin(run: () => Promise<unknown>): Promise<void> {
  const statements = await statementsOf(run);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const nodes = await genericNodes(client, statement);
    expect(
      nodes.filter((node) => /^(?:Hash|Merge) Join$/.test(node)),
      statement.text,
    ).toEqual([]);
  }
}
