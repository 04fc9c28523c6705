import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { heapLimit } from "@/lib/core/heap-limit";
import { spawnServer } from "@/scripts/lib/server";

const GB = 2 ** 30;
// What Node says where there is no limit.
const UNLIMITED = 2 ** 64;

test.each([
  ["a small machine", 0.5 * GB, 0, 512],
  ["a machine of 3 GB", 3 * GB, 0, 1_536],
  ["a large machine", 64 * GB, UNLIMITED, 2_048],
  ["a container of 2 GB on a large machine", 64 * GB, 2 * GB, 1_024],
  ["a container that may use more than there is", 2 * GB, 8 * GB, 1_024],
])("%s", (_what, total, constrained, megabytes) => {
  expect(heapLimit(total, constrained)).toBe(megabytes);
});

test("an operator's own NODE_OPTIONS are added to the limit of the heap, and win over it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-node-"));
  try {
    // In place of Node: its error output is what spawnServer keeps.
    const node = path.join(folder, "node");
    writeFileSync(node, '#!/bin/sh\necho "Error: $NODE_OPTIONS" >&2\n');
    chmodSync(node, 0o755);
    vi.stubEnv("NODE_OPTIONS", "--max-http-header-size=20000");
    const { words } = await spawnServer("start", { port: 3210, hostname: "localhost", env: {}, node }).exited;
    expect(words).toBe(`Error: --max-old-space-size=${heapLimit()} --max-http-header-size=20000`);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});
