import "server-only";
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { newUploadName } from "./new-name";
import { isPartName, isStoredName, partName } from "./names";
import { checkedName, checkedRemovable, LIST_PAGE, type ListedFile, type StorageDriver } from "./storage-driver";

/**
 * Files in one folder, created if missing. A file is written under a temporary name, flushed to disk and renamed:
 * neither a crash nor a power cut leaves half a picture under a name that a row may refer to.
 * @param pageSize files per page of list().
 */
export function diskStorage(folder: string, pageSize = LIST_PAGE): StorageDriver {
  const root = resolve(folder);
  const place = (name: string) => join(root, checkedName(name));
  return {
    async put(name, bytes) {
      const target = place(name);
      const part = join(root, partName(name));
      await mkdir(root, { recursive: true });
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, target);
      } catch (error) {
        // Report the first failure; `npm run uploads:clean` finds a part that stays behind.
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
      await syncFolder(root);
    },
    get: (name) => orIfMissing(null, async () => new Uint8Array(await readFile(place(name)))),
    has: (name) => orIfMissing(false, async () => (await stat(place(name))).isFile()),
    remove: async (name) => rm(join(root, checkedRemovable(name)), { force: true }),
    async tryWriting() {
      const part = join(root, partName(newUploadName()));
      await mkdir(root, { recursive: true });
      try {
        await writeFile(part, Buffer.alloc(4096), { flush: true });
      } finally {
        await rm(part, { force: true });
      }
    },
    async *list() {
      let page: ListedFile[] = [];
      for await (const name of namesIn(root)) {
        const file = await orIfMissing(null, () => stat(join(root, name)));
        if (file?.isFile()) page.push({ name, modifiedAt: file.mtime });
        if (page.length < pageSize) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
  };
}

// A rename lives in the folder's entry: without this, a power cut could lose a name that a row already refers to.
async function syncFolder(root: string): Promise<void> {
  const handle = await open(root, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* namesIn(root: string): AsyncGenerator<string> {
  const folder = await orIfMissing(null, () => opendir(root));
  if (!folder) return;
  for await (const { name } of folder) if (isStoredName(name) || isPartName(name)) yield name;
}

async function orIfMissing<T, U>(otherwise: U, read: () => Promise<T>): Promise<T | U> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return otherwise;
    throw error;
  }
}
