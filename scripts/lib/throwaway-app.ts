import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../before-install/settings.mjs";
import { bringUpToDate } from "./database";
import { type EmbeddedServer, startEmbedded } from "./embedded-postgres";
import { ensureBuild, ensurePrismaClient } from "./next";
import { RAISED_LIMITS } from "./raised-limits";
import { becomesReady, spawnServer } from "./server";

/** The running application on a database of its own, for tests under load; nothing of it stays behind. */
export type ThrowawayApp = {
  origin: string;
  /** The server's process. */
  pid: number;
  database: EmbeddedServer;
  sessionSecret: string;
  uploadDir: string;
  /** Folder for pictures while they arrive. */
  tempDir: string;
  /** The server's lines so far, one JSON object each; other output is left out. */
  log: () => { event: string; level: string }[];
  /** Resident memory of the server in MB. */
  memory: () => number;
  stop: () => Promise<void>;
};

const SESSION_SECRET = "a-secret-for-tests-only-0123456789abcdef";

/**
 * Builds if necessary, and starts a PostgreSQL server and ours. All limits are raised.
 * @param logFile relative to the project. @param env further settings of ours. @param settings of PostgreSQL. @param node the Node.js
 * that runs the server; this one without it.
 */
export async function startThrowawayApp({
  logFile,
  env = {},
  settings = {},
  node,
}: {
  logFile: string;
  env?: Record<string, string>;
  settings?: Record<string, string>;
  node?: string;
}): Promise<ThrowawayApp> {
  await ensurePrismaClient();
  await ensureBuild();
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-throwaway-"));
  // When started by root, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const [uploadDir, tempDir] = [path.join(folder, "uploads"), mkdtempSync(path.join(folder, "arriving-"))];
  const database = await startEmbedded({
    dataDir: path.join(folder, "data"),
    serverSettings: { fsync: "off", ...settings },
    say: () => {},
  });
  const remove = () => [database.home, folder].forEach((name) => rmSync(name, { recursive: true, force: true }));
  try {
    await bringUpToDate(database.urls);
    const address = { port: await freePort(), hostname: "localhost" };
    const server = spawnServer("start", {
      ...address,
      logFile,
      ...(node ? { node } : {}),
      env: {
        NODE_ENV: "production",
        DATABASE_URL: database.urls.application,
        SESSION_SECRET,
        UPLOAD_DIR: uploadDir,
        UPLOAD_TEMP_DIR: tempDir,
        // Each client under load is another caller, as behind a balancer.
        TRUSTED_PROXIES: "loopback",
        ...RAISED_LIMITS,
        SHUTDOWN_GRACE_SECONDS: "5",
        ...env,
      },
    });
    if (!(await becomesReady(server, address))) throw new Error(`The server did not start: see ${logFile}.`);
    return {
      origin: `http://localhost:${address.port}`,
      pid: server.pid,
      database,
      sessionSecret: SESSION_SECRET,
      uploadDir,
      tempDir,
      log: () => readLines(logFile),
      memory: () => residentMegabytes(server.pid),
      async stop() {
        await server.stop();
        await database.stop();
        remove();
      },
    };
  } catch (error) {
    await database.stop();
    remove();
    throw error;
  }
}

function readLines(file: string): { event: string; level: string }[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { event: string; level: string });
}

/** Of a process and those that it started. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  const own = Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), own);
}
