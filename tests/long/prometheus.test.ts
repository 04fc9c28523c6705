import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { startThrowawayApp, type ThrowawayApp } from "@/scripts/lib/throwaway-app";
import { dashboardQueries } from "../support/dashboard";
import { ensurePrograms } from "../support/nginx";

// Debian's Prometheus asks a healthy server, and answers the dashboard's queries from what it was told.
const TOKEN = "a-token-for-tests-only";
let app: ThrowawayApp;
let prometheus: string;
const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-prometheus-"));
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];

beforeAll(async () => {
  ensurePrograms({ promtool: "prometheus" });
  app = await startThrowawayApp({ logFile: ".data/prometheus-test.log", env: { METRICS_TOKEN: TOKEN } });
  undo.unshift(app.stop);
  const config = path.join(folder, "prometheus.yml");
  const { host } = new URL(app.origin);
  writeFileSync(
    config,
    `global: { scrape_interval: 1s }
scrape_configs:
  - job_name: kaamsetu
    metrics_path: /api/metrics
    authorization: { credentials: ${TOKEN} }
    static_configs: [{ targets: ["${host}"] }]
`,
  );
  const address = `127.0.0.1:${await freePort()}`;
  prometheus = `http://${address}`;
  const child = spawn(
    "prometheus",
    [`--config.file=${config}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${address}`],
    { stdio: "ignore" },
  );
  undo.unshift(() => new Promise((resolve) => child.once("exit", resolve) && child.kill()));
}, 600_000);
afterAll(async () => {
  for (const step of undo) await step();
});

test("promtool has nothing to say about our metrics", async () => {
  const answer = await fetch(`${app.origin}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  // It ends with 3 for a name that is only advised against.
  expect(execFileSync("promtool", ["check", "metrics"], { input: await answer.text(), encoding: "utf8" })).toBe("");
});

test("each query of the dashboard has data on a healthy server", async () => {
  // rate() needs two looks at a counter, and a page in between for the times to be numbers.
  for (let second = 0; second < 8; second += 1) {
    await fetch(`${app.origin}/privacy`);
    await sleep(1_000);
  }
  const empty: string[] = [];
  for (const query of dashboardQueries()) {
    const answer = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`);
    const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
    if (!data.result.some(({ value: [, value] }) => value !== "NaN")) empty.push(query);
  }
  expect(empty).toEqual([]);
});
