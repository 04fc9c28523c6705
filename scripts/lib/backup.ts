import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg, { type Client } from "pg";
import { Header, Pack, Parser, ReadEntry } from "tar";
import { errorCode, makeFolder, requireWritable, UserError, withDiskNamed } from "../before-install/errors.mjs";
import { withConnection } from "./connection";

/** The first entry of a backup, which says what it is. The others are below `postgres/` and `uploads/`. */
export const MANIFEST = "kaamsetu-backup.json";

export type Manifest = {
  format: 1;
  madeAt: string;
  /** Whether pictures are in it: not if they are in a bucket. */
  hasUploads: boolean;
};

export type BackupSource = {
  /** Of the embedded server's superuser. */
  superuserUrl: string;
  /** The folder of the pictures; undefined if they are in a bucket. */
  uploadDir?: string;
};

/**
 * Copies the running embedded server and the pictures into one file, under another name until it is whole. The server
 * goes on working.
 * @throws UserError if it cannot be written.
 */
export async function backUp(file: string, source: BackupSource): Promise<{ bytes: number; pictures: number }> {
  if (existsSync(file)) throw new UserError(`There is a file ${file} already: choose another name.`);
  const folder = path.dirname(file);
  makeFolder(folder);
  requireWritable(folder);
  const part = `${file}.part`;
  const archive = new Archive();
  try {
    // People's data: for nobody else to read.
    const written = pipeline(archive.gzip, createWriteStream(part, { mode: 0o600, flush: true }));
    const [pictures] = await Promise.all([fill(archive, source), written]);
    await rename(part, file);
    return { bytes: (await stat(file)).size, pictures };
  } catch (error) {
    archive.gzip.destroy();
    await rm(part, { force: true });
    throw withDiskNamed(folder, error);
  }
}

async function fill(archive: Archive, { superuserUrl, uploadDir }: BackupSource): Promise<number> {
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), hasUploads: uploadDir !== undefined };
  await archive.addFile(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  const pictures = new Set<string>();
  // Twice: a row's picture is stored before the row and removed after it. Only of a row that is removed meanwhile it may be missing.
  if (uploadDir) await addPictures(archive, uploadDir, pictures);
  await withConnection(`${superuserUrl}?replication=true`, async (client) => {
    // Keeps PostgreSQL's log from now on; gone with this session.
    await client.query(`CREATE_REPLICATION_SLOT kaamsetu_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`);
    await archive.addTar("postgres", baseBackup(client));
  });
  if (uploadDir) await addPictures(archive, uploadDir, pictures);
  archive.pack.end();
  return pictures.size;
}

async function addPictures(archive: Archive, uploadDir: string, seen: Set<string>): Promise<void> {
  const entries = (await unlessGone(readdir(uploadDir, { withFileTypes: true }))) ?? [];
  for (const { name } of entries.filter((entry) => entry.isFile() && !seen.has(entry.name))) {
    const content = await unlessGone(readFile(path.join(uploadDir, name)));
    if (!content) continue;
    seen.add(name);
    await archive.addFile(`uploads/${name}`, content);
  }
}

async function unlessGone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * A compressed archive. Its entries are added one after another, each once the one before is written: the package's own
 * way of slowing down stops for ever at entries that do not come from a disk (tar 7.5.23).
 */
class Archive {
  readonly pack = new Pack();
  readonly gzip = createGzip({ level: 1 });

  constructor() {
    this.pack.on("data", (chunk: Buffer) => this.gzip.write(chunk));
    this.pack.on("end", () => this.gzip.end());
  }

  async addFile(name: string, content: Buffer): Promise<void> {
    const facts = { type: "File", mode: 0o600, mtime: new Date() } as const;
    const entry = new ReadEntry(new Header({ path: name, size: content.length, ...facts }));
    this.pack.add(entry);
    entry.end(content);
    await this.written();
  }

  /** Adds the entries of another archive below a folder. */
  async addTar(folder: string, tar: Readable): Promise<void> {
    const onReadEntry = (entry: ReadEntry) => {
      entry.path = `${folder}/${entry.path}`;
      this.pack.add(entry);
    };
    const parser = new Parser({ strict: true, onReadEntry });
    for await (const chunk of tar) {
      parser.write(chunk as Buffer);
      await this.written();
    }
    parser.end();
  }

  private async written(): Promise<void> {
    if (this.gzip.errored) throw this.gzip.errored;
    if (this.gzip.writableNeedDrain) await once(this.gzip, "drain");
  }
}

/** First byte of a message of BASE_BACKUP that is a part of the archive. */
const CONTENT = "d".charCodeAt(0);

/** The server's own copy of its folder, as a tar: what pg_basebackup asks for. @param client of a replication session. */
function baseBackup(client: Client): Readable {
  const { stream } = client.connection;
  const copy = new Readable({ read: () => void stream.resume() });
  const query = Object.assign(new pg.Query("BASE_BACKUP (LABEL 'kaamsetu', CHECKPOINT 'fast', WAL)"), {
    handleCopyData({ chunk }: { chunk: Buffer }) {
      if (chunk[0] === CONTENT && !copy.push(Buffer.from(chunk.subarray(1)))) stream.pause();
    },
  });
  query.on("error", (error) => copy.destroy(error));
  query.on("end", () => copy.push(null));
  client.query(query);
  return copy;
}
