import "../support/raised-limits";
import "../setup/next-headers";
import { chownSync, mkdirSync, statSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { errorCode } from "@/scripts/before-install/errors.mjs";
import { withConnection } from "@/scripts/lib/connection";
import { openBrowser } from "../support/browser";
import { jobBody, makePerson, type Person } from "../support/factories";
import { type FaultServer, startFaultServer } from "../support/fault-server";
import { countsOf, expectNoFaults, startLoad } from "../support/load";
import { withSmallDisk } from "../support/small-disk";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: FaultServer;
let employer: Person;
beforeAll(async () => {
  server = await startFaultServer();
  employer = await makePerson("employer");
});
afterAll(() => server.stop());

const ready = () => openBrowser().call("GET", "/api/health/ready");

/** Takes all room that is left on a disk. */
function fill(filler: string): void {
  const { bavail, bsize } = statfsSync(path.dirname(filler));
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // Those who write meanwhile took some of it.
    if (errorCode(error) !== "ENOSPC") throw error;
  }
}

/** Moves the jobs' table to a small disk and back. */
async function withJobsOn(folder: string, work: () => Promise<void>): Promise<void> {
  const place = path.join(folder, "tablespace");
  const { uid, gid } = statSync(path.join(server.home, "postgres"));
  mkdirSync(place, { mode: 0o700 });
  chownSync(place, uid, gid);
  const run = (sql: string) => withConnection(server.urls.superuser, (client) => client.query(sql));
  await run(`CREATE TABLESPACE small LOCATION '${place}'`);
  await run("ALTER TABLE jobs SET TABLESPACE small");
  try {
    await work();
  } finally {
    await run("ALTER TABLE jobs SET TABLESPACE pg_default");
    await run("DROP TABLESPACE small");
  }
}

test("a full disk is answered with 503 by what it keeps from being written, all else goes on, and room is enough to heal it", async () => {
  await withSmallDisk("8m", (folder) =>
    withJobsOn(folder, async () => {
      const stop = startLoad(employer.browser);
      await sleep(1_000);
      const filler = path.join(folder, "filler");
      fill(filler);
      const post = () => employer.browser.call("POST", "/api/jobs", { json: jobBody() });
      await vi.waitFor(async () => expect((await post()).status).toBe(503), { timeout: 20_000, interval: 10 });
      await sleep(3_000);
      expect((await ready()).status).toBe(503);
      const stored = await db.job.count();
      expect(await employer.browser.call("PATCH", "/api/user", { json: {} })).toMatchObject({ status: 200 });
      writeFileSync(filler, "");
      await vi.waitFor(async () => expect((await post()).status).toBe(201), { timeout: 5_000, interval: 100 });
      await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 15_000, interval: 100 });
      const samples = await stop();
      console.log(JSON.stringify(countsOf(samples)));
      expectNoFaults(samples, { withinMs: 12_000 });
      expect(samples.filter(({ what, status }) => what === "read" && status !== 200)).toEqual([]);
      const acknowledged = samples.flatMap(({ what, status, id }) => (what === "write" && status === 201 ? [id!] : []));
      expect(await db.job.count({ where: { id: { in: acknowledged } } })).toBe(acknowledged.length);
      expect(await db.job.count()).toBeGreaterThan(stored);
    }),
  );
});
