import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { hash, verify } from "@node-rs/argon2";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { workers } from "@/lib/platform/http/front-server";
import { startHashing, type HashingTask } from "@/server/hashing";

const OPTIONS = { memoryCost: 1_024, timeCost: 1 };
// Below node_modules, where the thread finds its package, as it does beside a build.
mkdirSync("node_modules/.cache", { recursive: true });
const folder = mkdtempSync(path.resolve("node_modules/.cache/hashing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void delete workers().passwords);

const ask = (task: HashingTask) => workers().passwords!(task);

test("the thread hashes and verifies, and a hash that is none fails alone", async () => {
  const file = path.join(folder, "thread.mjs");
  await build({
    entryPoints: ["server/hashing-thread.ts"],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
    external: ["@node-rs/argon2"],
  });
  const log = vi.fn();
  const worker = startHashing(file, log);
  const made = String(await ask({ kind: "hash", password: "chameli", options: OPTIONS }));
  expect(await verify(made, "chameli")).toBe(true);
  await expect(ask({ kind: "verify", hash: "none", password: "x" })).rejects.toThrow();
  expect(await ask({ kind: "verify", hash: made, password: "chameli" })).toBe(true);
  expect(await ask({ kind: "verify", hash: made, password: "gulab" })).toBe(false);
  await worker.terminate();
  expect(log).not.toHaveBeenCalled();
});

test("what a thread that ends has not answered is computed here, and it is not asked again", async () => {
  const file = path.join(folder, "broken.mjs");
  writeFileSync(file, "throw new Error('no thread')");
  const log = vi.fn();
  const worker = startHashing(file, log);
  const made = await hash("chameli", OPTIONS);
  const answers = Promise.all([
    ask({ kind: "verify", hash: made, password: "chameli" }),
    ask({ kind: "hash", password: "gulab", options: OPTIONS }),
  ]);
  const [matches, other] = await answers;
  expect(matches).toBe(true);
  expect(await verify(String(other), "gulab")).toBe(true);
  expect(workers().passwords).toBeUndefined();
  expect(log).toHaveBeenCalledWith("hashing_thread_failed", { message: "Error: no thread" });
  await worker.terminate();
});
