import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLifecycle } from "@/scripts/before-install/lifecycle.mjs";
import { serve } from "@/scripts/start";

const { parts, CRASHED } = vi.hoisted(() => ({
  CRASHED: { code: 1, signal: null, words: "" },
  parts: { databaseEnds: () => {}, serverEnds: (_ending?: object) => {}, isReady: true, home: "", accounts: 0 },
}));

vi.mock("@/scripts/lib/database", () => ({
  configuredUrls: ({ databaseUrl }: { databaseUrl?: string }) =>
    databaseUrl && { application: databaseUrl, owner: databaseUrl },
  bringUpToDate: async () => {},
  seedWhenEmpty: async () => {},
  createFirstAdmin: async () => {},
  demoAccounts: async () =>
    [
      { kind: "worker", username: "asha", password: "p-1" },
      { kind: "admin", username: "bela", password: "p-2" },
    ].slice(0, parts.accounts),
}));
vi.mock("@/scripts/lib/embedded-postgres", () => ({
  startEmbedded: async () => ({
    urls: { application: "postgresql://embedded/x", owner: "postgresql://owner@embedded/x" },
    home: parts.home,
    exited: new Promise<void>((resolve) => (parts.databaseEnds = resolve)),
    problem: () => "",
    stop: async () => {},
  }),
}));
vi.mock("@/scripts/lib/next", () => ({ ensurePrismaClient: async () => {}, ensureBuild: async () => {} }));
vi.mock("@/scripts/lib/server", () => ({
  spawnServer: () => ({
    exited: new Promise<object | undefined>((resolve) => (parts.serverEnds = (ending = CRASHED) => resolve(ending))),
    stop: async () => parts.serverEnds(),
  }),
  becomesReady: async () => parts.isReady,
}));
// Its pauses have tests of their own.
vi.mock("@/scripts/lib/keep-running", async (original) => ({
  ...(await original<object>()),
  keepRunning: ({ first }: { first: object }) => first,
}));

const dataDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-scripts-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const SETTINGS = {
  port: 3210,
  hostname: "localhost",
  databaseUrl: undefined,
  directDatabaseUrl: undefined,
  dataDir,
  demoData: true,
};

let said: string[] = [];
let codes: unknown[] = [];
beforeEach(() => {
  said = [];
  codes = [];
  parts.home = dataDir;
  parts.accounts = 2;
  parts.isReady = true;
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(process, "exit").mockImplementation((code) => void codes.push(code) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal);
});

async function up(settings: Parameters<typeof serve>[1] = SETTINGS) {
  void serve("start", settings, createLifecycle());
  await vi.waitFor(() => expect(said.join("\n")).toContain("Stop it with Ctrl-C."));
}

test("prints the application's address, the data folder and the demo accounts", async () => {
  await up();
  expect(said).toEqual([
    [
      "",
      "KaamSetu is ready: http://localhost:3210",
      "Only this computer reaches it; docs/deployment.md says how others do.",
      `Data: ${dataDir}`,
      "Demo accounts:",
      "  worker    asha               p-1",
      "  admin     bela               p-2   (at /admin-login)",
      "Stop it with Ctrl-C.",
      "",
    ].join("\n"),
  ]);
});

test("names no account to the public with a database of one's own", async () => {
  parts.accounts = 0;
  await up({ ...SETTINGS, hostname: "0.0.0.0", databaseUrl: "postgresql://own/x", demoData: false });
  expect(said[0]).toBe("\nKaamSetu is ready: http://localhost:3210\nStop it with Ctrl-C.\n");
});

test("says so if the database's user may not enter the data folder", async () => {
  parts.home = "/var/lib/kaamsetu/x";
  await up();
  expect(said[0]).toBe(
    `The database is kept in /var/lib/kaamsetu/x: the system user that runs it may not enter ${dataDir}.`,
  );
});

test.each(["", "\n"])("an empty secret file (%j), left by a crash, is rewritten", async (text) => {
  writeFileSync(path.join(dataDir, "session-secret"), text);
  await up();
  const secret = readFileSync(path.join(dataDir, "session-secret"), "utf8");
  expect(secret).toHaveLength(43);
  await up();
  expect(readFileSync(path.join(dataDir, "session-secret"), "utf8")).toBe(secret);
});

test("an application that exits before it is ready makes everything exit with code 1", async () => {
  parts.isReady = false;
  void serve("start", SETTINGS, createLifecycle());
  await vi.waitFor(() => {
    parts.serverEnds();
    expect(said.at(-1)).toBe("The application has ended unexpectedly; the reason is above.");
  });
  await vi.waitFor(() => expect(codes).toEqual([1]));
});

test("a server that refuses a setting has said so: nothing is added", async () => {
  await up();
  const before = said.length;
  parts.serverEnds({ code: 78, signal: null, words: "" });
  await vi.waitFor(() => expect(codes).toEqual([1]));
  expect(said).toHaveLength(before);
});

test("exits with code 1 if the application exits by itself", async () => {
  await up();
  parts.serverEnds();
  await vi.waitFor(() => expect(codes).toEqual([1]));
  expect(said.at(-1)).toBe("The application has ended unexpectedly; the reason is above.");
});

test("exits with code 1 if the database server exits by itself", async () => {
  await up();
  parts.databaseEnds();
  await vi.waitFor(() => expect(codes).toEqual([1]));
  expect(said.at(-1)).toBe("The database server has ended unexpectedly; its log is in the data folder.");
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s stops everything, once, with code 0", async (signal) => {
  await up();
  process.emit(signal, signal);
  process.emit(signal, signal);
  await vi.waitFor(() => expect(codes).toEqual([0]));
  // It now exits because it was told to.
  parts.serverEnds();
  parts.databaseEnds();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(codes).toEqual([0]);
  expect(said.slice(1)).toEqual(["\nStopping …"]);
});
