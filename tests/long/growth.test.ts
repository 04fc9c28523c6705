import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild, ensurePrismaClient } from "@/scripts/lib/next";
import { growthBetween } from "../support/growth-between";
import { startGrowth } from "../support/growth";

/** The oldest Node.js that we support, the one before the one that is meant, and that one. */
const VERSIONS = ["20.19", "22", "24"];

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-nodes-"));
beforeAll(async () => {
  await ensurePrismaClient();
  await ensureBuild();
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A Node.js of the npm registry. @returns the path of its program. */
function installNode(version: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = path.join(folder, version);
  execFileSync("npm", ["install", "--prefix", prefix, "--no-audit", "--no-fund", `${name}@${version}`], {
    stdio: "pipe",
  });
  return path.join(prefix, "node_modules", name, "bin", "node");
}

test.each(VERSIONS)(
  "on Node %s the server has after 12,000 answers what it had after 2,000",
  async (version) => {
    const node = installNode(version);
    const app = await startGrowth({ node, logFile: `test-results/growth-${version}.log` });
    try {
      const { grown, line } = await growthBetween(app, { first: 2_000, further: 10_000 });
      console.info(`Node ${execFileSync(node, ["-v"], { encoding: "utf8" }).trim()}: ${line}`);
      expect(grown.megabytes, line).toBeLessThan(10);
      expect(grown, line).toMatchObject({ failures: [], resources: [] });
      expect(grown.listeners, line).toBe(0);
      expect(grown.entries, line).toBeLessThan(2_000);
    } finally {
      await app.stop();
    }
  },
  1_500_000,
);
