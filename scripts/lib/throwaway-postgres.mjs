import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "./embedded-postgres.mjs";

/**
 * Starts an empty embedded PostgreSQL whose data is gone once it stops: for tests. It never waits for the disk.
 * Returns what `startEmbedded` returns.
 */
export async function startThrowaway() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-test-"));
  // A root start runs the server as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({
    dataDir,
    serverSettings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
  });
  const remove = () => [server.home, dataDir].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  return { ...server, stop: () => server.stop().finally(remove) };
}
