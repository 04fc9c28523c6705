import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import sharp from "sharp";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { CleanImage, Inspected, PictureTask } from "@/lib/platform/uploads/encode";
import { workers } from "@/lib/platform/http/front-server";
import { startPictures } from "@/server/pictures";

const BOXES = { full: 64, small: 16 };
// Below node_modules, where the process finds its package, as it does beside a build.
mkdirSync("node_modules/.cache", { recursive: true });
const folder = mkdtempSync(path.resolve("node_modules/.cache/pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void delete workers().pictures);

const ask = (task: PictureTask) => workers().pictures!(task) as Promise<Inspected | CleanImage>;

async function picture(): Promise<string> {
  const file = path.join(folder, "picture.jpg");
  await sharp({ create: { width: 200, height: 100, channels: 3, background: "#246" } }).toFile(file);
  return file;
}

function writeProcess(code: string): string {
  const file = path.join(folder, "process.mjs");
  writeFileSync(file, code);
  return file;
}

test("the process inspects and encodes, a picture that is none fails alone, and unused it ends", async () => {
  const file = path.join(folder, "compiled.mjs");
  await build({
    entryPoints: ["server/picture-process.ts"],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
    external: ["sharp"],
  });
  const log = vi.fn();
  startPictures(file, log, { idleMs: 50 });
  const jpeg = await picture();
  expect(await ask({ kind: "inspect", path: jpeg })).toBe("ordinary");
  await expect(ask({ kind: "encode", path: import.meta.filename, boxes: BOXES })).rejects.toThrow();
  for (const pauseMs of [0, 400]) {
    // After the pause the process has ended, and another is started.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const { full, small, width, height } = (await ask({ kind: "encode", path: jpeg, boxes: BOXES })) as CleanImage;
    expect([width, height]).toEqual([64, 32]);
    expect(await sharp(full).metadata()).toMatchObject({ format: "webp", width: 64 });
    expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 16 });
  }
  expect(log).not.toHaveBeenCalled();
});

test("a drawing that cannot be interrupted is ended with its process, and the next one gets another", async () => {
  const log = vi.fn();
  const file = writeProcess(`process.on("message", ({ id, task }) => {
    while (task.path === "endless");
    process.send({ id, result: "ordinary" });
  });`);
  startPictures(file, log, { idleMs: 50, mostMs: 4_000 });
  await expect(ask({ kind: "inspect", path: "endless" })).rejects.toThrow("died");
  expect(await ask({ kind: "inspect", path: "harmless" })).toBe("ordinary");
  expect(log.mock.calls).toEqual([["picture_process_ended", { code: "null", signal: "SIGKILL" }]]);
}, 20_000);

test("a picture that kills the process fails, and the next one gets another process", async () => {
  const log = vi.fn();
  const file = writeProcess(`process.on("message", ({ id, task }) =>
    task.path === "deadly" ? process.abort() : process.send({ id, result: "ordinary" }));`);
  startPictures(file, log, { idleMs: 50 });
  await expect(ask({ kind: "inspect", path: "deadly" })).rejects.toThrow("died");
  expect(await ask({ kind: "inspect", path: "harmless" })).toBe("ordinary");
  expect(log.mock.calls).toEqual([["picture_process_ended", { code: "null", signal: "SIGABRT" }]]);
});
