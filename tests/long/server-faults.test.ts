import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { withConnection } from "@/scripts/lib/connection";
import type { Part } from "@/scripts/lib/keep-running";
import { ensureBuild, ensurePrismaClient } from "@/scripts/lib/next";
import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { becomesReady, spawnServer } from "@/scripts/lib/server";
import { DATABASE_FAULTS, type Fault } from "../support/database-faults";
import { jobBody, makePerson, type Person } from "../support/factories";
import { type FaultServer, startFaultServer } from "../support/fault-server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

const LOG_FILE = "test-results/server-faults.log";
/** What Next says of itself before the server listens. */
const STARTING = /^✓ Running next.config took/;

/** The longest that an answer may take while the database is unavailable. */
const WITHIN_MS = 12_000;

let database: FaultServer;
let server: Part & { pid: number };
let port: number;
let worker: Person;
let employer: Person;

beforeAll(async () => {
  await ensurePrismaClient();
  await ensureBuild();
  database = await startFaultServer({ max_connections: "40" });
  port = await freePort();
  await startServer();
  worker = await makePerson("worker");
  employer = await makePerson("employer");
});
afterAll(async () => {
  await server.stop();
  await database.stop();
});

async function startServer(): Promise<void> {
  const env = {
    DATABASE_URL: database.urls.application,
    SESSION_SECRET: process.env.SESSION_SECRET!,
    UPLOAD_DIR: process.env.UPLOAD_DIR!,
    APP_URL: `http://localhost:${port}`,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    ...RAISED_LIMITS,
  };
  server = spawnServer("start", { port, hostname: "localhost", env, logFile: LOG_FILE });
  expect(await becomesReady(server, { port, hostname: "localhost" })).toBe(true);
}

const cookieOf = ({ browser }: Person) =>
  `${sessionCookie().name}=${browser.cookies.get(sessionCookie().name)}; language=en`;

type Answer = { what: string; status: number; retryAfter: string | null; text: string; ms: number };

async function ask(what: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const begin = performance.now();
  const answer = await fetch(`http://localhost:${port}${path}`, { headers });
  const text = await answer.text();
  const retryAfter = answer.headers.get("retry-after");
  return { what, status: answer.status, retryAfter, text, ms: performance.now() - begin };
}

const document = (path: string, person: Person) => () =>
  ask(`page ${path}`, path, { accept: "text/html", cookie: cookieOf(person) });
const navigation = (path: string, person: Person) => () =>
  ask(`data of ${path}`, path, { rsc: "1", cookie: cookieOf(person) });

const readersOf = () => [
  document("/", worker),
  document("/profile", worker),
  document("/applied", worker),
  document("/account", worker),
  document("/employer/dashboard", employer),
  document("/employer/profile", employer),
  navigation("/applied", worker),
  navigation("/employer/dashboard", employer),
  () => ask("ready", "/api/health/ready", {}),
  () => ask("live", "/api/health/live", {}),
];

/** People who open one page after the other, and a balancer. */
function startReading(): () => Promise<Answer[]> {
  const answers: Answer[] = [];
  let isOver = false;
  const all = Promise.all(
    readersOf().map(async (read) => {
      for (; !isOver; await sleep(100)) answers.push(await read());
    }),
  );
  return async () => {
    isOver = true;
    await all;
    return answers;
  };
}

