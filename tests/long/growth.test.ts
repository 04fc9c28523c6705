import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild, ensurePrismaClient } from "@/scripts/lib/next";
import { startGrowth, type Left } from "../support/growth";

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

const MB = 2 ** 20;

/** A few connections to PostgreSQL more or fewer, as the pool needs them. */
const POOL = 6;

/**
 * Asks so many things, twice, and compares what is left after each.
 * @returns by how much it grew, the kinds of answers that are missing and the calls that failed, and a line of figures.
 */
async function growthBetween(
  { ask, left, statuses, faults, wishes }: Awaited<ReturnType<typeof startGrowth>>,
  { first, further }: { first: number; further: number },
) {
  await ask(first);
  const before = await left();
  await ask(further);
  const after = await left();
  const missing = ["200", "307", "403", "404", "broken"].filter((status) => !statuses[status]);
  return {
    grown: {
      megabytes: (after.heapUsed + after.external - before.heapUsed - before.external) / MB,
      listeners: after.listeners - before.listeners,
      entries: after.entries - before.entries,
      resources: Object.keys(after.resources).filter(
        (name) => after.resources[name]! > (before.resources[name] ?? 0) + POOL,
      ),
      failures: [...missing, ...faults],
    },
    line: `${wishes} pages and calls; after ${first} answers ${said(before)}; after ${first + further} ${said(after)}; ${JSON.stringify(statuses)}`,
  };
}

const said = ({ heapUsed, external, rss, entries, listeners, resources }: Left): string =>
  `${Math.round(heapUsed / MB)} MB of heap, ${Math.round(external / MB)} MB beside it, ${Math.round(rss / MB)} MB in all, ${entries} entries, ${listeners} listeners, ${JSON.stringify(resources)}`;
