import "../support/raised-limits";
import "../setup/next-headers";
import { statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { openBrowser } from "../support/browser";
import { jobBody, makePerson } from "../support/factories";
import { startFaultServer } from "../support/fault-server";
import { withSmallDisk } from "../support/small-disk";

vi.setConfig({ testTimeout: 120_000 });

const ready = async () => (await openBrowser().call("GET", "/api/health/ready")).status;

test("readiness finds out that the database's disk is full before anyone writes, and that there is room again", async () => {
  await withSmallDisk("150m", async (folder) => {
    const server = await startFaultServer({}, folder);
    try {
      const { browser } = await makePerson("employer");
      expect(await ready()).toBe(200);
      const filler = path.join(folder, "filler");
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 4_000, interval: 100 });
      writeFileSync(filler, "");
      await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 15_000, interval: 100 });
      expect((await browser.call("POST", "/api/jobs", { json: jobBody() })).status).toBe(201);
    } finally {
      await server.stop();
    }
  });
});
