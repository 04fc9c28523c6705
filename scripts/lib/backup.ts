import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { errorCode, makeFolder, UserError } from "../before-install/errors.mjs";
import { fileEntry, FORMAT, MANIFEST, type Manifest, textEntry, treeEntries } from "./backup-files";
import { siblingUrl, withConnection } from "./connection";
import { type Entry, writeTar } from "./tar";

export type BackupSource = {
  /** Of the embedded server's superuser. */
  superuserUrl: string;
  /** The folder of the pictures; undefined if they are in a bucket. */
  uploadDir?: string;
};

export type BackupReport = { bytes: number; pictures: number };

/**
 * Copies the running embedded server, and then the pictures, into one file. The server goes on working: the copy is made
 * between pg_backup_start and pg_backup_stop, and the log of what happened meanwhile is in it.
 * @throws UserError if it cannot be written or read.
 */
export async function backUp(file: string, source: BackupSource): Promise<BackupReport> {
  if (existsSync(file)) throw new UserError(`There is a file ${file} already: choose another name.`);
  makeFolder(path.dirname(file));
  const part = `${file}.part`;
  const pictures = new Set<string>();
  try {
    // In the database "postgres" the role has no time-outs.
    await withConnection(siblingUrl(source.superuserUrl, "postgres"), (client) =>
      pipeline(
        writeTar(entriesOf(client, source, pictures)),
        createGzip({ level: 1 }),
        // People's data: for nobody else to read.
        createWriteStream(part, { mode: 0o600, flush: true }),
      ),
    );
    await rename(part, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw sentenceFor(error, file);
  }
  return { bytes: (await stat(file)).size, pictures: pictures.size };
}

function sentenceFor(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (code === "ENOSPC") return new UserError(`The backup ${file} could not be written: the disk is full. Make room.`);
  if (code === "EACCES" || code === "EROFS") {
    return new UserError(
      `The backup ${file} cannot be written (${code}): give another file, npm run db:backup -- FILE`,
    );
  }
  return error;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* entriesOf(client: Client, { uploadDir }: BackupSource, pictures: Set<string>): AsyncGenerator<Entry> {
  const { data, major } = await describeServer(client);
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    postgres: major,
    hasUploads: uploadDir !== undefined,
  };
  yield textEntry(MANIFEST, JSON.stringify(manifest));
  // Twice: a row's picture is stored before the row and removed after it, so together they have one for every row.
  if (uploadDir) yield* newPictures(uploadDir, pictures);
  yield* serverEntries(client, data);
  if (uploadDir) yield* newPictures(uploadDir, pictures);
}

async function describeServer(client: Client): Promise<{ data: string; major: string }> {
  const { rows } = await client.query<{ data: string; version: string; tablespaces: number }>(
    `SELECT current_setting('data_directory') AS data, current_setting('server_version_num') AS version,
       (SELECT count(*)::int FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')) AS tablespaces`,
  );
  const { data, version, tablespaces } = rows[0]!;
  if (tablespaces > 0) {
    throw new UserError(
      "The database has files outside its folder (tablespaces), which this does not copy: use pg_dump.",
    );
  }
  return { data, major: String(Math.floor(Number(version) / 10_000)) };
}

async function* newPictures(uploadDir: string, seen: Set<string>): AsyncGenerator<Entry> {
  for await (const entry of treeEntries(uploadDir, "uploads", (name) => !seen.has(name) && !name.includes("/"))) {
    if (!entry.isFolder) seen.add(path.posix.basename(entry.name));
    yield entry;
  }
}

/** Written again by every start, or about one start only (as pg_basebackup leaves out). */
const NOT_COPIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$|(^|\/)pgsql_tmp|^backup_label|^global\/pg_control$/;

async function* serverEntries(client: Client, data: string): AsyncGenerator<Entry> {
  // Keeps the log from the beginning of the copy; gone with this session, however that ends.
  await client.query("SELECT pg_create_physical_replication_slot($1, true, true)", [`kaamsetu_backup_${process.pid}`]);
  const first = await walFile(client, "pg_backup_start('kaamsetu', fast => true)");
  yield* treeEntries(data, "postgres", (name) => !NOT_COPIED.test(name));
  // Last of all: it says up to where the files are good.
  yield* fileEntry(path.join(data, "global", "pg_control"), "postgres/global/pg_control");
  const { rows } = await client.query<{ last: string; label: string }>(
    "SELECT pg_walfile_name(lsn) AS last, labelfile AS label FROM pg_backup_stop(false)",
  );
  const { last, label } = rows[0]!;
  yield textEntry("postgres/backup_label", label);
  const isNeeded = (name: string) =>
    name.endsWith(".history") || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  yield* treeEntries(path.join(data, "pg_wal"), "postgres/pg_wal", isNeeded);
}

async function walFile(client: Client, position: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`SELECT pg_walfile_name(${position}) AS name`);
  return rows[0]!.name;
}
