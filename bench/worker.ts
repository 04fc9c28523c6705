/**
 * Times the workers' lists on the database in DATABASE_URL (made by bench/generate.ts): the newest first, the nearest
 * first from one city and from five, with filters and searches, in each ring, counted, and those that suit; then
 * applications and notifications.
 */
import { Client } from "pg";
import { WITHOUT_TIME_OUTS } from "@/scripts/lib/connection";
import { measure } from "./lib/measure";

// Set before the application's modules read it.
process.env.SESSION_SECRET ??= "only-for-measuring-0123456789abcdef";

const { db } = await import("@/lib/platform/db/client");
const { encodeCursor } = await import("@/lib/platform/http/pagination");
const { ringValue } = await import("@/lib/domains/jobs/list-policy");
const { countJobs, listJobs } = await import("@/lib/domains/jobs/queries");
const { listJobsQuery } = await import("@/lib/domains/jobs/schema");
const { listSuiting } = await import("@/lib/domains/jobs/suits-queries");
const { actorOf } = await import("@/tests/support/actor");

const FIVE_CITIES = ["mumbai", "delhi", "kolkata", "chennai", "pune"];
const HALF_WAY = { value: "", id: "00000000-0000-7000-8000-000000000000" };
const after = (ring: "city" | "near" | "elsewhere") =>
  encodeCursor({ ...HALF_WAY, value: ringValue(ring, new Date(Date.now() - 365 * 86_400_000)) });
const QUERIES: Record<string, Record<string, string>> = {
  newest: { sort: "newest" },
  nearest: {},
  "nearest, half way through the city": { cursor: after("city") },
  "nearest, half way through those around": { cursor: after("near") },
  "nearest, half way through elsewhere": { cursor: after("elsewhere") },
  "nearest cooks": { category: "chef-cook" },
  "nearest gigs": { type: "gig" },
  "nearest with good pay": { pay_from: "29000" },
  "nearest cooks by search": { search: "cook" },
  "a place by search": { search: "lajpat" },
  "two words by search": { search: "nanny patna" },
  "two kinds of work by search": { search: "driver cook" },
  "in Devanagari by search": { search: "रसोइया पुणे" },
  "a word of every job by search": { search: "practice" },
  "nothing by search": { search: "xyzzy" },
};

const client = new Client({ connectionString: process.env.DATABASE_URL, options: WITHOUT_TIME_OUTS });
await client.connect();
const { rows } = await client.query("SELECT worker_id AS id FROM applications LIMIT 1");
const worker = await actorOf(rows[0], "worker");
for (const places of [["pune"], FIVE_CITIES]) {
  await client.query("UPDATE profiles SET place_ids = $2, skills = '{Vegetarian food}' WHERE user_id = $1", [
    worker.id,
    places,
  ]);
  for (const [name, filter] of Object.entries(QUERIES)) {
    const query = listJobsQuery.parse({ sort: "near", ...filter });
    await say(`${name} (${places.length})`, async () => (await listJobs(worker, query)).items.length);
    if (!query.cursor)
      await say(`${name}, counted (${places.length})`, async () => (await countJobs(worker, query)).count);
  }
  await say(`those that suit (${places.length})`, async () => (await listSuiting(worker)).length);
}
// Their modules need the page's React; these are the statements alone.
for (const [name, statement] of Object.entries({
  "own applications": "SELECT * FROM applications WHERE worker_id = $1 ORDER BY created_at DESC, id DESC LIMIT 21",
  "own notifications": "SELECT * FROM notifications WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 21",
  "notifications not seen": "SELECT 1 FROM notifications WHERE user_id = $1 AND seen_at IS NULL LIMIT 100",
}))
  await say(name, async () => (await client.query(statement, [worker.id])).rows.length);
await client.end();
await db.$disconnect();

async function say(name: string, run: () => Promise<number>): Promise<void> {
  const { median } = await measure(name, run);
  console.log(`${median.toFixed(1).padStart(7)} ms  ${name}`);
}
