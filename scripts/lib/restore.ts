import { createReadStream, createWriteStream, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { chmod, chown, mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { errorCode, UserError } from "../before-install/errors.mjs";
import { lockFolder } from "../before-install/locks.mjs";
import { FORMAT, MANIFEST, type Manifest } from "./backup-files";
import { tryFolder } from "./embedded-postgres";
import { locatePostgres, type PostgresFiles } from "./postgres-files";
import { clearOldServer } from "./postgres-folder";
import { DamagedArchive, type Entry, readTar } from "./tar";

export type RestoreOptions = {
  dataDir: string;
  /** The folder of the pictures; undefined if they are in a bucket. */
  uploadDir?: string;
  /** Keeps what is there beside, under another name. */
  force?: boolean;
  say?: (line: string) => void;
};

/**
 * Puts a backup in place of the data folder. It is unpacked beside and tried first, so that one that is not good changes
 * nothing. @returns when the backup was made. @throws UserError
 */
export async function restore(
  file: string,
  { dataDir, uploadDir, force = false, say = console.log }: RestoreOptions,
): Promise<string> {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const files = locatePostgres(dataDir);
  const unlock = await lockFolder(files.home);
  const places = [files.data, ...(uploadDir ? [uploadDir] : [])];
  try {
    const taken = places.filter(isTaken);
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "");
    if (taken.length > 0 && !force) {
      throw new UserError(
        `There are data in ${taken.join(" and ")} already: add --force to restore and keep them beside, or set KAAMSETU_DATA_DIR to another folder.`,
      );
    }
    const { madeAt, hasUploads } = await unpack(file, files, uploadDir);
    await tryFolder({ ...files, data: unfinished(files.data) });
    if (taken.includes(files.data)) await clearOldServer(files, say);
    for (const place of hasUploads ? places : [files.data]) putInPlace(place, `${place}.before-${stamp}`, say);
    return madeAt;
  } catch (error) {
    throw sentenceFor(error, file);
  } finally {
    for (const place of places) rmSync(unfinished(place), { recursive: true, force: true });
    unlock();
  }
}

const unfinished = (place: string) => `${place}.restoring`;

const isTaken = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

function putInPlace(place: string, aside: string, say: (line: string) => void): void {
  if (isTaken(place)) {
    renameSync(place, aside);
    say(`What was in ${place} is now in ${aside}.`);
  } else rmSync(place, { recursive: true, force: true });
  renameSync(unfinished(place), place);
}

function sentenceFor(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (error instanceof DamagedArchive || code?.startsWith("Z_")) {
    const { message } = error as Error;
    return new UserError(`${file} is damaged, or not a backup of KaamSetu (${message}): nothing was changed.`);
  }
  if (code === "ENOSPC") {
    return new UserError("The disk is full: make room for the backup's content. Nothing was changed.");
  }
  return error;
}

/** Unpacks database and pictures beside where they belong. */
async function unpack(file: string, files: PostgresFiles, uploadDir: string | undefined): Promise<Manifest> {
  const entries = readTar(createReadStream(file).pipe(createGunzip()));
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    if (!manifest) {
      manifest = await readManifest(entry);
      checkManifest(manifest, files.major, uploadDir);
    } else if (belongsTo(entry, "postgres")) {
      await unpackEntry(entry, "postgres", unfinished(files.data), files.runAs);
    } else if (uploadDir && belongsTo(entry, "uploads")) {
      await unpackEntry(entry, "uploads", unfinished(uploadDir), {});
    } else throw new DamagedArchive(`it holds ${entry.name}`);
  }
  if (!manifest) throw new DamagedArchive("it is empty");
  // A backup without a single picture has no folder for them.
  if (uploadDir && manifest.hasUploads) await mkdir(unfinished(uploadDir), { recursive: true });
  return manifest;
}

/** Whether an entry is the folder `root` or in it, by a name that does not lead out of it. */
const belongsTo = ({ name }: Entry, root: string): boolean =>
  name === root || (name.startsWith(`${root}/`) && !name.split("/").includes(".."));

async function readManifest({ name, content }: Entry): Promise<Manifest> {
  if (name !== MANIFEST) throw new DamagedArchive(`it does not begin with ${MANIFEST}`);
  const chunks: Buffer[] = [];
  for await (const chunk of content()) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Manifest;
}

function checkManifest({ format, postgres, hasUploads }: Manifest, major: string, uploadDir: string | undefined): void {
  if (format !== FORMAT) {
    throw new UserError(
      `The backup has format ${format}, but this version of KaamSetu reads ${FORMAT}: use the version that made it.`,
    );
  }
  if (postgres !== major) {
    throw new UserError(
      `The backup was made by PostgreSQL ${postgres}, but this is PostgreSQL ${major}: restore it with the version of KaamSetu that made it.`,
    );
  }
  if (hasUploads && !uploadDir) {
    throw new UserError(
      "The backup holds pictures, but UPLOAD_STORAGE=s3 is set: unset it, or make a backup without them.",
    );
  }
}

async function unpackEntry(
  entry: Entry,
  root: string,
  target: string,
  { uid, gid }: PostgresFiles["runAs"],
): Promise<void> {
  const place = path.join(target, entry.name.slice(root.length));
  if (entry.isFolder) await mkdir(place, { recursive: true });
  else await pipeline(entry.content(), createWriteStream(place, { mode: entry.mode }));
  await chmod(place, entry.mode);
  if (uid !== undefined && gid !== undefined) await chown(place, uid, gid);
}
