import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { freePort } from "../../scripts/before-install/settings.mjs";
import { bringUpToDate, seedWhenEmpty } from "../../scripts/lib/database";
import { startThrowaway } from "../../scripts/lib/embedded-postgres";
import { ensureBuild, ensurePrismaClient } from "../../scripts/lib/next";
import { becomesReady, spawnServer } from "../../scripts/lib/server";
import { ensurePrograms, startNginx } from "../support/nginx";

/** Debian's nginx in front of the server, with a cache and no rules of its own. */
const nginx = (listen: number, server: number) => `
  types { text/plain txt; }
  proxy_cache_path cache keys_zone=everything:10m;
  server {
    listen 127.0.0.1:${listen};
    proxy_cache everything;
    add_header X-Cache $upstream_cache_status always;
    location / { proxy_pass http://localhost:${server}; proxy_set_header Host $http_host; }
  }`;

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-nginx-"));
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let front = "";
let direct = "";

beforeAll(async () => {
  ensurePrograms({ nginx: "nginx-light" });
  await ensurePrismaClient();
  await ensureBuild();
  const database = await startThrowaway();
  undo.push(database.stop);
  const [listen, port] = [await freePort(), await freePort()];
  front = `http://127.0.0.1:${listen}`;
  direct = `http://localhost:${port}`;
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: database.urls.application,
    SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
    UPLOAD_DIR: path.join(folder, "uploads"),
  };
  await bringUpToDate(database.urls);
  await seedWhenEmpty(env);
  const address = { port, hostname: "localhost" };
  const server = spawnServer("start", { ...address, env, logFile: "test-results/shared-cache.log" });
  undo.push(server.stop);
  expect(await becomesReady(server, address)).toBe(true);
  undo.push((await startNginx(folder, nginx(listen, port), `${front}/api/health/live`)).stop);
}, 900_000);

afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** The cookies of someone signed in, in English. */
async function signIn({ username, password }: { username: string; password: string }): Promise<string> {
  const answer = await fetch(`${direct}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  return [...answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!), "language=en"].join("; ");
}

type Seen = { status: number; lang?: string; heading?: string; cache: string | null; body: string };

async function see(
  origin: string,
  address: string,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<Seen> {
  const answer = await fetch(origin + address, { headers: { cookie, ...headers }, redirect: "manual" });
  const body = await answer.text();
  return {
    status: answer.status,
    lang: /<html lang="(\w+)"/.exec(body)?.[1],
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1],
    cache: answer.headers.get("x-cache"),
    body,
  };
}

test("the cache works: it stores cacheable answers", async () => {
  const { body } = await see(front, "/", "");
  const [asset] = /\/_next\/static\/[^"]+\.js/.exec(body)!;
  expect((await see(front, asset, "")).cache).toBe("MISS");
  expect((await see(front, asset, "")).cache).toBe("HIT");
});

test("everyone gets their own page, whatever was requested before", async () => {
  const { worker, employer, admin } = DEMO_ACCOUNTS;
  const callers = {
    "a visitor": "",
    "a visitor who reads English": "language=en",
    "a worker": await signIn(worker),
    "an employer": await signIn(employer),
    "an admin": await signIn(admin),
  };
  const addresses = [
    "/",
    "/jobs",
    "/applied",
    "/profile",
    "/employer/dashboard",
    "/admin",
    "/admin-login",
    "/nonsense",
  ];
  for (const address of addresses) {
    for (const round of ["first", "second"]) {
      for (const [caller, cookie] of Object.entries(callers)) {
        const about = `${caller}, ${address}, ${round} time`;
        const [own, given] = [await see(direct, address, cookie), await see(front, address, cookie)];
        expect([given.status, given.lang, given.heading], about).toEqual([own.status, own.lang, own.heading]);
        expect(given.heading, about).toBeTruthy();
        expect(given.cache, about).toBe("MISS");
        const parts = await see(front, `${address}?_rsc`, cookie, { RSC: "1" });
        expect(parts.cache, `${about}, its parts`).toBe("MISS");
        expect(parts.body, `${about}, its parts`).toContain(`"${own.lang}"`);
      }
    }
  }
}, 120_000);

test("nobody gets another user's API answers", async () => {
  const callers = [DEMO_ACCOUNTS.worker, DEMO_ACCOUNTS.employer, DEMO_ACCOUNTS.admin];
  for (const account of [...callers, ...callers]) {
    const { cache, body } = await see(front, "/api/user", await signIn(account));
    expect(cache).toBe("MISS");
    expect(JSON.parse(body)).toMatchObject({ username: account.username });
  }
  expect(await see(front, "/api/user", "")).toMatchObject({ status: 401 });
});

test("a removed picture is gone", async () => {
  const cookie = await signIn(DEMO_ACCOUNTS.employer);
  const form = new FormData();
  const picture = await (await fetch(`${direct}/icon-512.png`)).arrayBuffer();
  form.set("companyLogo", new File([picture], "logo.png", { type: "image/png" }));
  const profile = `${direct}/api/user/profile`;
  const put = await fetch(profile, { method: "PUT", headers: { cookie }, body: form });
  const { companyLogo } = (await put.json()) as { companyLogo: string };
  expect(await see(front, `/uploads/${companyLogo}`, "")).toMatchObject({ status: 200 });
  expect(await see(front, `/uploads/${companyLogo}`, "")).toMatchObject({ status: 200 });
  const body = JSON.stringify({ removeCompanyLogo: true });
  const gone = await fetch(profile, { method: "PUT", headers: { cookie, "content-type": "application/json" }, body });
  expect(gone.status).toBe(200);
  expect(await see(front, `/uploads/${companyLogo}`, "")).toMatchObject({ status: 404 });
});
