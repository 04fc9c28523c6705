import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request, type ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json, text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { SAMPLE_JOB } from "@/scripts/lib/sample-job";
import { startThrowaway, type EmbeddedServer } from "@/scripts/lib/embedded-postgres";
import { becomesReady } from "@/scripts/lib/server";
import { asApplication, migrateForApplication } from "../setup/test-databases";
import { asFile, picture } from "../support/pictures";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Outside the project: nothing of its node_modules can be found from here. */
const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-standalone-"));
const application = path.join(folder, "application");

const METRICS_TOKEN = "a-token-for-tests-only";

let database: EmbeddedServer | undefined;
let port: number;
let origin: string;
let server: ChildProcess | undefined;
let exited: Promise<number | string | null>;
let output = "";

beforeAll(async () => {
  const env = { ...process.env, NEXT_OUTPUT: "standalone" };
  execFileSync(process.execPath, ["scripts/run.mjs", "build"], { cwd: ROOT, env, stdio: "pipe" });
  cpSync(path.join(ROOT, ".next", "standalone"), application, { recursive: true, verbatimSymlinks: true });
  database = await startThrowaway();
  await migrateForApplication(database.urls.superuser);
  port = await freePort();
  origin = `http://localhost:${port}`;
  await start();
}, 900_000);

