/**
 * With 100,000 jobs and as many saved searches a look at them uses indexes alone, and costs as many statements whatever they are:
 * none reads all of a table, and only a search with words is looked for by itself.
 */
import "../support/raised-limits";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { generate } from "@/bench/lib/generate";
import { tellOfNewJobs } from "@/lib/domains/tidy/search-service";
import { sequentialScans, statementsOf } from "../support/plans";

const LARGE = ["saved_searches", "jobs", "applications", "users", "profiles", "notifications"];
/** Those that a server takes up at once. */
const BATCH = 100;

let client: Client;
beforeAll(async () => {
  client = new Client({ connectionString: process.env.TEST_OWNER_URL });
  await client.connect();
  await generate(client, { users: 40_000, jobs: 100_000, applications: 50_000, notifications: 20_000 });
  await client.query(
    `INSERT INTO saved_searches (id, worker_id, words, category, kind, place_id, seen_until, due_at)
     SELECT gen_random_uuid(), w.id, '', k.category, k.kind, '', now(), now() + interval '1 day' * (1 + random())
     FROM (SELECT id FROM users WHERE role IN ('worker', 'service_provider') LIMIT 17000) AS w,
       (VALUES ('chef-cook', ''), ('housekeeper', ''), ('cleaner', ''), ('security-guard', ''), ('', 'driver'), ('gardener', ''))
         AS k (category, kind)`,
  );
  await client.query("ANALYZE saved_searches");
}, 180_000);
afterAll(() => client.end());

beforeEach(() => client.query("UPDATE saved_searches SET due_at = now() + interval '1 day' WHERE due_at < now()"));

/** Makes searches of as many workers due, with words or without, for jobs of the last weeks. */
async function makeDue(count: number, words = ""): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE saved_searches SET due_at = now() - interval '1 second', words = $2,
       seen_until = (SELECT max(posted_at) FROM jobs) - interval '20 days'
     WHERE id IN (SELECT id FROM saved_searches WHERE category = 'chef-cook' AND words = '' LIMIT $1)`,
    [count, words],
  );
  expect(rowCount).toBe(count);
}

async function look() {
  let told = 0;
  const statements = await statementsOf(async () => {
    told = await tellOfNewJobs();
  });
  // A new connection begins with statements of its own.
  return { told, statements: statements.filter(({ text }) => LARGE.some((table) => text.includes(table))) };
}

test("no statement of it reads a whole table", async () => {
  await makeDue(BATCH - 10);
  await makeDue(10, "cook night");
  const { told, statements } = await look();
  expect(told).toBeGreaterThan(10);
  for (const statement of statements) {
    const scans = (await sequentialScans(client, statement)).filter((table) => LARGE.includes(table));
    expect(scans, statement.text).toEqual([]);
  }
}, 60_000);

test("a batch costs the same few statements for ten searches as for a hundred", async () => {
  await makeDue(10);
  const few = await look();
  expect(few.told).toBeGreaterThan(0);
  await makeDue(BATCH);
  const all = await look();
  expect(all.told).toBeGreaterThan(few.told);
  // A second look finds that nothing more is due.
  expect(all.statements.length).toBeLessThanOrEqual(few.statements.length + 1);
  expect(all.statements.length).toBeLessThanOrEqual(20);
}, 60_000);
