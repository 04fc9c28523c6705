import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { OPERATIONS } from "@/lib/api-docs/operations";
import { demoAccounts, seedWhenEmpty } from "@/scripts/lib/database";
import { withConnection } from "@/scripts/lib/connection";
import { startThrowawayApp, type ThrowawayApp } from "@/scripts/lib/throwaway-app";
import { eventually } from "./npm-start";
import { PAGE_ADDRESSES } from "./page-addresses";

/** The rest in a server's memory once all garbage is collected. Bytes, counts. */
export type Left = {
  heapUsed: number;
  external: number;
  arrayBuffers: number;
  rss: number;
  /** Connections, timers and whatever else keeps a process running, by their names in Node. */
  resources: Record<string, number>;
  /** Of the process itself. */
  listeners: number;
  /** Of all Maps and Sets, caches among them. */
  entries: number;
  largest: number[];
};

type Wish = { method: string; path: string; cookie: string; body?: string };

const CONNECTIONS = 16;
/** Each one in so many is broken off by its reader. */
const BROKEN_OFF = 10;
/** Answered for as long as somebody listens, so always broken off. */
const STREAMS = ["/api/user/news"];
/** Not asked: they end the session that asks, or do the night's work. */
const LEFT_OUT = [/^\/api\/tasks\//, /^\/unsubscribe\//, /^\/api\/unsubscribe\//];

/**
 * A running application with demo data, whose people open every page and make every call that reads, and some that write.
 * @param node the Node.js that runs it; this one without it.
 */
export async function startGrowth({ node, logFile }: { node?: string; logFile: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-growth-"));
  const probe = path.join(folder, "left.json");
  const app = await startThrowawayApp({
    logFile,
    ...(node ? { node } : {}),
    env: {
      NODE_OPTIONS: `--max-old-space-size=1024 --import=${path.join(import.meta.dirname, "heap-probe.mjs")}`,
      HEAP_PROBE: probe,
      METRICS_TOKEN: "",
      // Its demo accounts have published passwords, so nobody else may reach it.
      TRUSTED_PROXIES: "",
    },
  });
  const env = {
    DATABASE_URL: app.database.urls.application,
    SESSION_SECRET: app.sessionSecret,
    UPLOAD_DIR: app.uploadDir,
  };
  await seedWhenEmpty(env);
  const wishes = await wishesOf(app);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const statuses: Record<string, number> = {};
  /** Status, method and address of answers that the server failed to give. */
  const faults = new Set<string>();

  /** Asks for so many things, one after the other on each connection. */
  async function ask(count: number): Promise<void> {
    const end = next + count;
    const work = async () => {
      while (next < end) {
        const turn = next++;
        const wish = wishes[turn % wishes.length]!;
        const isBroken = STREAMS.includes(wish.path) || turn % BROKEN_OFF === 0;
        const status = await send(app.origin, agent, wish, isBroken ? (turn % 7) * 5 : null);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status.startsWith("5")) faults.add(`${status} ${wish.method} ${wish.path}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  }

  /** Collects all garbage and says what is left. */
  async function left(): Promise<Left> {
    rmSync(probe, { force: true });
    agent.destroy();
    process.kill(app.pid, "SIGUSR2");
    const read = () => {
      try {
        return JSON.parse(readFileSync(probe, "utf8")) as Left;
      } catch {
        return null;
      }
    };
    await eventually(
      () => read() !== null,
      () => "The server did not say what is left.",
      60_000,
    );
    return read()!;
  }

  return {
    ask,
    left,
    statuses,
    faults,
    wishes: wishes.length,
    async stop() {
      agent.destroy();
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param breakOffMs when its reader breaks off; null for one who reads to the end. @returns the status, or "broken". */
function send(
  origin: string,
  agent: Agent,
  { method, path: address, cookie, body }: Wish,
  breakOffMs: number | null,
): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      cookie,
      "accept-encoding": "gzip",
      accept: "text/html,application/json;q=0.9,*/*;q=0.8",
      ...(address.startsWith("/api/") ? {} : { "sec-fetch-dest": "document" }),
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const call = httpRequest(origin + address, { method, headers, agent }, (answer) => {
      answer.on("error", () => resolve("broken"));
      answer.on("end", () => resolve(String(answer.statusCode)));
      answer.resume();
    });
    call.on("error", () => resolve("broken"));
    call.on("close", () => resolve("broken"));
    if (breakOffMs !== null) setTimeout(() => call.destroy(), breakOffMs);
    call.end(body);
  });
}

/** Everything that each person asks for, visitors included: pages of others too, which are refused or not there. */
async function wishesOf(app: ThrowawayApp): Promise<Wish[]> {
  const url = app.database.urls.superuser;
  const ids = await withConnection(url, async (client) => {
    const one = async (sql: string) => (await client.query<{ id: string }>(sql)).rows[0]!.id;
    return {
      job: await one("SELECT id FROM jobs WHERE status = 'open' ORDER BY id LIMIT 1"),
      application: await one(
        "SELECT a.id FROM applications a JOIN users u ON u.id = a.worker_id ORDER BY u.is_demo DESC, a.id LIMIT 1",
      ),
      user: await one("SELECT id FROM users WHERE role = 'worker' ORDER BY id LIMIT 1"),
    };
  });
  const cookies = ["language=ta"];
  for (const account of await demoAccounts(url)) cookies.push(await login(app.origin, account));
  const pages = PAGE_ADDRESSES.map((address) => ({ method: "GET", path: filled(address, ids) }));
  const calls = Object.keys(OPERATIONS)
    .map((operation) => operation.split(" "))
    .filter(([method]) => method === "GET")
    .map(([method, address]) => ({ method: method!, path: filled(address!, ids) }));
  const writes = [
    { method: "PUT", path: `/api/user/saved-jobs/${ids.job}`, body: "{}" },
    { method: "DELETE", path: `/api/user/saved-jobs/${ids.job}` },
    {
      method: "POST",
      path: "/api/translate",
      body: JSON.stringify({ text: "Cook for a family", targetLanguage: "hi" }),
    },
    { method: "POST", path: "/api/login", body: JSON.stringify({ username: "nobody", password: "is this" }) },
    { method: "PUT", path: "/api/user/notifications/seen", body: "{}" },
  ];
  // The pages that are opened most are asked for most.
  const most = [
    "/",
    "/",
    "/applied",
    `/jobs/${ids.job}`,
    `/jobs/${ids.job}/finish`,
    "/?category=chef-cook",
    "/nowhere",
  ];
  const asked = [...most.map((address) => ({ method: "GET", path: address })), ...pages, ...calls, ...writes].filter(
    (wish) => !LEFT_OUT.some((pattern) => pattern.test(wish.path)),
  );
  return asked.flatMap((wish) => cookies.map((cookie) => ({ ...wish, cookie })));
}

const filled = (address: string, ids: { job: string; application: string; user: string }): string =>
  address
    .replace(/^\/api\/admin\/users\/\{id\}|^\/admin\/users\/\[id\]/, (all) => all.replace(/[{[]id[}\]]/, ids.user))
    .replace(/(applications\/)[{[](?:id|applicationId)[}\]]/, `$1${ids.application}`)
    .replace(/[{[](?:id|jobId)[}\]]/, ids.job)
    .replace("{file}", "jobs.csv")
    .replace(/[{[]kind[}\]]/, "privacy")
    .replace(/[{[]category[}\]]/, "chef-cook")
    .replace(/[{[]group[}\]]/, "jobs")
    .replace(/[{[]\w+[}\]]/g, "unknown");

async function login(
  origin: string,
  { kind, username, password }: { kind: string; username: string; password: string },
) {
  const answer = await fetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok)
    throw new Error(`The demo account for ${kind} cannot log in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
