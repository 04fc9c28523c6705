import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { freePort } from "../../scripts/before-install/settings.mjs";
import { bringUpToDate, seedWhenEmpty } from "../../scripts/lib/database";
import { startThrowaway } from "../../scripts/lib/embedded-postgres";
import { ensureBuild, ensurePrismaClient } from "../../scripts/lib/next";
import { SAMPLE_JOB } from "../../scripts/lib/sample-job";
import { becomesReady, spawnServer } from "../../scripts/lib/server";
import { ensurePrograms, startNginx } from "../support/nginx";
import { asFile, picture } from "../support/pictures";

// npm run try:cluster – two servers behind nginx, with pgbouncer in transaction mode between them and PostgreSQL, all on this
// machine. nginx and pgbouncer are Debian's; if they are missing, they are installed.

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-cluster-"));
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
/** Both servers, one after the other, and each by itself. */
let front = "";
let each: [string, string] = ["", ""];

const pgbouncer = (port: number, url: URL) => `[databases]
kaamsetu = host=127.0.0.1 port=${url.port} dbname=${url.pathname.slice(1)} user=${url.username} password=${url.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`;

const nginx = (listen: number, ports: number[]) => `
  client_max_body_size 20m;
  upstream servers { ${ports.map((port) => `server localhost:${port};`).join(" ")} keepalive 16; }
  server {
    listen 127.0.0.1:${listen};
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }`;

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
  writeFileSync(ini, pgbouncer(pool, new URL(database.urls.application)));
  const pooler = spawn("pgbouncer", ["-u", "nobody", ini], { stdio: "ignore" });
  undo.push(() => pooler.kill());
  front = `http://localhost:${listen}`;
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: `postgresql://anyone@127.0.0.1:${pool}/kaamsetu`,
    DATABASE_POOLER: "1",
    SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
    UPLOAD_DIR: path.join(folder, "uploads"),
    APP_URL: front,
    TRUSTED_PROXIES: "loopback",
  };
  await seedWhenEmpty({ ...env, DATABASE_URL: database.urls.application });
  for (const port of [one, two]) {
    const address = { port, hostname: "localhost" };
    const server = spawnServer("start", { ...address, env, logFile: `test-results/cluster-${port}.log` });
    undo.push(server.stop);
    expect(await becomesReady(server, address)).toBe(true);
  }
  each = [`http://localhost:${one}`, `http://localhost:${two}`];
  undo.push((await startNginx(folder, nginx(listen, [one, two]), `${front}/api/health/ready`)).stop);
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
  return answer.headers.getSetCookie()[0]!.split(";", 1)[0]!;
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

test("more callers at once than the pooler has connections lose nothing", async () => {
  const cookie = await login("worker");
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_none, n) => call(n % 2 ? "/api/jobs?limit=24" : "/api/user", { cookie })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
}, 60_000);
