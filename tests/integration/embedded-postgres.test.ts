import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isAlive } from "@/scripts/before-install/locks.mjs";
import { siblingUrl, withConnection } from "@/scripts/lib/connection";
import { withDatabase } from "@/scripts/lib/database";
import { runningUrls, startEmbedded } from "@/scripts/lib/embedded-postgres";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dataDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-embedded-"));
const said: string[] = [];
const start = (serverSettings: Record<string, string> = {}) =>
  startEmbedded({ dataDir, serverSettings: { fsync: "off", ...serverSettings }, say: (line) => said.push(line) });

let home: string;
beforeAll(async () => {
  // When started by root, the server runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const server = await start();
  home = server.home;
  await server.stop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a second start finds the first one's data, and other commands reach the same server", async () => {
  expect(runningUrls(dataDir)).toBeUndefined();
  const server = await start();
  try {
    expect(runningUrls(dataDir)).toEqual(server.urls);
    await withConnection(server.urls.owner, (client) => client.query("CREATE TABLE kept (a int)"));
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("KAAMSETU_DATA_DIR", dataDir);
    expect(await withDatabase(async (urls) => urls)).toEqual(server.urls);
    await expect(start()).rejects.toThrow(
      `KaamSetu already runs on ${home} (process ${process.pid}): stop it first, or set KAAMSETU_DATA_DIR to another folder.`,
    );
  } finally {
    await server.stop();
    vi.unstubAllEnvs();
  }
  const again = await start();
  await withConnection(again.urls.owner, (client) => client.query("SELECT a FROM kept"));
  await again.stop();
  expect(said).toEqual([]);
});

test("a single command starts the server for itself and stops it", async () => {
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("KAAMSETU_DATA_DIR", dataDir);
  await withDatabase(({ owner }) => withConnection(owner, (client) => client.query("SELECT a FROM kept")));
  expect(runningUrls(dataDir)).toBeUndefined();
  vi.unstubAllEnvs();
});

/** Kills the server's main process, simulating a crash. */
function crash() {
  const [pid] = readFileSync(path.join(home, "postgres", "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  return vi.waitFor(() => expect(isAlive(Number(pid))).toBe(false), { timeout: 5_000 });
}

test("after a crash the server is restarted in the same place", async () => {
  const server = await start();
  await crash();
  await vi.waitFor(() => withConnection(server.urls.application, (client) => client.query("SELECT 1")), {
    timeout: 30_000,
    interval: 200,
  });
  expect(said.splice(0)).toEqual(["The database server has ended unexpectedly (SIGKILL); it is started again in 1 s."]);
  await server.stop();
});

test("a start after a crash cleans up first", async () => {
  const server = await start();
  await crash();
  await server.stop();
  said.length = 0;
  const again = await start();
  await withConnection(again.urls.owner, (client) => client.query("SELECT a FROM kept"));
  await again.stop();
  expect(said).toEqual(["Removing the postmaster.pid that a crashed database server left behind."]);
});

test("a server that does not start says why, and releases the folder", async () => {
  await expect(start({ max_connections: "many" })).rejects.toThrow(
    new RegExp(`^The embedded PostgreSQL did not start: .*max_connections.* \\(its log is ${home}/postgres.log\\)$`),
  );
  await (await start()).stop();
});

test("a changed password fails at once", async () => {
  const file = path.join(home, "postgres", "kaamsetu-password");
  const password = readFileSync(file, "utf8");
  writeFileSync(file, "another");
  await expect(start()).rejects.toThrow(
    "The embedded database refuses its own password: the password file in its folder was changed, put the old one back.",
  );
  expect(runningUrls(dataDir)).toBeUndefined();
  writeFileSync(file, password);
});

test("no other user may read the password or the log", () => {
  for (const file of ["postgres/kaamsetu-password", "postgres.log"]) {
    expect(execFileSync("stat", ["-c", "%a", path.join(home, file)], { encoding: "utf8" }).trim()).toBe("600");
  }
});

test("a database that cannot be opened is reported with its address, without its password", async () => {
  const open = (url: string) => withConnection(url, async () => {}).catch((error: Error) => error.message);
  expect(await open("postgresql://u:secret@127.0.0.1:1/x")).toBe(
    "The database postgresql://127.0.0.1:1/x does not answer (connect ECONNREFUSED 127.0.0.1:1): start that server, or correct DATABASE_URL.",
  );
  const server = await start();
  const { host } = new URL(server.urls.owner);
  const wrong = Object.assign(new URL(server.urls.owner), { password: "secret" }).href;
  expect(await open(wrong)).toBe(
    `The database postgresql://${host}/kaamsetu does not answer (password authentication failed for user "kaamsetu_owner"): check the user and password in DATABASE_URL.`,
  );
  expect(await open(siblingUrl(server.urls.owner, "nowhere"))).toBe(
    `The database postgresql://${host}/nowhere does not answer (database "nowhere" does not exist): create that database, or correct its name in DATABASE_URL.`,
  );
  await server.stop();
});
