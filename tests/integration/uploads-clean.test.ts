import "../support/raised-limits";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { CleanRefusal, cleanUploads, type CleanOptions } from "@/lib/platform/uploads/clean";
import { diskStorage } from "@/lib/platform/uploads/disk-storage";
import { newUploadName } from "@/lib/platform/uploads/new-name";
import { partName } from "@/lib/platform/uploads/names";
import { s3Storage } from "@/lib/platform/uploads/s3-storage";
import { saveUploadRow, withStoredImages } from "@/lib/platform/uploads/service";
import { IMAGE_SIZES, sizedName } from "@/lib/platform/uploads/sizes";
import * as storageModule from "@/lib/platform/uploads/storage";
import type { StorageDriver } from "@/lib/platform/uploads/storage-driver";
import { makeJob, makePerson } from "../support/factories";
import { asReceived, picture } from "../support/pictures";
import { startS3 } from "../support/s3-server";

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-clean-"));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const HOUR = 60 * 60 * 1000;
const OLD = new Date(Date.now() - 3 * HOUR);
/** As if the command ran two hours later, when everything stored by a test is old enough. */
const later = (): Date => new Date(Date.now() + HOUR);

describe.each<[string, () => StorageDriver]>([
  ["disk", () => diskStorage(folder, 2)],
  ["S3", () => s3Storage(s3.settings, { pageSize: 2 })],
])("cleaning pictures on %s", (_name, open) => {
  let store: StorageDriver;
  let ownerId: string;
  beforeEach(async () => {
    store = open();
    await db.upload.deleteMany();
    for await (const page of store.list()) for (const { name } of page) await store.remove(name);
    ownerId = (await makePerson("employer")).id;
  });

  const names = async () => {
    const found: string[] = [];
    for await (const page of store.list()) found.push(...page.map((file) => file.name));
    return found.sort();
  };
  const putFiles = async () => {
    const name = newUploadName();
    for (const size of IMAGE_SIZES) await store.put(sizedName(name, size), new Uint8Array(9));
    return name;
  };
  const putRow = (name: string, createdAt = OLD) =>
    db.upload.create({ data: { name, kind: "preview_image", ownerId, bytes: 9, width: 1, height: 1, createdAt } });
  const putUsed = async () => {
    const name = await putFiles();
    await putRow(name);
    const { id } = await makeJob(ownerId, { previewImage: name });
    return { name, jobId: id };
  };
  const clean = (options: Partial<CleanOptions> = {}) => cleanUploads(store, { before: later(), ...options });
  const bothOf = (name: string) => IMAGE_SIZES.map((size) => sizedName(name, size)).sort();

  test("unused files are deleted, used ones stay", async () => {
    const { name } = await putUsed();
    const [stray, unusedRow] = [await putFiles(), await putFiles()];
    await putRow(unusedRow);
    const expected = { files: 6, unusedRows: 1, strayFiles: 4, parts: 0, broken: 0 };
    expect(await clean({ isDryRun: true })).toEqual(expected);
    expect(await names()).toEqual([name, stray, unusedRow].flatMap(bothOf).sort());
    expect(await clean()).toEqual(expected);
    expect(await names()).toEqual(bothOf(name));
    expect((await db.upload.findMany()).map((row) => row.name)).toEqual([name]);
    expect(await clean()).toEqual({ files: 2, unusedRows: 0, strayFiles: 0, parts: 0, broken: 0 });
  });

  test("a crash between file and row leaves files for the clean-up, and no broken picture", async () => {
    const { name } = await putUsed();
    vi.spyOn(storageModule, "storage").mockReturnValue(store);
    const image = { file: await asReceived(await picture().jpeg().toBuffer()), kind: "photo" as const };
    let crashed: string[] = [];
    // Simulates a process that ends here: nothing further happens, and the transaction is rolled back.
    const neverEnds = new Promise<never>(() => {});
    const atTheRow = new Promise<void>((resolve) => {
      void withStoredImages([image], async ([stored]) => {
        await db
          .$transaction(async (tx) => {
            await saveUploadRow(tx, ownerId, stored!);
            throw new Error("power cut");
          })
          .catch(() => undefined);
        crashed = bothOf(stored!.name);
        resolve();
        return neverEnds;
      });
    });
    await atTheRow;
    vi.restoreAllMocks();
    expect(await names()).toEqual([...bothOf(name), ...crashed].sort());
    expect(await db.upload.count()).toBe(1);
    // Just written, it might still be an upload in progress.
    expect(await clean({ before: new Date(Date.now() - HOUR) })).toMatchObject({ strayFiles: 0, broken: 0 });
    expect(await clean()).toMatchObject({ strayFiles: 2, broken: 0 });
    expect(await names()).toEqual(bothOf(name));
  });

  test("a recent row stays, with its files", async () => {
    const name = await putFiles();
    await putRow(name, new Date(Date.now() + 2 * HOUR));
    expect(await clean()).toMatchObject({ unusedRows: 0, strayFiles: 0 });
    expect(await names()).toEqual(bothOf(name));
  });

  test("a picture without a file is named, and with --repair replaced by its default", async () => {
    await putUsed();
    const { name, jobId } = await putUsed();
    for (const file of bothOf(name)) await store.remove(file);
    const onBroken = vi.fn();
    expect(await clean({ onBroken })).toMatchObject({ broken: 1 });
    expect(onBroken.mock.calls).toEqual([[name]]);
    expect(await clean({ isRepair: true, isDryRun: true })).toMatchObject({ broken: 1 });
    expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).previewImage).toBe(name);
    expect(await clean({ isRepair: true })).toMatchObject({ broken: 1 });
    expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).previewImage).toBeNull();
    expect(await clean()).toMatchObject({ broken: 0, strayFiles: 0 });
  });

  test("a missing small size is not a broken picture", async () => {
    const { name } = await putUsed();
    await store.remove(sizedName(name, "small"));
    expect(await clean()).toMatchObject({ broken: 0, files: 1 });
  });

  test("a wrong database or store deletes nothing", async () => {
    const stray = await putFiles();
    await expect(clean()).rejects.toEqual(new CleanRefusal("empty_database"));
    expect(await names()).toEqual(bothOf(stray));
    expect(await clean({ isForced: true })).toMatchObject({ strayFiles: 2 });
    const { name } = await putUsed();
    for (const file of bothOf(name)) await store.remove(file);
    await expect(clean({ isRepair: true })).rejects.toEqual(new CleanRefusal("empty_store"));
    expect(await db.upload.count()).toBe(1);
  });

  test("many files are cleaned page by page", async () => {
    const { name } = await putUsed();
    const strays = await Promise.all(Array.from({ length: 12 }, putFiles));
    for (const stray of strays.slice(6)) await putRow(stray);
    expect(await clean()).toMatchObject({ files: 26, unusedRows: 6, strayFiles: 24 });
    expect(await names()).toEqual(bothOf(name));
  });
});

test("partial files left by a crash are deleted once old", async () => {
  const store = diskStorage(folder);
  writeFileSync(path.join(folder, partName(newUploadName())), "half");
  writeFileSync(path.join(folder, "README"), "not ours");
  expect(await cleanUploads(store, { before: OLD })).toMatchObject({ parts: 0 });
  expect(await cleanUploads(store, { before: later() })).toMatchObject({ parts: 1 });
  expect(await cleanUploads(store, { before: later() })).toMatchObject({ parts: 0 });
});