/** Nobody sees a 500, waits long, or gets half a page; a page that says "away" does so without script. */
async function readDuring({ run, isReadyLost }: Fault) {
  const stop = startReading();
  await sleep(1_500);
  await run(database);
  await vi.waitFor(
    async () => {
      for (const read of readersOf()) expect(await read()).toMatchObject({ status: 200 });
    },
    { timeout: 30_000, interval: 200 },
  );
  const answers = await stop();
  const counts: Record<string, number> = {};
  for (const { what, status } of answers) counts[`${what} ${status}`] = (counts[`${what} ${status}`] ?? 0) + 1;
  console.info(expect.getState().currentTestName, JSON.stringify(counts), Math.max(...answers.map(({ ms }) => ms)));
  for (const { what, status, retryAfter, text, ms } of answers) {
    // The data of a page is asked for by a page that is open, and shows its own sentence: any status will do there.
    if (!what.startsWith("data")) expect([200, 503], what).toContain(status);
    expect(ms, what).toBeLessThan(what === "ready" || what === "live" ? 4_000 : WITHIN_MS);
    if (status === 503) expect(Number(retryAfter), what).toBeGreaterThan(0);
    if (what.startsWith("page")) expect(text, what).toContain('<main id="main"');
    // How React marks what failed after the page had begun.
    if (what.startsWith("page") && status === 200) expect(text, what).not.toContain("data-dgst");
  }
  const statusesOf = (prefix: string) =>
    new Set(answers.filter(({ what }) => what.startsWith(prefix)).map(({ status }) => status));
  expect(statusesOf("live")).toEqual(new Set([200]));
  if (isReadyLost) expect(statusesOf("ready")).toEqual(new Set([200, 503]));
}

test.each(DATABASE_FAULTS)("pages while the database is: $name", readDuring);

test("every line of the log is one of JSON, and a page's failure one line", () => {
  const lines = readFileSync(LOG_FILE, "utf8").trim().split("\n").filter((line) => !STARTING.test(line)); // prettier-ignore
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events).toContain("database_away");
  expect(events.filter((event) => event === "server_error")).toEqual([]);
});

/** Posts a job with a key of its own. @returns its id, or null if the server died before it answered. */
async function post(key: string, body: object): Promise<string | null> {
  try {
    const answer = await fetch(`http://localhost:${port}/api/jobs`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: cookieOf(employer), "idempotency-key": key },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(201);
    return (JSON.parse(text) as { id: string }).id;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function idsOf(title: string): Promise<string[]> {
  return withConnection(database.urls.superuser, async (client) => {
    const { rows } = await client.query<{ id: string }>("SELECT id FROM jobs WHERE title = $1", [title]);
    return rows.map(({ id }) => id);
  });
}

async function killServer(): Promise<void> {
  process.kill(server.pid, "SIGKILL");
  await server.exited;
}

test.each(["jobs", "idempotency_keys"])(
  "killed while it waits to write %s: the retry makes the one job",
  async (table) => {
    const body = jobBody({ title: `Cook ${randomUUID().replaceAll(/\d/g, "x")}` });
    const key = randomUUID();
    await withConnection(database.urls.superuser, async (client) => {
      // Reading goes on; the statement that writes waits in the middle of its transaction.
      await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
      const lost = post(key, body);
      await sleep(1_000);
      await killServer();
      expect(await lost).toBeNull();
      await client.query("ROLLBACK");
    });
    await startServer();
    expect(await idsOf(body.title)).toEqual([]);
    const id = await post(key, body);
    expect(await idsOf(body.title)).toEqual([id]);
    expect(await post(key, body)).toBe(id);
  },
);

test("killed at any moment of a post, a retry never makes a second job", async () => {
  const outcomes = { answered: 0, written: 0, lost: 0 };
  for (let turn = 0; turn < 12; turn += 1) {
    const body = jobBody({ title: `Driver ${randomUUID().replaceAll(/\d/g, "x")}` });
    const key = randomUUID();
    const first = post(key, body);
    await sleep(turn * 4);
    await killServer();
    const answered = await first;
    await startServer();
    const before = await idsOf(body.title);
    outcomes[answered ? "answered" : before.length > 0 ? "written" : "lost"] += 1;
    const id = await post(key, body);
    if (answered) expect(id).toBe(answered);
    if (before.length > 0) expect(before).toEqual([id]);
    expect(await idsOf(body.title)).toEqual([id]);
  }
  console.info("killed during a post:", JSON.stringify(outcomes));
  expect(outcomes.lost).toBeGreaterThan(0);
});
