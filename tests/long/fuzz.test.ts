import "../support/raised-limits";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openApiDocument } from "@/lib/api-docs/document";
import { OPERATIONS } from "@/lib/api-docs/operations";
import type { Operation } from "@/lib/platform/http/operation";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { ensureBuild } from "@/scripts/lib/next";
import { becomesReady, spawnServer } from "@/scripts/lib/server";
import { openBrowser } from "../support/browser";
import { makeApplication, makeJob, makePerson } from "../support/factories";
import { randomFrom, type Random } from "../support/fuzz/random";
import { isProblem, nextRequest, readDocument, type Described, type Sent } from "../support/fuzz/requests";
import { ODD_TEXTS } from "../support/fuzz/values";
import { PAGE_ADDRESSES } from "../support/page-addresses";

/** Requests in all; a twentieth of them to a real server. `FUZZ_INPUTS=3000` is a short run. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 100_000);
/** The same seed makes the same requests. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1e9);
/** A run ends after this time, whatever it has reached. */
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 30);
const AT_ONCE = 8;
const HANG_MS = 15_000;
const FORM_TYPE = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;
/** New people and records, since requests delete jobs and deactivate accounts. */
const BATCH = 80;

const CALLERS = ["visitor", "worker", "employer", "admin"] as const;
type Caller = (typeof CALLERS)[number];
type World = { cookies: Record<Caller, Record<string, string>>; ids: Ids };
type Ids = { jobs: string[]; applications: string[]; users: string[] };
type Answer = { status: number; type: string; body: unknown };

const { operations, schemas } = readDocument(openApiDocument({ forAdmins: true, serverUrl: "http://localhost:3000" }));
/** Sent less often: hashing a password takes as long as a hundred other requests, and these end sessions. */
const RARE = /\/(?:login|register|password|admin\/users|callback\/credentials|logout|signout|sessions|api\/user)$/;

async function newWorld(): Promise<World> {
  const [worker, employer, admin] = await Promise.all([
    makePerson("worker"),
    makePerson("employer"),
    makePerson("super_admin"),
  ]);
  const job = await makeJob(employer.id);
  const open = await makeJob(employer.id);
  const application = await makeApplication(job.id, worker.id);
  const cookies = { visitor: {}, worker: {}, employer: {}, admin: {} };
  for (const [caller, { browser }] of Object.entries({ worker, employer, admin })) {
    Object.assign(cookies, { [caller]: Object.fromEntries(browser.cookies) });
  }
  return {
    cookies,
    ids: {
      jobs: [job.id, open.id],
      applications: [application.id],
      users: [worker.id, employer.id, admin.id],
    },
  };
}

/** Someone who may call the operation, according to its description. */
function entitled({ method, path }: Described, { pick }: Random): Caller {
  const access = new Map<string, Operation>(Object.entries(OPERATIONS)).get(`${method} ${path}`)?.access ?? "any";
  if (access === "any") return pick(CALLERS);
  return access === "signed-in" ? pick(["worker", "employer", "admin"]) : access;
}

/** Mostly the id of a record of the kind that the path is about. */
function idFor({ path }: Described, { ids }: World, { pick, chance }: Random): string {
  if (chance(0.2)) return pick(Object.values(ids).flat());
  if (path.includes("/admin/users") || path === "/api/admin/jobs") return pick(ids.users);
  return pick(path.includes("service-applications") ? ids.applications : ids.jobs);
}

/** Sends `count` requests and returns the faults found, each with what was sent. */
async function run(count: number, random: Random, send: (sent: Sent, caller: Caller, world: World) => Promise<Answer>) {
  const { pick, below, chance } = random;
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const end = Date.now() + MINUTES * 60_000;
  let done = 0;
  while (done < count && Date.now() < end && faults.length < 20) {
    const world = await newWorld();
    const freshName = () => `fuzz.${below(1e9)}`;
    for (const batchEnd = Math.min(done + BATCH, count); done < batchEnd; done += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, () => {
        let operation = pick(operations);
        while (RARE.test(operation.path) && operation.method !== "GET" && chance(0.85)) operation = pick(operations);
        const caller = chance(0.6) ? entitled(operation, random) : pick(CALLERS);
        const known = { idOf: () => idFor(operation, world, random), freshName };
        return { caller, sent: nextRequest(operation, schemas, known, random) };
      });
      await Promise.all(
        calls.map(async ({ caller, sent }) => {
          const fault = await faultOf(send(sent, caller, world), sent, statuses);
          if (fault) faults.push(`${fault}: ${caller} ${describe(sent)}`);
        }),
      );
    }
  }
  return { faults, done, statuses };
}

