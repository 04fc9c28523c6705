import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { freePort } from "../../scripts/before-install/settings.mjs";
import { asOwnAccounts } from "../support/own-accounts";
import { bringUpToDate, seedWhenEmpty } from "../../scripts/lib/database";
import { startThrowaway } from "../../scripts/lib/embedded-postgres";
import { ensureBuild, ensurePrismaClient } from "../../scripts/lib/next";
import { sampleAccount } from "../../scripts/lib/sample-account";
import { SAMPLE_JOB } from "../../scripts/lib/sample-job";
import { becomesReady, spawnServer } from "../../scripts/lib/server";
import { ensurePrograms, startNginx } from "../support/nginx";
import { asFile, picture } from "../support/pictures";
import { startPushService } from "../support/push-service";

// npm run try:cluster – two servers behind nginx, with pgbouncer in transaction mode between them and PostgreSQL, all on this
// machine. nginx and pgbouncer are Debian's; if they are missing, they are installed.

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-cluster-"));
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
/** Both servers, one after the other, and each by itself. */
let front = "";
let each: [string, string] = ["", ""];
let phones: Awaited<ReturnType<typeof startPushService>>;
/** Connections of the pooler to PostgreSQL: fewer than callers. */
const POOLED = 4;

/** A file of deploy/, with other values for some of its own, each of which it has. */
function deployed(file: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [own, other]) => {
      expect(text).toContain(own);
      return text.replace(own, other);
    },
    readFileSync(path.join("deploy", file), "utf8"),
  );
}

/** Writes pgbouncer's files. @returns the address at which it answers for the application's role. */
function writePooler(ini: string, port: number, database: URL): string {
  const users = path.join(folder, "userlist.txt");
  writeFileSync(users, `"${database.username}" "${decodeURIComponent(database.password)}"\n`);
  writeFileSync(
    ini,
    deployed("pgbouncer.ini", {
      "port=5432": `port=${database.port}`,
      "dbname=kaamsetu": `dbname=${database.pathname.slice(1)}`,
      "listen_port = 6432": `listen_port = ${port}`,
      "/etc/pgbouncer/userlist.txt": users,
      "default_pool_size = 20": `default_pool_size = ${POOLED}`,
    }),
  );
  return Object.assign(new URL(database), { port, pathname: "/kaamsetu" }).href;
}

beforeAll(async () => {
  ensurePrograms({ nginx: "nginx-light", pgbouncer: "pgbouncer" });
  await ensurePrismaClient();
  await ensureBuild();
  chmodSync(folder, 0o755);
  const database = await startThrowaway();
  undo.push(database.stop);
  await bringUpToDate(database.urls);
  const [listen, pool, one, two] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const ini = path.join(folder, "pgbouncer.ini");
  const pooled = writePooler(ini, pool, new URL(database.urls.application));
  const pooler = spawn("pgbouncer", ["-u", "nobody", ini], { stdio: "ignore" });
  undo.push(() => pooler.kill());
  front = `http://localhost:${listen}`;
  phones = await startPushService();
  undo.push(phones.stop);
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: pooled,
    DATABASE_POOLER: "1",
    SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
    UPLOAD_DIR: path.join(folder, "uploads"),
    APP_URL: front,
    TRUSTED_PROXIES: "loopback",
    PUSH_SERVICE_URL: phones.origin,
  };
  await seedWhenEmpty({ ...env, DATABASE_URL: database.urls.application });
  await asOwnAccounts(database.urls.superuser);
  for (const port of [one, two]) {
    const address = { port, hostname: "localhost" };
    const server = spawnServer("start", { ...address, env, logFile: `test-results/cluster-${port}.log` });
    undo.push(server.stop);
    expect(await becomesReady(server, address)).toBe(true);
  }
  each = [`http://localhost:${one}`, `http://localhost:${two}`];
  const proxy = deployed("nginx.conf", {
    "listen 80;": `listen 127.0.0.1:${listen};`,
    "localhost:3000": `localhost:${one}`,
    "localhost:3001": `localhost:${two}`,
  });
  undo.push((await startNginx(folder, proxy, `${front}/api/health/ready`)).stop);
}, 900_000);

afterAll(async () => {
  for (const step of undo.reverse()) await step();
}, 60_000);

const call = (address: string, { cookie, ...rest }: RequestInit & { cookie?: string } = {}) =>
  fetch(`${front}${address}`, {
    redirect: "manual",
    ...rest,
    headers: { origin: front, ...(cookie ? { cookie } : {}), ...rest.headers },
  });

const JSON_BODY = { "content-type": "application/json" };

