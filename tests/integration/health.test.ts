import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { probeDatabase } from "@/lib/platform/db/probe";
import { draining } from "@/lib/platform/http/front-server";
import { uploadsProblem } from "@/lib/platform/uploads/probe";
import { siblingUrl, withConnection } from "@/scripts/lib/connection";
import { openBrowser } from "../support/browser";
import { later } from "../support/later";

afterEach(() => vi.useRealTimers());
afterEach(() => void delete draining.current);

test("a server that is shutting down is not ready, but alive", async () => {
  const { call } = openBrowser();
  expect(await call("GET", "/api/health/ready")).toMatchObject({ status: 200, body: { status: "ok" } });
  draining.current = true;
  expect(await call("GET", "/api/health/ready")).toMatchObject({
    status: 503,
    body: { status: "unavailable", server: "stopping" },
  });
  expect(await call("GET", "/api/health/live")).toMatchObject({ status: 200, body: { status: "ok" } });
});

/** Refuses connections to the database of this worker, or allows them again. */
const allowConnections = (isAllowed: boolean) => {
  const url = new URL(process.env.TEST_OWNER_URL!);
  const name = url.pathname.slice(1);
  return withConnection(siblingUrl(url.href, "postgres"), async (client) => {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`);
    if (!isAllowed)
      await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
  });
};

const HOUR = 60 * 60 * 1000;

test.each([-HOUR, HOUR])("readiness is true within seconds, with the clock set by %i ms", async (step) => {
  const ready = async () => (await openBrowser().call("GET", "/api/health/ready")).status;
  const becomes = (status: number) =>
    vi.waitFor(async () => expect(await ready()).toBe(status), { timeout: 5_000, interval: 200 });
  await becomes(200);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date().getTime() + step });
  try {
    await allowConnections(false);
    await becomes(503);
    vi.setSystemTime(new Date().getTime() + step);
    await allowConnections(true);
    await becomes(200);
  } finally {
    vi.useRealTimers();
    await allowConnections(true);
  }
});

test("the look for room on the disk is made by PostgreSQL in a file, and costs milliseconds", async () => {
  const filesOf = () =>
    withConnection(process.env.TEST_OWNER_URL!, async (client) => {
      const { rows } = await client.query<{ files: string }>(
        "SELECT temp_files AS files FROM pg_stat_database WHERE datname = current_database()",
      );
      return Number(rows[0]!.files);
    });
  const before = await filesOf();
  await sleep(2_100);
  const begin = performance.now();
  await probeDatabase();
  expect(performance.now() - begin).toBeLessThan(500);
  await vi.waitFor(async () => expect(await filesOf()).toBeGreaterThan(before), { timeout: 5_000 });
});

// The last one: later looks would find its answers, made in what is their future, still fresh.
test("a folder for pictures that cannot be written is named by the readiness check and in a sentence, until it can be", async () => {
  const folder = process.env.UPLOAD_DIR!;
  let passed = 0;
  const look = () => later((passed += 11_000), () => openBrowser().call("GET", "/api/health/ready"));
  expect(await look()).toMatchObject({ status: 200 });
  const files = readdirSync(folder);
  expect(await look()).toMatchObject({ status: 200 });
  expect(readdirSync(folder)).toEqual(files);

  renameSync(folder, `${folder}.aside`);
  writeFileSync(folder, "a file in its place, which not even root can write into");
  try {
    const answer = await look();
    expect(answer).toMatchObject({ status: 503, body: { status: "unavailable", uploads: "away" } });
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await later(passed, uploadsProblem)).toMatch(
      new RegExp(`^The folder for pictures, ${folder}, cannot be written \\(E[A-Z]+\\)`),
    );
  } finally {
    rmSync(folder);
    renameSync(`${folder}.aside`, folder);
  }
  expect(await look()).toMatchObject({ status: 200 });
  expect(await later(passed, uploadsProblem)).toBeNull();
});