async function faultOf(answering: Promise<Answer>, sent: Sent, statuses: Map<number, number>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<string>((resolve) => (timer = setTimeout(resolve, HANG_MS, "no answer")));
  try {
    const answer = await Promise.race([answering, hanging]);
    if (typeof answer === "string") return answer;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) return `${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)}`;
    const isApi = sent.path.startsWith("/api/");
    if (answer.status < 400 || !isApi || sent.method === "HEAD") return null;
    // A document's form that does not say where it comes from is refused with a sentence (plain-page.ts).
    const isForm = sent.form !== undefined || FORM_TYPE.test(sent.headers["content-type"] ?? "");
    const isDocuments = isForm && (sent.headers.accept ?? "").includes("text/html");
    if (isDocuments && answer.status === 403 && answer.type.startsWith("text/plain")) return null;
    return isProblem(answer.status, answer.type, answer.body) ? null : `${answer.status} is no problem+json`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

function describe({ method, path, headers, cookies, raw, form }: Sent): string {
  const body = form ? JSON.stringify([...form].map(([name, value]) => [name, value])) : raw;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify({ headers, cookies }).slice(0, 300)} ${body?.slice(0, 700) ?? ""}`;
}

const report = (name: string, { done, statuses }: Awaited<ReturnType<typeof run>>) =>
  console.info(
    `fuzz ${name}: seed ${SEED}, ${done} requests; ${[...statuses]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(", ")}`,
  );

test(
  "no handler answers 500, or anything else that it does not describe, whatever is sent",
  async () => {
    const result = await run(Math.round(INPUTS * 0.95), randomFrom(SEED), async (sent, caller, world) => {
      const { method, path, headers, cookies, raw, form } = sent;
      const browser = openBrowser({ ...world.cookies[caller], ...cookies });
      const options = { headers, ...(form ? { form } : raw === undefined ? {} : { raw }) };
      const answer = await browser.call(method, path, options);
      return { status: answer.status, type: answer.headers.get("content-type") ?? "", body: answer.body };
    });
    report("in process", result);
    expect(result.faults).toEqual([]);
  },
  (MINUTES + 1) * 60_000,
);

const FILES = ["/icon.svg", "/category/chef-cook.svg", "/robots.txt", "/manifest.webmanifest", "/_next/static/[id]"];
/** Pages, files, and addresses that are neither. */
const ADDRESSES = [...PAGE_ADDRESSES, ...FILES, "/uploads/[id]", "/uploads/[id].webp", "/x/[id]"];
const METHODS = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const RANGES = ["bytes=0-10", "bytes=99999999-", "bytes=-5,2-1", "bytes=5-2", "x"];

test(
  "no page, file or call of a real server answers 500 or hangs",
  async () => {
    await ensureBuild();
    const address = { port: await freePort(), hostname: "localhost" };
    const env = {
      NODE_ENV: "production",
      DATABASE_URL: process.env.DATABASE_URL!,
      SESSION_SECRET: process.env.SESSION_SECRET!,
      UPLOAD_DIR: process.env.UPLOAD_DIR!,
      APP_URL: `http://localhost:${address.port}`,
      LOG_LEVEL: "error",
    };
    const server = spawnServer("start", { ...address, env, logFile: "test-results/fuzz-server.log" });
    try {
      expect(await becomesReady(server, address)).toBe(true);
      const random = randomFrom(SEED + 1);
      const result = await run(Math.round(INPUTS * 0.05), random, (sent, caller, world) => {
        const { pick, chance } = random;
        const isPage = chance(0.4);
        const id = () => (chance(0.6) ? pick(Object.values(world.ids).flat()) : encodeURIComponent(pick(ODD_TEXTS)));
        const page =
          pick(ADDRESSES).replaceAll(/\[[^\]]+\]/g, id) +
          (chance(0.3)
            ? `?${new URLSearchParams([[pick(["status", "search", "cursor", "tab"]), pick(ODD_TEXTS)]]).toString()}`
            : "");
        const method = chance(0.2) ? pick(METHODS) : "GET";
        const headers = { accept: "text/html", ...(chance(0.1) ? { range: pick(RANGES) } : {}) };
        const changed = isPage ? { ...sent, method, path: page, headers: { ...sent.headers, ...headers } } : sent;
        if (isPage) Object.assign(sent, changed);
        return ask(address.port, changed, world.cookies[caller]);
      });
      report("of a server", result);
      expect(result.faults).toEqual([]);
    } finally {
      await server.stop();
    }
  },
  (MINUTES + 15) * 60_000,
);

async function ask(port: number, sent: Sent, session: Record<string, string>): Promise<Answer> {
  const { method, path, headers, cookies, raw, form } = sent;
  const encoded = form && new Response(form);
  const body = encoded ? Buffer.from(await encoded.arrayBuffer()) : raw === undefined ? undefined : Buffer.from(raw);
  const cookie = Object.entries({ ...session, ...cookies })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  // Node sends neither length nor chunks with a DELETE.
  const length = body && method !== "GET" && method !== "HEAD" ? { "content-length": String(body.length) } : {};
  const type = encoded ? { "content-type": encoded.headers.get("content-type")! } : {};
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "localhost",
        port,
        method,
        path,
        headers: { ...headers, ...type, ...length, ...(cookie ? { cookie } : {}), connection: "close" },
      },
      (response) => {
        const contentType = response.headers["content-type"] ?? "";
        // A stream has no end of its own: that it begins is its answer.
        if (contentType.startsWith("text/event-stream")) {
          resolve({ status: response.statusCode!, type: contentType, body: "" });
          outgoing.destroy();
          return;
        }
        text(response).then((answer) => {
          const isJson = contentType.includes("json");
          resolve({
            status: response.statusCode!,
            type: contentType,
            body: isJson && answer ? (JSON.parse(answer) as unknown) : answer,
          });
        }, reject);
      },
    ).once("error", reject);
    if (method === "GET" || method === "HEAD") outgoing.end();
    else outgoing.end(body);
  });
}