afterAll(async () => {
  server?.kill("SIGKILL");
  await Promise.all([exited, database?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** As the Dockerfile does: only settings, no command of the project. */
async function start(): Promise<void> {
  output = "";
  const child = spawn(process.execPath, ["server.js"], {
    cwd: application,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      // Where others would reach it, as in a container.
      HOSTNAME: "0.0.0.0",
      DATABASE_URL: asApplication(database!.urls.superuser),
      SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
      APP_URL: origin,
      UPLOAD_DIR: path.join(folder, "uploads"),
      METRICS_TOKEN,
      // Compose passes what is not set as an empty text.
      ...{ LOG_LEVEL: "", SMTP_URL: "", UPLOAD_STORAGE: "", SEARCH_INDEXING: "", TRUSTED_PROXIES: "" },
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  server = child;
  exited = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  expect(await becomesReady({ exited }, { port, hostname: "localhost" }), output).toBe(true);
}

/** Each answer arrives whole: one that nobody reads would still be running when the server is to stop. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, { redirect: "manual", ...init });
  await answer.clone().arrayBuffer();
  return answer;
}

/** For requests that fetch() refuses to send. */
const askRaw = (method: string, path: string) =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    request({ host: "localhost", port, method, path }, (response) => {
      const type = response.headers["content-type"] ?? "";
      text(response).then((body) => resolve({ status: response.statusCode!, type, body }), reject);
    })
      .once("error", reject)
      .end();
  });

async function register(role: "worker" | "employer", name: string = role): Promise<string> {
  const answer = await ask("/api/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username: `standalone.${name}`,
      password: "only-for-tests-9",
      confirmPassword: "only-for-tests-9",
      role,
      preferredLanguage: "en",
      region: "delhi",
      isAdult: true,
      consent: { version: CONSENT_VERSIONS.notice, language: "en" },
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

test("the folder is complete: it has our server, and needs no other", () => {
  expect(existsSync(path.join(application, "server.js"))).toBe(true);
  expect(readdirSync(application).sort()).toEqual(
    [".next", "lib", "node_modules", "package.json", "public", "server.js"].sort(),
  );
});

test("pages, their files and the public ones are served", async () => {
  expect((await ask("/api/health/ready")).status).toBe(200);
  const page = await ask("/", { headers: { accept: "text/html" } });
  const html = await page.text();
  expect([page.status, page.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("script-src 'self' 'nonce-"),
  ]);
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".css"))).toBe(true);
  for (const file of new Set(files)) {
    const answer = await ask(file.replaceAll("&amp;", "&"));
    expect([answer.status, answer.headers.get("cache-control")], file).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  }
  for (const file of ["/icon.svg", "/category/chef-cook.svg"]) expect((await ask(file)).status, file).toBe(200);
});

test("passwords are hashed, pictures decoded, and a signed-in worker has a home page", async () => {
  const cookie = await register("worker");
  const form = new FormData();
  form.append("name", "Standalone");
  form.append("photo", asFile(await picture().jpeg().toBuffer()));
  const saved = await ask("/api/user/profile", { method: "PUT", headers: { cookie }, body: form });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const photo = await ask("/api/user/profile/photo", { headers: { cookie } });
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"]);
  for (const page of ["/", "/profile", "/applied"]) {
    expect((await ask(page, { headers: { cookie, accept: "text/html" } })).status, page).toBe(200);
  }
});

test("a job's picture is drawn: its fonts are part of the folder", async () => {
  const cookie = await register("employer", "poster");
  const posted = await ask("/api/jobs", {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(SAMPLE_JOB),
  });
  const { id } = (await posted.json()) as { id: string };
  expect(posted.status).toBe(201);
  for (const language of LANGUAGES) {
    const drawn = await ask(`/previews/${id}?lang=${language}`);
    await drawn.arrayBuffer();
    expect([drawn.status, drawn.headers.get("cache-control")], language).toEqual([
      200,
      "public, max-age=3600, s-maxage=0",
    ]);
  }
}, 30_000);

test("pages are logged and counted by their pattern, without what was typed", async () => {
  const page = await ask("/jobs/0190aaaa-0000-7000-8000-000000000000?search=Ramesh", {
    headers: { accept: "text/html" },
  });
  await page.text();
  const metrics = await ask("/api/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(await metrics.text()).toContain('_count{method="GET",route="/jobs/{id}",status="200"} 1');
  const line = output.split("\n").find((one) => one.includes('"event":"page"') && one.includes("/jobs/{id}"));
  expect(JSON.parse(line!)).toMatchObject({ method: "GET", status: 200, ms: expect.any(Number) as number });
  expect(output).not.toContain("Ramesh");
});

test("the image's check of its health succeeds", () => {
  const [, script] = /CMD \["node", "-e", "(.+)"\]/.exec(readFileSync(path.join(ROOT, "Dockerfile"), "utf8"))!;
  execFileSync(process.execPath, ["-e", script!], { env: { ...process.env, PORT: String(port) }, timeout: 5_000 });
});

test("TRACE and malformed escapes are refused", async () => {
  expect(await askRaw("TRACE", "/")).toMatchObject({ status: 405 });
  expect(await askRaw("TRACE", "/api/user")).toMatchObject({
    status: 405,
    type: expect.stringContaining("problem+json") as string,
  });
  for (const address of ["/uploads/%ff", "/api/jobs/%ff", "/jobs/category/%ff"]) {
    expect((await askRaw("GET", address)).status, address).toBe(400);
  }
});

test("SIGTERM: readiness fails, a running request finishes, and the process ends by itself", async () => {
  const cookie = await register("employer");
  const body = JSON.stringify({ name: "Slow" });
  let upload!: ClientRequest;
  const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const headers = { cookie, "content-type": "application/json", "content-length": body.length };
    upload = request({ host: "localhost", port, path: "/api/user/profile", method: "PUT", headers }, (response) => {
      json(response).then((body) => resolve({ status: response.statusCode!, body }), reject);
    }).once("error", reject);
  });
  upload.write(body.slice(0, 5));
  await sleep(500);
  server!.kill("SIGTERM");
  await sleep(1_000);
  const ready = await ask("/api/health/ready");
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ server: "stopping" })]);
  expect((await ask("/api/health/live")).status).toBe(200);
  // The notice of 5 s is over.
  await sleep(6_000);
  await expect(ask("/api/health/ready")).rejects.toThrow();
  upload.end(body.slice(5));
  expect(await answer).toMatchObject({ status: 200, body: { name: "Slow" } });
  expect(await exited).toBe(0);
}, 30_000);

test("while the database is down, a page says so, and the rest answers as always", async () => {
  await start();
  const cookie = await signIn();
  expect((await ask("/profile", { headers: { cookie, accept: "text/html" } })).status).toBe(200);
  await database!.stop();
  const page = await ask("/profile", { headers: { cookie: `${cookie}; language=en`, accept: "text/html" } });
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await page.text()).toContain('<main id="main">');
  const call = await ask("/api/user", { headers: { cookie } });
  expect([call.status, call.headers.get("content-type")]).toEqual([503, expect.stringContaining("problem+json")]);
  expect((await ask("/api/health/live")).status).toBe(200);
}, 30_000);

async function signIn(): Promise<string> {
  const answer = await ask("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "standalone.worker", password: "only-for-tests-9" }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]!.split(";", 1)[0]!;
}
