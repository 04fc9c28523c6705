/**
 * Compares the employer's dashboard with 5,000 jobs and 200,000 applications to one with 5 and 20, on the database in
 * DATABASE_URL (made by bench/generate.ts). With APP_URL, also measures the whole page, from a server that uses this
 * database and the same SESSION_SECRET.
 */
import { WITHOUT_TIME_OUTS } from "@/scripts/lib/connection";
import { Client } from "pg";
import { combinations } from "./lib/combinations";
import { makeEmployer } from "./lib/large-employer";
import { measure, type Timing } from "./lib/measure";

// Set before the application's modules read it.
process.env.SESSION_SECRET ??= "only-for-measuring-0123456789abcdef";

const { openSession } = await import("@/lib/access/auth/session-rows");
const { sessionCookie } = await import("@/lib/access/auth/session-cookie");
const { encodeSession } = await import("@/lib/access/auth/token");
const { db } = await import("@/lib/platform/db/client");
const { getEmployerStats } = await import("@/lib/domains/jobs/figure-queries");
const { listOwnJobs } = await import("@/lib/domains/jobs/queries");
const { ownJobsQuery } = await import("@/lib/domains/jobs/schema");
const { actorOf } = await import("@/tests/support/actor");

const SIZES = [
  { username: "bench.large", jobs: 5_000, applications: 200_000 },
  { username: "bench.small", jobs: 5, applications: 20 },
];

const client = new Client({ connectionString: process.env.DATABASE_URL, options: WITHOUT_TIME_OUTS });
await client.connect();
const timings: Timing[][] = [];
// Twice: the first round only warms up the process; otherwise the first employer would look slow.
for (const size of [...SIZES, ...SIZES]) {
  const id = await makeEmployer(client, size);
  const employer = await actorOf({ id }, "employer");
  const mine = [
    await measure(`${size.jobs} jobs: stats`, async () => Object.keys(await getEmployerStats(employer)).length),
    ...(await measureLists(employer, size.jobs)),
  ];
  if (process.env.APP_URL) mine.push(await measurePage(id));
  timings.push(mine);
}
await client.end();
await db.$disconnect();

const [large, small] = timings.slice(SIZES.length);
large!.forEach(({ name, median }, index) =>
  console.log(`${median.toFixed(1).padStart(7)} ms  ${small![index]!.median.toFixed(1).padStart(7)} ms  ${name}`),
);

async function measureLists(employer: Parameters<typeof listOwnJobs>[0], jobs: number): Promise<Timing[]> {
  const lists: Timing[] = [];
  for (const filter of combinations({
    status: [undefined, "open", "draft"],
    search: [undefined, "number 3", "xyzzy"],
    sort: ["date", "applications"],
  })) {
    const query = ownJobsQuery.parse(filter);
    const name = `${jobs} jobs: ${JSON.stringify(filter)}`;
    lists.push(await measure(name, async () => (await listOwnJobs(employer, query)).items.length));
  }
  return lists;
}

async function measurePage(id: string): Promise<Timing> {
  const session = await encodeSession(await openSession({ user: { id, role: "employer" }, sessionVersion: 1 }, null));
  const headers = { cookie: `${sessionCookie().name}=${session}` };
  return measure("the page", async () => {
    const answer = await fetch(process.env.APP_URL!, { headers });
    const text = await answer.text();
    if (answer.status !== 200 || !text.includes("Service Request Management")) throw new Error(`${answer.status}`);
    return text.length;
  });
}
