import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { S3Settings } from "@/lib/platform/settings/uploads";
import { diskStorage } from "@/lib/platform/uploads/disk-storage";
import { newUploadName } from "@/lib/platform/uploads/new-name";
import { s3Storage } from "@/lib/platform/uploads/s3-storage";
import { sizedName } from "@/lib/platform/uploads/sizes";
import type { StorageDriver } from "@/lib/platform/uploads/storage-driver";
import { startS3 } from "../support/s3-server";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const namesIn = async (store: StorageDriver) => {
  const names: string[] = [];
  for await (const page of store.list()) names.push(...page.map((file) => file.name));
  return names.sort();
};

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-disk-"));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => StorageDriver]>([
  ["disk", () => diskStorage(path.join(folder, "made", "when", "missing"), 3)],
  ["S3", () => s3Storage(s3.settings, { pageSize: 3 })],
])("pictures on %s", (_name, open) => {
  let store: StorageDriver;
  beforeAll(() => {
    store = open();
  });

  test("it is empty at first", async () => {
    expect(await namesIn(store)).toEqual([]);
    expect(await store.get(newUploadName())).toBeNull();
    expect(await store.has(newUploadName())).toBe(false);
    await store.remove(newUploadName());
  });

  test("a stored file is read back byte for byte, until it is removed", async () => {
    const name = newUploadName();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    await store.put(name, bytes);
    expect(Buffer.compare((await store.get(name))!, bytes)).toBe(0);
    expect(await store.has(name)).toBe(true);
    expect(await store.has(sizedName(name, "small"))).toBe(false);
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeNull();
  });

  test("concurrent writes do not collide, and all are listed, page by page", async () => {
    const names = Array.from({ length: 10 }, () => newUploadName()).flatMap((name) => [name, sizedName(name, "small")]);
    await Promise.all(names.map((name) => store.put(name, bytesOf(name))));
    const texts = await Promise.all(names.map(async (name) => Buffer.from((await store.get(name))!).toString()));
    expect(texts).toEqual(names);
    const pages: number[] = [];
    for await (const page of store.list()) {
      pages.push(page.length);
      for (const file of page) expect(Math.abs(Date.now() - file.modifiedAt.getTime())).toBeLessThan(60_000);
    }
    expect(pages).toEqual([3, 3, 3, 3, 3, 3, 2]);
    expect(await namesIn(store)).toEqual(names.toSorted());
    for await (const page of store.list()) await Promise.all(page.map((file) => store.remove(file.name)));
    expect(await namesIn(store)).toEqual([]);
  });

  test.each([
    "",
    "..",
    "../../etc/passwd",
    "a/b.webp",
    "AAAAAAAAAAAAAAAAAAAAAA.svg",
    "AAAAAAAAAAAAAAAAAAAAAA.webp\0",
    "x",
  ])("an invalid name reaches nothing: %j", async (name) => {
    const calls = [store.put(name, bytesOf("x")), store.get(name), store.has(name), store.remove(name)];
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: "rejected", reason: { message: "Not a name of ours" } });
    }
  });
});

test("on disk, partial files are listed and removed, and other programs' files ignored", async () => {
  const root = mkdtempSync(path.join(folder, "mixed-"));
  const part = `.${newUploadName()}.part`;
  for (const name of [part, "README.txt", ".hidden"]) writeFileSync(path.join(root, name), "x");
  const store = diskStorage(root);
  expect(await namesIn(store)).toEqual([part]);
  await store.remove(part);
  expect(readdirSync(root).toSorted()).toEqual([".hidden", "README.txt"]);
});

describe("an unavailable bucket", () => {
  const timeout = { connect: 300, idle: 300, call: 1_500 };
  const failures = async (settings: S3Settings) => {
    const store = s3Storage(settings, { timeout });
    const name = newUploadName();
    const start = Date.now();
    const calls = await Promise.allSettled([store.put(name, bytesOf("x")), store.get(name), namesIn(store)]);
    expect(Date.now() - start).toBeLessThan(3_000);
    return calls.map((call) => call.status);
  };
  const ALL = ["rejected", "rejected", "rejected"];

  test("fails if the server does not listen", async () => {
    expect(await failures({ ...s3.settings, endpoint: "http://127.0.0.1:9" })).toEqual(ALL);
  });

  test("fails with a wrong key, and if the bucket is missing", async () => {
    expect(await failures({ ...s3.settings, accessKeyId: "wrong" })).toEqual(ALL);
    expect(await failures({ ...s3.settings, bucket: "another" })).toEqual(ALL);
  });

  test.each<[string, RequestListener]>([
    ["500", (_request, response) => response.writeHead(500).end()],
    ["nothing", () => {}],
    ["half a picture", (_request, response) => response.writeHead(200, { "Content-Length": "100" }).write("half")],
  ])("fails quickly if the answer is %s", async (_name, answer) => {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const [, read] = await failures({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });
    expect(read).toBe("rejected");
    server.closeAllConnections();
    server.close();
  });
});