async function login(kind: "worker" | "employer"): Promise<string> {
  const { username, password } = DEMO_ACCOUNTS[kind];
  const answer = await call("/api/login", {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return cookiesOf(answer);
}

/** The cookies of an answer, as its browser sends them. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

/** Somebody who has been told nothing yet. */
async function registerWorker(): Promise<string> {
  const account = { username: "cluster.worker", password: "only-for-tests-9", role: "worker", language: "en" } as const;
  const answer = await call("/api/register", {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify(sampleAccount(account)),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return cookiesOf(answer);
}

test("both servers are ready behind the pooler", async () => {
  for (const origin of each) expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
});

test("a session made on one server is valid on the other, and ends on both", async () => {
  const cookie = await login("worker");
  // nginx takes turns: of eight calls each server gets some.
  for (let n = 0; n < 8; n += 1) expect((await call("/api/user", { cookie })).status).toBe(200);
  expect((await call("/api/logout", { method: "POST", cookie })).status).toBeLessThan(300);
  for (let n = 0; n < 4; n += 1) expect((await call("/api/user", { cookie })).status).toBe(401);
});

test("a job posted on one is read on the other, with its page and its picture; a key repeated at both makes one job", async () => {
  const employer = await login("employer");
  const post = () =>
    call("/api/jobs", {
      method: "POST",
      cookie: employer,
      headers: { ...JSON_BODY, "idempotency-key": "cluster-1" },
      body: JSON.stringify(SAMPLE_JOB),
    });
  const answers = await Promise.all([post(), post(), post(), post()]);
  const made = await Promise.all(answers.filter(({ status }) => status === 201).map((answer) => answer.json()));
  expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
  const ids = new Set((made as { id: string }[]).map(({ id }) => id));
  expect(ids.size).toBe(1);
  const [id] = ids;
  const worker = await login("worker");
  for (let n = 0; n < 4; n += 1) {
    expect((await call(`/api/jobs/${id}`, { cookie: worker })).status).toBe(200);
    expect((await call(`/jobs/${id}`, { headers: { accept: "text/html" } })).status).toBe(200);
    expect((await call(`/previews/${id}?lang=ta`)).status).toBe(200);
  }
}, 60_000);

test("a picture sent to one is served by the other", async () => {
  const cookie = await login("worker");
  const form = new FormData();
  form.set("photo", asFile(await picture(600, 400).jpeg().toBuffer()));
  expect((await call("/api/user/profile", { method: "PUT", cookie, body: form })).status).toBe(200);
  for (let n = 0; n < 4; n += 1)
    expect((await call("/api/user/profile/photo", { cookie })).headers.get("content-type")).toBe("image/webp");
}, 60_000);

test("wrong logins are counted across both", async () => {
  const attempt = () =>
    call("/api/login", {
      method: "POST",
      headers: JSON_BODY,
      body: JSON.stringify({ username: "nobody.here", password: "wrong-password-1" }),
    });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await attempt()).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual([429, 429]);
}, 60_000);

test("one event is heard by pages open on either server, and told to the phone once", async () => {
  const employer = await login("employer");
  const worker = await registerWorker();
  const send = (method: string, address: string, body: object, cookie: string) =>
    call(address, { method, cookie, headers: JSON_BODY, body: JSON.stringify(body) });
  const choices = { email: false, message: false, dailySum: false, showsDetails: false, muted: [], quiet: null };
  expect((await send("PUT", "/api/user/notification-settings", choices, worker)).status).toBe(200);
  expect((await send("PUT", "/api/user/push-subscription", phones.subscription(), worker)).status).toBe(204);
  const posted = await send("POST", "/api/jobs", { ...SAMPLE_JOB, title: "Cook for one event" }, employer);
  const { id } = (await posted.json()) as { id: string };
  const answers = { gender: "female", experience: "2-5 years" };
  const applied = await send("POST", `/api/service-requests/${id}/apply`, answers, worker);
  const application = (await applied.json()) as { id: string };
  expect(applied.status).toBe(201);

  const leave = new AbortController();
  // Four, one after the other: nginx gives each server two.
  const heard: Promise<unknown>[] = [];
  for (let n = 0; n < 4; n += 1)
    heard.push(news(await call("/api/user/news", { cookie: worker, signal: leave.signal })));
  const accepted = await send(
    "PUT",
    `/api/service-applications/${application.id}/status`,
    { status: "accepted" },
    employer,
  );
  expect(accepted.status).toBe(200);
  await Promise.all(heard);
  leave.abort();
  await expect.poll(() => phones.pushed.length, { timeout: 10_000 }).toBe(1);
  // Two more turns of both servers.
  await sleep(5_000);
  expect(phones.pushed).toHaveLength(1);
}, 60_000);

/** Waits until a stream says that there is news. */
async function news(answer: Response): Promise<void> {
  expect(answer.status).toBe(200);
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of answer.body!) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes("event: news")) return;
  }
  throw new Error(`The stream ended without news: ${text}`);
}

test("more callers at once than the pooler has connections lose nothing", async () => {
  const cookie = await login("worker");
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_none, n) => call(n % 2 ? "/api/jobs?limit=24" : "/api/user", { cookie })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
}, 60_000);
