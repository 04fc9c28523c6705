import "../support/raised-limits";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { withConnection } from "@/scripts/lib/connection";
import { openBrowser } from "../support/browser";
import { jobBody, makeJob, makePerson } from "../support/factories";

const UNAVAILABLE = { status: 503, body: { code: "unavailable" } };
const ANSWERS = { gender: "male", experience: "1-2 years" };

/** Ends all connections, and refuses new ones while `work` runs. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const url = new URL(process.env.TEST_OWNER_URL!);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  await withConnection(url.href, async (client) => {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    try {
      await work();
    } finally {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    }
  });
}

test("while down, reads, writes and limits answer 503 with Retry-After, and recover", async () => {
  const { browser } = await makePerson("worker");
  await withoutDatabase(async () => {
    const login = { json: { username: "someone", password: "something" } };
    for (let round = 0; round < 3; round += 1) {
      const answers = [await browser.call("GET", "/api/jobs"), await openBrowser().call("POST", "/api/login", login)];
      for (const answer of answers) {
        expect(answer).toMatchObject(UNAVAILABLE);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    }
    // next-auth would mistake this for the end of the session.
    expect(await browser.call("GET", "/api/auth/session")).toMatchObject(UNAVAILABLE);
    // An answer is kept for two seconds.
    await vi.waitFor(async () => expect((await openBrowser().call("GET", "/api/health/ready")).status).toBe(503), {
      timeout: 5_000,
    });
    expect((await openBrowser().call("GET", "/api/health/live")).status).toBe(200);
  });
  expect((await browser.call("GET", "/api/jobs")).status).toBe(200);
});

test("with more writers waiting than admitted, the late ones get 503 and not 500", async () => {
  const employer = await makePerson("employer");
  const { id: jobId } = await makeJob(employer.id);
  const workers = await Promise.all(Array.from({ length: 16 }, () => makePerson("worker")));
  const holds = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM jobs WHERE id = ${jobId}::uuid FOR UPDATE`;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    },
    { timeout: 10_000 },
  );
  const answers = await Promise.all(
    workers.map(({ browser }) => browser.call("POST", `/api/jobs/${jobId}/apply`, { json: ANSWERS })),
  );
  await holds;
  const statuses = answers.map((answer) => answer.status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const stored = await db.application.count({ where: { jobId } });
  expect(stored).toBe(statuses.filter((status) => status === 201).length);
  expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).applicationsCount).toBe(stored);
});

/** Runs SQL on the database's server, over a connection separate from the application's. */
const asOperator = <T>(work: (query: (sql: string) => Promise<unknown>, name: string) => Promise<T>): Promise<T> => {
  const url = new URL(process.env.TEST_OWNER_URL!);
  const name = url.pathname.slice(1);
  return withConnection(url.href, (client) => work((sql) => client.query(sql), name));
};

test("while read-only, as after a failover, writes and readiness get 503, reads continue, and it recovers by itself", async () => {
  const employer = await makePerson("employer");
  const setReadOnly = (value: string) =>
    asOperator(async (query, name) => {
      await query("SET default_transaction_read_only = off");
      await query(`ALTER DATABASE ${name} ${value}`);
      await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = '${name}' AND pid <> pg_backend_pid()`);
    });
  await setReadOnly("SET default_transaction_read_only = on");
  try {
    await vi.waitFor(async () => expect((await employer.browser.call("GET", "/api/client/stats")).status).toBe(200), {
      timeout: 5_000,
    });
    const answer = await employer.browser.call("POST", "/api/jobs", { json: jobBody() });
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await openBrowser().call("GET", "/api/health/ready")).status).toBe(503), {
      timeout: 5_000,
    });
  } finally {
    await setReadOnly("RESET default_transaction_read_only");
  }
  await vi.waitFor(
    async () => expect((await employer.browser.call("POST", "/api/jobs", { json: jobBody() })).status).toBe(201),
    { timeout: 5_000 },
  );
});

test("while a table is locked, writes to it get 503 within seconds and leave nothing half done", async () => {
  const employer = await makePerson("employer");
  const before = await db.job.count();
  await asOperator(async (query) => {
    await query("BEGIN");
    await query("LOCK TABLE jobs");
    const begin = performance.now();
    const posts = Array.from({ length: 3 }, () => employer.browser.call("POST", "/api/jobs", { json: jobBody() }));
    for (const answer of await Promise.all(posts)) expect(answer).toMatchObject(UNAVAILABLE);
    expect(performance.now() - begin).toBeLessThan(8_000);
    await query("ROLLBACK");
  });
  expect(await db.job.count()).toBe(before);
});
