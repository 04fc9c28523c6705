/**
 * Times the same reads on a small and a large database by turns, and prints how many times as long the large one takes:
 * npm run bench:large -- --jobs 1000000. Both are kept in .data/bench and filled at the first run. Then index sizes, the cost of
 * writing, and notifications in partitions beside the table as it is.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { projectDir } from "@/scripts/before-install/settings.mjs";
import { typescriptArgs } from "@/scripts/before-install/steps.mjs";
import { withConnection, WITHOUT_TIME_OUTS } from "@/scripts/lib/connection";
import { bringUpToDate } from "@/scripts/lib/database";
import { type EmbeddedServer, startEmbedded } from "@/scripts/lib/embedded-postgres";
import { generate, type Sizes } from "./lib/generate";
import { sizesOfIndexes, timesOfWriting } from "./lib/writing";
import { tryPartitions } from "./lib/partitions";

const SMALL_JOBS = 100_000;
const ROUNDS = 2;
const READS = ["bench/worker.ts", "bench/employer.ts", "bench/admin.ts"];
/** Times below this are mostly the way to the server and back. */
const TOO_SHORT_MS = 1;

const { values } = parseArgs({ options: { jobs: { type: "string", default: "1000000" } } });
const jobs = Number(values.jobs);
const servers = [await open(SMALL_JOBS), await open(jobs)] as const;
try {
  const [small, large] = [new Map<string, number>(), new Map<string, number>()];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const script of READS) {
      await time(script, servers[0], small);
      await time(script, servers[1], large);
    }
  printReads(small, large);
  for (const server of servers) {
    await withConnection(server.urls.superuser, async (client) => {
      console.log(await sizesOfIndexes(client));
      for (const [table, ms] of await timesOfWriting(client))
        console.log(`one row more in ${table}: ${ms.toFixed(2)} ms`);
    });
  }
  await withConnection(servers[1].urls.superuser, async (client) => console.log(await tryPartitions(client)));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}

/** A server of its own with a database of so many jobs, filled at the first run. */
async function open(count: number): Promise<EmbeddedServer> {
  const server = await startEmbedded({
    dataDir: path.join(projectDir, ".data", "bench", String(count)),
    serverSettings: { fsync: "off", shared_buffers: "512MB", max_wal_size: "4GB" },
    say: () => {},
  });
  await bringUpToDate(server.urls);
  await withConnection(
    server.urls.superuser,
    async (client) => {
      const { rowCount } = await client.query("SELECT 1 FROM users LIMIT 1");
      if (rowCount) return;
      const sizes: Sizes = { users: count, jobs: count, applications: count * 5, notifications: count * 2 };
      console.log(`Filling a database with ${count} jobs …`);
      await generate(client, sizes, console.log);
    },
    WITHOUT_TIME_OUTS,
  );
  return server;
}

/** Runs a script that prints '12.3 ms name' for each read, and keeps the shorter time of each. */
async function time(script: string, { urls }: EmbeddedServer, times: Map<string, number>): Promise<void> {
  const child = spawn(process.execPath, typescriptArgs(script), {
    env: { ...process.env, DATABASE_URL: urls.superuser },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const others: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    const [, ms, name] = /^([\d.]+) ms (.+)$/.exec(line) ?? [];
    if (!name) others.push(line);
    else times.set(name, Math.min(Number(ms), times.get(name) ?? Infinity));
  }
  const [code] = await exited;
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${others.join("\n")}`);
}

function printReads(small: Map<string, number>, large: Map<string, number>): void {
  const rows = [...large].map(([name, ms]) => ({ name, ms, before: small.get(name) ?? Number.NaN }));
  const ratio = ({ ms, before }: { ms: number; before: number }) => ms / Math.max(before, TOO_SHORT_MS);
  for (const row of rows.toSorted((a, b) => ratio(b) - ratio(a)))
    console.log(
      `${ratio(row).toFixed(2).padStart(6)} ×  ${row.before.toFixed(1).padStart(7)} → ${row.ms.toFixed(1).padStart(7)} ms  ${row.name}`,
    );
  const above = rows.filter((row) => row.ms > TOO_SHORT_MS && ratio(row) > 1.3).length;
  console.log(
    `${rows.length} reads, ${above} of them longer than 1.3 times. Slowest: ${Math.max(...large.values())} ms.`,
  );
}
