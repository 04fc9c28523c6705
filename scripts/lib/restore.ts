import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { extract, list } from "tar";
import { UserError } from "../before-install/errors.mjs";
import { lockFolder } from "../before-install/locks.mjs";
import { MANIFEST, type Manifest } from "./backup";
import { locatePostgres, type PostgresFiles } from "./postgres-files";

export type RestoreOptions = {
  dataDir: string;
  /** The folder of the pictures; undefined if they are in a bucket. */
  uploadDir?: string;
};

/**
 * Puts a backup where there is no database yet. It is there as a whole or not at all: its folder is unpacked under
 * another name, and renamed as the last step. Pictures have names of their own, so those left over do no harm.
 * @returns when the backup was made. @throws UserError
 */
export async function restore(file: string, { dataDir, uploadDir }: RestoreOptions): Promise<string> {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const files = locatePostgres(dataDir);
  const unlock = await lockFolder(files.home);
  const unpacked = `${files.data}.restoring`;
  try {
    if (existsSync(files.data)) {
      throw new UserError(
        `There is a database in ${files.data} already: move that folder away, or set KAAMSETU_DATA_DIR to another one.`,
      );
    }
    const { madeAt, hasUploads } = await check(file, uploadDir);
    await unpackDatabase(file, unpacked, files);
    if (uploadDir && hasUploads) {
      mkdirSync(uploadDir, { recursive: true });
      await unpack(file, "uploads", uploadDir);
    }
    renameSync(unpacked, files.data);
    return madeAt;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    unlock();
  }
}

/** Reads the whole file once. @throws UserError if it is damaged or no backup, or cannot be restored here. */
async function check(file: string, uploadDir: string | undefined): Promise<Manifest> {
  let manifest: Manifest | undefined;
  try {
    const reading: Promise<void>[] = [];
    const read = async (text: Promise<string>) => void (manifest = JSON.parse(await text) as Manifest);
    await list({
      file,
      strict: true,
      onReadEntry: (entry) => entry.path === MANIFEST && reading.push(read(entry.concat().then(String))),
    });
    await Promise.all(reading);
    if (!manifest) throw new Error(`it does not hold ${MANIFEST}`);
  } catch (error) {
    const { message } = error as Error;
    throw new UserError(`${file} is damaged, or not a backup of KaamSetu (${message}): nothing was changed.`);
  }
  if (manifest.hasUploads && !uploadDir) {
    throw new UserError(
      "The backup holds pictures, but UPLOAD_STORAGE=s3 is set: unset it, or make a backup without them.",
    );
  }
  return manifest;
}

async function unpackDatabase(file: string, target: string, { major, runAs }: PostgresFiles): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { mode: 0o700 });
  await unpack(file, "postgres", target, runAs);
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(target, runAs.uid, runAs.gid);
  const made = readFileSync(path.join(target, "PG_VERSION"), "utf8").trim();
  if (made !== major) {
    throw new UserError(
      `The backup was made by PostgreSQL ${made}, but this is PostgreSQL ${major}: restore it with the version of KaamSetu that made it.`,
    );
  }
}

/** Unpacks the entries below a folder of the archive. */
const unpack = (file: string, folder: string, target: string, owner: PostgresFiles["runAs"] = {}): Promise<void> =>
  extract({ file, cwd: target, strip: 1, strict: true, filter: (name) => name.startsWith(`${folder}/`), ...owner });
