import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { errorCode, UserError } from "../before-install/errors.mjs";
import type { Entry } from "./tar";

/** Names the format of a backup, in its first entry. */
export const MANIFEST = "kaamsetu-backup.json";
export const FORMAT = 1;

export type Manifest = {
  format: number;
  madeAt: string;
  /** PostgreSQL's major version. */
  postgres: string;
  /** Whether pictures are in it: not if they are in a bucket. */
  hasUploads: boolean;
};

const CHUNK_BYTES = 256 * 1024;

/** A small file of an archive. */
export function textEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text);
  return { name, isFolder: false, mode: 0o600, size: bytes.length, content: async function* () { yield bytes; } }; // prettier-ignore
}

/**
 * Folders and files below `root`, in the archive under `prefix`. A file that goes away meanwhile is left out.
 * @param isWanted by the path below `root`; of a folder it decides about its content, and the folder itself is always kept.
 */
export async function* treeEntries(
  root: string,
  prefix: string,
  isWanted: (relative: string) => boolean,
  relative = "",
): AsyncGenerator<Entry> {
  const folder = path.join(root, relative);
  const entries = await unlessGone(readdir(folder, { withFileTypes: true }), folder);
  if (!entries) return;
  const { mode = 0o700 } = (await unlessGone(stat(folder), folder)) ?? {};
  yield { name: path.posix.join(prefix, relative), isFolder: true, mode: mode & 0o777, size: 0, content: nothing };
  if (relative && !isWanted(`${relative}/`)) return;
  for (const entry of entries) {
    const inner = path.posix.join(relative, entry.name);
    if (entry.isDirectory()) yield* treeEntries(root, prefix, isWanted, inner);
    else if (entry.isFile() && isWanted(inner))
      yield* fileEntry(path.join(root, inner), path.posix.join(prefix, inner));
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}

/** One file, or nothing if it is gone. */
export async function* fileEntry(file: string, name: string): AsyncGenerator<Entry> {
  const handle = await unlessGone(open(file, "r"), file);
  if (!handle) return;
  try {
    const { size, mode } = await handle.stat();
    const content = async function* () {
      for (;;) {
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES);
        if (bytesRead === 0) return;
        yield buffer.subarray(0, bytesRead);
      }
    };
    yield { name, isFolder: false, mode: mode & 0o777, size, content };
  } finally {
    await handle.close();
  }
}

async function unlessGone<T>(work: Promise<T>, file: string): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return undefined;
    if (code === "EACCES" || code === "EPERM") {
      throw new UserError(`${file} cannot be read (${code}): run this as the user who starts KaamSetu.`);
    }
    throw error;
  }
}
