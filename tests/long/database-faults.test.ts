import "../support/raised-limits";
import "../setup/next-headers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { withConnection } from "@/scripts/lib/connection";
import { DATABASE_FAULTS, type Fault } from "../support/database-faults";
import { jobBody, makePerson, type Person } from "../support/factories";
import { type FaultServer, startFaultServer } from "../support/fault-server";
import { countsOf, expectNoFaults, startLoad } from "../support/load";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The longest that an answer may take while the database is unavailable. */
const WITHIN_MS = 12_000;

let server: FaultServer;
let employer: Person;
beforeAll(async () => {
  server = await startFaultServer({ max_connections: "40" });
  employer = await makePerson("employer");
});
afterAll(() => server.stop());

/** People go on all the time. */
async function underLoad({ run, isReadyLost }: Fault) {
  const stop = startLoad(employer.browser);
  await sleep(1_500);
  await run(server);
  const samples = await recovered(stop);
  console.log(expect.getState().currentTestName, JSON.stringify(countsOf(samples)), longest(samples));
  expectNoFaults(samples, { withinMs: WITHIN_MS });
  const ready = samples.filter(({ what }) => what === "ready").map(({ status }) => status);
  expect(ready).toContain(200);
  if (isReadyLost) expect(ready).toContain(503);
  await expectNothingLost(
    samples.filter(({ what, status }) => what === "write" && status === 201).map(({ id }) => id!),
  );
}

type Samples = Awaited<ReturnType<ReturnType<typeof startLoad>>>;

const longest = (samples: Samples) => `longest ${Math.round(Math.max(...samples.map(({ ms }) => ms)))} ms`;

/** Without a restart of ours all calls succeed again. */
async function recovered(stop: () => Promise<Samples>): Promise<Samples> {
  const begin = Date.now();
  await vi.waitFor(
    async () => {
      expect((await employer.browser.call("GET", "/api/client/stats")).status).toBe(200);

      expect((await employer.browser.call("POST", "/api/jobs", { json: jobBody() })).status).toBe(201);
    },
    { timeout: 30_000, interval: 200 },
  );
  console.log(`back after ${Date.now() - begin} ms`);
  await sleep(2_500);
  return stop();
}

async function expectNothingLost(acknowledged: string[]): Promise<void> {
  const rows = await withConnection(
    server.urls.application,
    async (client) => (await client.query<{ id: string }>("SELECT id FROM jobs")).rows,
  );
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}

test.each(DATABASE_FAULTS)("$name", underLoad);

test("frozen in the middle of a transaction, its rollback is not waited for as well", async () => {
  await db.$queryRaw`SELECT 1`;
  const begin = performance.now();
  const failed = db
    .$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        server.signalAll("SIGSTOP");
        await tx.$queryRaw`SELECT 1`;
      },
      { timeout: 60_000 },
    )
    .catch((error: unknown) => error);
  try {
    expect(isDatabaseUnavailable(await failed)).toBe(true);
    expect(performance.now() - begin).toBeLessThan(9_000);
  } finally {
    server.signalAll("SIGCONT");
  }
  await vi.waitFor(() => db.$queryRaw`SELECT 1`, { timeout: 10_000 });
});
