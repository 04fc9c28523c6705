import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { becomesReady, spawnServer } from "@/scripts/lib/server";
import { ensureBuild, ensurePrismaClient } from "@/scripts/lib/next";

const ROOT = path.resolve(import.meta.dirname, "../..");
const dataDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-restart-"));

let launcher: ChildProcess;
let port: number;
let output = "";
const TOKEN = "a-token-for-tests-only";

/** `npm start` on a separate data folder. */
async function start(): Promise<void> {
  output = "";
  launcher = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: ROOT,
    env: {
      ...process.env,
      KAAMSETU_DATA_DIR: dataDir,
      PORT: String(port),
      METRICS_TOKEN: TOKEN,
      ...RAISED_LIMITS,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [launcher.stdout!, launcher.stderr!]) stream.on("data", (chunk) => (output += String(chunk)));
  await eventually(
    () => output.includes("Stop it with Ctrl-C."),
    () => output,
  );
}

async function eventually(isSo: () => boolean | Promise<boolean>, say = () => "", ms = 240_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not within ${ms} ms. ${say()}`);
    await sleep(100);
  }
}

type Answer = { status: number; body: string };

function ask(
  path: string,
  options: { at?: number; method?: string; agent?: Agent; headers?: object; body?: string } = {},
) {
  const { at = port, body, headers = {}, ...rest } = options;
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: "localhost", port: at, path, headers: { ...headers }, ...rest }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode!, body }), reject);
    });
    sent.once("error", reject).end(body);
  });
}

const isReady = async (at = port) =>
  (await ask("/api/health/ready", { at }).catch(() => ({ status: 0 }))).status === 200;

/** Number of processes whose command line contains all of these words. */
function pidsOf(...words: string[]): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  return lines
    .filter((line) => words.every((word) => line.includes(word)) && !line.includes("ps -eo"))
    .map((line) => Number.parseInt(line, 10));
}
const childrenOf = (pid: number): number[] =>
  execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child!);

const serverPid = () => childrenOf(launcher.pid!).find((pid) => pidsOf("server.mjs").includes(pid));
const databasePid = () => pidsOf("postgres -D", home())[0];

beforeAll(async () => {
  await ensurePrismaClient();
  await ensureBuild();
  port = await freePort();
  await start();
}, 300_000);

afterAll(async () => {
  launcher.kill("SIGTERM");
  await eventually(
    () => launcher.exitCode !== null || launcher.signalCode !== null,
    () => output,
    60_000,
  );
  rmSync(dataDir, { recursive: true, force: true });
}, 90_000);

test("the application is restarted after it was killed", async () => {
  const before = serverPid()!;
  process.kill(before, "SIGKILL");
  await eventually(
    async () => ![undefined, before].includes(serverPid()) && (await isReady()),
    () => output,
    30_000,
  );
  expect(output).toContain("The application has ended unexpectedly (SIGKILL); it is started again in 1 s.");
}, 60_000);

test("the application is restarted however often it dies, and says how", async () => {
  for (let death = 0; death < 7; death += 1) {
    const before = serverPid()!;
    process.kill(before, "SIGKILL");
    // The pauses grow: 2, 5, 15, 30, 60, 60, 60 s.
    await eventually(
      async () => ![undefined, before].includes(serverPid()) && (await isReady()),
      () => output,
      90_000,
    );
  }
  const lines = output.split("\n").filter((line) => line.includes('"event":"server_ended"'));
  expect(lines.map((line) => (JSON.parse(line) as { cause: string }).cause)).toEqual(Array(8).fill("SIGKILL"));
  const metrics = await fetch(`http://localhost:${port}/api/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(await metrics.text()).toContain('kaamsetu_server_deaths_total{cause="SIGKILL"} 8');
}, 400_000);

test("the database server is restarted after it was killed, without restarting the application", async () => {
  const application = serverPid();
  const before = databasePid()!;
  process.kill(before, "SIGKILL");
  await eventually(
    async () => ![undefined, before].includes(databasePid()) && (await isReady()),
    () => output,
    60_000,
  );
  expect(output).toContain("The database server has ended unexpectedly (SIGKILL); it is started again in 1 s.");
  expect(serverPid()).toBe(application);
}, 90_000);

test("if the launcher is killed, the application exits too, and the next start works", async () => {
  const application = serverPid()!;
  launcher.kill("SIGKILL");
  await eventually(
    () => !pidsOf("server.mjs").includes(application),
    () => output,
    30_000,
  );
  await start();
  expect(output).toContain("Stopping the database server that an earlier start left running");
  expect(await isReady()).toBe(true);
}, 120_000);

