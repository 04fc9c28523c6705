import { existsSync } from "node:fs";
import path from "node:path";
import { withConnection } from "./connection.mjs";
import { siblingUrl } from "./databases.mjs";
import { lockFolder } from "./folder-lock.mjs";
import { existingHome, locatePostgres } from "./postgres-files.mjs";
import { NAME, checkVersion, clearOldServer, embeddedUrl, initialise, isServerOf } from "./postgres-folder.mjs";
import { launch } from "./postgres-process.mjs";
import { readLines } from "./text-lines.mjs";

/**
 * Starts the embedded PostgreSQL on `dataDir` (made when missing) and returns `url` (of the database "kaamsetu"),
 * `home` (the folder that holds its files), `exited` (a promise that resolves when the server ends) and `stop()`.
 * It listens on 127.0.0.1 only, on a free port. `serverSettings` are further postgresql.conf settings, by name.
 * Throws a UserError for whatever the person who started it can put right.
 */
export async function startEmbedded({ dataDir, serverSettings = {}, say = console.log }) {
  const files = locatePostgres(dataDir);
  const unlock = lockFolder(files.home);
  try {
    if (!existsSync(files.data)) initialise(files);
    checkVersion(files);
    await clearOldServer(files, say);
    const server = await launch(files, serverSettings);
    await ensureDatabase(server.url);
    return { url: server.url, home: files.home, exited: server.exited, stop: () => server.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The URL of the embedded server that runs on `dataDir` now, or undefined. */
export function runningUrl(dataDir) {
  const home = existingHome(dataDir);
  if (!home) return undefined;
  const data = path.join(home, "postgres");
  const [pid, , , port] = readLines(path.join(data, "postmaster.pid"));
  return port && isServerOf(data, Number(pid)) ? embeddedUrl(data, port) : undefined;
}

function ensureDatabase(url) {
  return withConnection(siblingUrl(url, "postgres"), async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  });
}
