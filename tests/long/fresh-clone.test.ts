import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { runningUrls } from "@/scripts/lib/embedded-postgres";
import { query } from "../support/data-folders";
import { cloneTo, eventually, startIn } from "../support/npm-start";

/** Installs packages and builds, which takes minutes. */
const SLOW = 1_200_000;
const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-clone-"));
const dataDir = path.join(folder, ".data");
const unset = { DATABASE_URL: "", DIRECT_DATABASE_URL: "", KAAMSETU_DATA_DIR: "", NODE_ENV: "", HOSTNAME: "" };
const start = async () => startIn(folder, { ...unset, PORT: String(await freePort()) });

beforeAll(() => {
  // When started by root, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  cloneTo(folder);
});
// Removing the packages takes long on a slow disk.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

test(
  "two starts at once in a fresh clone: one serves, the other says in a sentence why it does not",
  async () => {
    const starts = await Promise.all([start(), start()]);
    await Promise.all(starts.map(({ settled }) => settled()));
    const [serving, refused] = starts.toSorted((one, other) => Number(one.hasExited()) - Number(other.hasExited()));
    expect(serving!.output()).toContain("KaamSetu is ready");
    expect(await refused!.exited, refused!.output()).toBe(1);
    expect(refused!.output()).toContain("Waiting for process");
    expect(refused!.output().trim().split("\n").at(-1)).toMatch(
      /^KaamSetu already runs on \S+ \(process \d+\): stop it first, or set KAAMSETU_DATA_DIR to another folder\.$/,
    );
    expect(await serving!.stop()).toBe(0);
  },
  SLOW,
);

test(
  "everything killed at once in the middle of a migration: the next start just works",
  async () => {
    const script = path.join(folder, "prisma", "migrations", "29990101000000_slow", "migration.sql");
    mkdirSync(path.dirname(script));
    const sql = (seconds: number) =>
      `CREATE TABLE slow (id int);\nINSERT INTO slow VALUES (1);\nSELECT pg_sleep(${seconds});\n`;
    writeFileSync(script, sql(3_600));
    const first = await start();
    await eventually(() => first.says("Applying the migration 29990101000000_slow …"), first.output);
    await first.killAll();

    writeFileSync(script, sql(0));
    const second = await start();
    await second.settled();
    expect(second.output()).toContain("Applying the migration 29990101000000_slow …");
    expect(second.output()).toContain("KaamSetu is ready");
    const { superuser } = runningUrls(dataDir)!;
    expect(await query(superuser, "SELECT id FROM slow")).toEqual([{ id: 1 }]);
    expect(await second.stop()).toBe(0);
  },
  SLOW,
);