/** Two servers on one database, as behind a balancer, and users who keep writing. */
test("a rolling restart under load loses nothing, not even an upload of 15 seconds", async () => {
  const env = {
    DATABASE_URL: databaseUrl(),
    SESSION_SECRET: readFileSync(path.join(dataDir, "session-secret"), "utf8"),
    UPLOAD_DIR: path.join(dataDir, "uploads"),
    ...RAISED_LIMITS,
    // Longer than it takes to be noticed, even on a busy machine.
    SHUTDOWN_NOTICE_SECONDS: "5",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  };
  const ports = [await freePort(), await freePort()];
  const spawnAt = async (at: number) => {
    const server = spawnServer("start", {
      port: at,
      hostname: "localhost",
      env,
      logFile: `test-results/restart-${at}.log`,
    });
    expect(await becomesReady(server, { port: at, hostname: "localhost" })).toBe(true);
    return server;
  };
  const servers = [await spawnAt(ports[0]!), await spawnAt(ports[1]!)];
  const alive = new Set(ports);
  // Simulates a balancer, which keeps asking each server whether it is ready.
  let isOver = false;
  const balancers = ports.map(async (at) => {
    for (; !isOver; await sleep(500)) {
      if (await isReady(at)) alive.add(at);
      else alive.delete(at);
    }
  });
  const cookie = await signIn(ports[0]!);
  const counts = { sent: 0, lost: 0 };
  const failures: string[] = [];
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn += 1) {
      const at = [...alive][(writer + turn) % alive.size]!;
      counts.sent += 1;
      const body = JSON.stringify({ name: `Writer ${writer} ${turn}` });
      const headers = { cookie, "content-type": "application/json" };
      try {
        const { status } = await ask("/api/user/profile", { at, method: "PUT", agent, headers, body });
        if (status !== 200) throw new Error(String(status));
      } catch (error) {
        counts.lost += 1;
        failures.push(String(error));
      }
    }
  });
  await sleep(2_000);
  for (const [index, at] of ports.entries()) {
    const upload = slowUpload(at, cookie, 15);
    await sleep(1_000);
    await servers[index]!.stop();
    expect(await upload).toBe(200);
    servers[index] = await spawnAt(at);
    await eventually(
      () => alive.has(at),
      () => "",
      30_000,
    );
  }
  isOver = true;
  await Promise.all([...writers, ...balancers]);
  await Promise.all(servers.map((server) => server.stop()));
  console.info(`restarts: ${counts.sent} requests sent, ${counts.lost} lost`);
  expect(failures).toEqual([]);
  expect(counts.sent).toBeGreaterThan(200);
}, 240_000);

function databaseUrl(): string {
  const [, , , at] = readFileSync(path.join(home(), "postgres", "postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(path.join(home(), "postgres", "kaamsetu-password"), "utf8");
  return `postgresql://kaamsetu:${password}@127.0.0.1:${at}/kaamsetu`;
}

/** Another folder, if the database's system user cannot enter ours. */
const home = (): string => /The database is kept in (\S+):/.exec(output)?.[1] ?? dataDir;

async function signIn(at: number): Promise<string> {
  const body = JSON.stringify({ username: "sharma.household", password: "kaam-setu-demo-2" });
  return new Promise((resolve, reject) => {
    request(
      {
        host: "localhost",
        port: at,
        path: "/api/login",
        method: "POST",
        headers: { "content-type": "application/json" },
      },
      (response) => {
        response.resume();
        const [cookie] = response.headers["set-cookie"] ?? [];
        if (response.statusCode === 200 && cookie) resolve(cookie.split(";", 1)[0]!);
        else reject(new Error(`login answered ${response.statusCode}`));
      },
    )
      .once("error", reject)
      .end(body);
  });
}

/** A form that arrives piece by piece. @returns the status. */
function slowUpload(at: number, cookie: string, seconds: number): Promise<number> {
  const boundary = "slow-upload";
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nSlow\r\n`;
  const end = `--${boundary}--\r\n`;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "localhost",
        port: at,
        path: "/api/user/profile",
        method: "PUT",
        headers: { cookie, "content-type": `multipart/form-data; boundary=${boundary}` },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode!);
      },
    ).once("error", reject);
    const all = `${part}${end}`;
    void (async () => {
      for (let second = 0; second < seconds; second += 1) {
        sent.write(all.slice((second * all.length) / seconds, ((second + 1) * all.length) / seconds));
        await sleep(1_000);
      }
      sent.end();
    })();
  });
}
