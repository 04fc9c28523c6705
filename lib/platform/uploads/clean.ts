import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { isPartName } from "./names";
import { fullName } from "./sizes";
import { LIST_PAGE, type ListedFile, type StorageDriver } from "./storage-driver";

/** How many files are looked up at once. */
const LOOKS = 8;

export type CleanOptions = {
  /** Removes only what is older than this: a picture being uploaded is a file that has no row yet. */
  before: Date;
  isDryRun?: boolean;
  /** Also remove rows whose file is missing; screens then show their default instead of a broken picture. */
  isRepair?: boolean;
  /** Do not look for each picture's file in the store, which takes a request each. */
  isQuick?: boolean;
  /** Accept a database or a store without any pictures as the right one. */
  isForced?: boolean;
  /** Called with the name of each picture whose file is missing. */
  onBroken?: (name: string) => void;
};

/** Counts; `files` is all in the store. Unless it was a dry run, the others were removed (`broken`: with isRepair). */
export type CleanReport = { files: number; unusedRows: number; strayFiles: number; parts: number; broken: number };

/** The store and the database do not seem to belong together, so nothing was removed on that basis. */
export class CleanRefusal extends Error {
  constructor(readonly reason: "empty_database" | "empty_store") {
    super(reason);
  }
}

/**
 * Removes rows that nothing refers to, files that no row names and parts left by a crash, and counts rows whose file is
 * missing. Reads in pages to keep memory flat. Safe while the application runs: a row is written in the same
 * transaction as the reference to it, and a file before its row.
 * @throws CleanRefusal, and whatever the store or the database throws.
 */
export async function cleanUploads(store: StorageDriver, options: CleanOptions): Promise<CleanReport> {
  // With the wrong database every picture would look stray, and with the wrong store every picture would look broken.
  const isTrusted = options.isForced === true || (await knowsPictures());
  const unusedRows = await cleanRows(options);
  const inStore = await cleanFiles(store, isTrusted, options);
  if (options.isRepair && !options.isForced && inStore.files === 0 && (await knowsPictures()))
    throw new CleanRefusal("empty_store");
  return { unusedRows, ...inStore, broken: options.isQuick ? 0 : await findBroken(store, options) };
}

const knowsPictures = async () => (await db.upload.findFirst({ select: { name: true } })) !== null;

const unused = ({ before }: CleanOptions) =>
  ({
    createdAt: { lt: before },
    profilePhoto: null,
    profileLogo: null,
    jobLogo: null,
    jobPreviewImage: null,
    application: null,
    voiceNoteOf: null,
    caseVoiceOf: null,
  }) satisfies Prisma.UploadWhereInput;

// Their files then have no row, so cleanFiles() removes them.
async function cleanRows(options: CleanOptions): Promise<number> {
  if (options.isDryRun) return db.upload.count({ where: unused(options) });
  let total = 0;
  for (;;) {
    const rows = await db.upload.findMany({ where: unused(options), select: { name: true }, take: LIST_PAGE });
    if (rows.length === 0) return total;
    await db.upload.deleteMany({ where: { name: { in: rows.map((row) => row.name) } } });
    total += rows.length;
  }
}

async function cleanFiles(store: StorageDriver, isTrusted: boolean, options: CleanOptions) {
  const found = { files: 0, strayFiles: 0, parts: 0 };
  for await (const page of store.list()) {
    const parts = page.filter((file) => isPartName(file.name));
    const strays = await withoutRow(
      page.filter((file) => !isPartName(file.name)),
      options,
    );
    found.files += page.length - parts.length;
    if (strays.length > 0 && !isTrusted) throw new CleanRefusal("empty_database");
    const old = (files: ListedFile[]) => files.filter((file) => file.modifiedAt < options.before);
    const [oldParts, oldStrays] = [old(parts), old(strays)];
    found.parts += oldParts.length;
    found.strayFiles += oldStrays.length;
    if (options.isDryRun) continue;
    for (const file of [...oldParts, ...oldStrays]) await store.remove(file.name);
  }
  return found;
}

async function withoutRow(files: ListedFile[], options: CleanOptions): Promise<ListedFile[]> {
  const names = [...new Set(files.map((file) => fullName(file.name)))];
  // In a dry run the rows that would be removed still exist.
  const rows = await db.upload.findMany({
    where: { name: { in: names }, NOT: unused(options) },
    select: { name: true },
  });
  const kept = new Set(rows.map((row) => row.name));
  return files.filter((file) => !kept.has(fullName(file.name)));
}

async function findBroken(store: StorageDriver, options: CleanOptions): Promise<number> {
  let total = 0;
  let after = "";
  for (;;) {
    const rows = await db.upload.findMany({
      where: { name: { gt: after }, NOT: unused(options) },
      select: { name: true },
      orderBy: { name: "asc" },
      take: LIST_PAGE,
    });
    const last = rows.at(-1);
    if (!last) return total;
    after = last.name;
    for (let start = 0; start < rows.length; start += LOOKS) {
      const looks = rows.slice(start, start + LOOKS).map(({ name }) => isBroken(store, name));
      const broken = (await Promise.all(looks)).filter((name) => name !== null);
      for (const name of broken) options.onBroken?.(name);
      // The database sets references to a deleted row to null.
      if (options.isRepair && !options.isDryRun) await db.upload.deleteMany({ where: { name: { in: broken } } });
      total += broken.length;
    }
  }
}

async function isBroken(store: StorageDriver, name: string): Promise<string | null> {
  if (await store.has(name)) return null;
  // Its owner may have removed it since; the row is deleted before the file.
  return (await db.upload.findUnique({ where: { name }, select: { name: true } }))?.name ?? null;
}
