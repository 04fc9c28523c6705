import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bringUpToDate } from "@/scripts/lib/database";
import { type EmbeddedServer, startEmbedded } from "@/scripts/lib/embedded-postgres";
import { RAISED_QUOTAS } from "@/scripts/lib/raised-limits";

export type FaultServer = EmbeddedServer & {
  /** Ids of the server's processes, its main one first. */
  processes: () => number[];
  signalAll: (signal: NodeJS.Signals) => void;
};

/**
 * A migrated embedded server of a test's own, which may be frozen and killed; DATABASE_URL is that of the application.
 * @param parent the folder that its data folder is made in.
 */
export async function startFaultServer(
  serverSettings: Record<string, string> = {},
  parent = tmpdir(),
): Promise<FaultServer> {
  const dataDir = mkdtempSync(path.join(parent, "kaamsetu-faults-"));
  // When started by root, the server runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, serverSettings: { fsync: "off", ...serverSettings }, say: () => {} });
  await bringUpToDate(server.urls);
  Object.assign(process.env, {
    DATABASE_URL: server.urls.application,
    SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
    APP_URL: "http://localhost:3000",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    ...RAISED_QUOTAS,
    UPLOAD_DIR: path.join(dataDir, "uploads"),
  });
  const processes = () => {
    const [main] = readFileSync(path.join(server.home, "postgres", "postmaster.pid"), "utf8").split("\n");
    return [Number(main), ...childrenOf(Number(main))];
  };
  const remove = () => [server.home, dataDir].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  return {
    ...server,
    processes,
    signalAll: (signal) => processes().forEach((pid) => process.kill(pid, signal)),
    stop: () => server.stop().finally(remove),
  };
}

function childrenOf(parent: number): number[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    // It has just ended.
    return 0;
  }
}
