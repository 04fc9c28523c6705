import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { ensureBuild, ensurePrismaClient } from "@/scripts/lib/next";
import { startIn } from "../support/npm-start";
import { withSmallDisk } from "../support/small-disk";

const ROOT = path.resolve(import.meta.dirname, "../..");

beforeAll(async () => {
  await ensurePrismaClient();
  await ensureBuild();
}, 600_000);

const start = async (folder: string) => {
  const command = startIn(ROOT, { KAAMSETU_DATA_DIR: path.join(folder, "data"), PORT: String(await freePort()) });
  await command.settled();
  return command;
};

const sentence = (folder: string) =>
  `The disk of ${path.join(folder, "data")} is full: make room on it, then start again, or set KAAMSETU_DATA_DIR to another folder.`;

async function expectRefusal(folder: string) {
  const command = await start(folder);
  expect(await command.exited, command.output()).toBe(1);
  const lines = command.output().trim().split("\n");
  expect(lines.at(-1)).toBe(sentence(folder));
  expect(command.output()).not.toMatch(/^ {4}at |ENOSPC/m);
}

const grow = (folder: string) => execFileSync("mount", ["-o", "remount,size=300m", folder]);

async function expectStart(folder: string) {
  const command = await start(folder);
  expect(command.output()).toContain("KaamSetu is ready");
  // Written in full, however far an earlier start came.
  expect(command.output()).toContain("sunita.devi");
  expect(await command.stop()).toBe(0);
}

/** The first start needs about 62 MB; each of these sizes ends it at another point. */
test.each(["4k", "64k", "8m", "36m", "40m", "42m", "48m", "52m", "56m"])(
  "a first start on a disk of %s says in one sentence that it is full, and works once there is room",
  async (size) => {
    await withSmallDisk(size, async (folder) => {
      await expectRefusal(folder);
      grow(folder);
      await expectStart(folder);
    });
  },
  180_000,
);

test("a disk that fills up while nothing runs: the next start works or says so, and works once there is room", async () => {
  await withSmallDisk("100m", async (folder) => {
    await expectStart(folder);
    const filler = path.join(folder, "filler");
    for (const left of [0, 20_000, 400_000]) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
      const command = await start(folder);
      if (command.hasExited()) expect(command.output().trim().split("\n").at(-1)).toBe(sentence(folder));
      else expect(await command.stop()).toBe(0);
      rmSync(filler);
    }
    await expectStart(folder);
  });
}, 300_000);
