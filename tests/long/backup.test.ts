import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { backupCommand, restoreCommand } from "@/scripts/lib/backup-commands";
import { existingHome, locatePostgres } from "@/scripts/lib/postgres-files";
import { addUser, contentsOf, dataFolders, query } from "../support/data-folders";
import { withSmallDisk } from "../support/small-disk";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folders = dataFolders();
const BACKUP = folders.dirOf("one.tar.gz");

beforeAll(async () => {
  folders.use("first");
  await backupCommand([BACKUP]);
  folders.use("second");
  await restoreCommand([BACKUP]);
  vi.unstubAllEnvs();
});

test("while people go on writing, the copy is of one moment and has every picture of the rows that stay", async () => {
  const server = await folders.start("first");
  const acknowledged: string[] = [];
  let isOver = false;
  const writer = (async () => {
    // As the application does: the picture first, then its row; a removed row first, then its picture.
    for (let number = 0; !isOver; number += 1) {
      const name = `during-${number}.webp`;
      folders.addPicture("first", name);
      await addUser(server.urls.application, name);
      acknowledged.push(name);
      if (number % 3 === 0) {
        await query(server.urls.application, "DELETE FROM users WHERE username = $1", [name]);
        rmSync(path.join(folders.uploadsOf("first"), name));
      }
      if (number % 5 === 0) await query(server.urls.superuser, "SELECT pg_switch_wal(); CHECKPOINT");
    }
  })();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), { timeout: 20_000 });
  const before = acknowledged.length;
  await backupCommand(["during.tar.gz"]);
  isOver = true;
  await writer;
  await server.stop();

  folders.use("third");
  await restoreCommand(["during.tar.gz"]);
  const restored = await folders.start("third");
  const rows = await query<{ name: string }>(
    restored.urls.application,
    "SELECT username::text AS name FROM users WHERE username LIKE 'during-%'",
  );
  const names = new Set(rows.map(({ name }) => name));
  const stays = (name: string) => Number(/\d+/.exec(name)![0]) % 3 !== 0;
  for (const name of acknowledged.slice(0, before)) expect(names.has(name), name).toBe(stays(name));
  const pictures = new Set(readdirSync(folders.uploadsOf("third")));
  for (const name of [...names].filter(stays)) expect(pictures.has(name), name).toBe(true);
  await query(restored.urls.superuser, "REINDEX DATABASE kaamsetu");
  await restored.stop();
});

test("data that are there are not overwritten, nor is a running server's folder", async () => {
  folders.use("second");
  const home = existingHome(folders.dirOf("second"))!;
  const data = path.join(home, "postgres");
  await expect(restoreCommand([BACKUP])).rejects.toThrow(
    `There is a database in ${data} already: move that folder away, or set KAAMSETU_DATA_DIR to another one.`,
  );
  const server = await folders.start("second");
  expect(await contentsOf(server.urls.superuser)).toEqual(folders.contents);
  await expect(restoreCommand([BACKUP])).rejects.toThrow(/^KaamSetu already runs on .*: stop it first/);
  await addUser(server.urls.application, "after.the.backup");
  await server.stop();

  renameSync(data, path.join(home, "postgres-before"));
  folders.addPicture("second", "of-before.webp");
  await restoreCommand([BACKUP]);
  const restored = await folders.start("second");
  expect(await contentsOf(restored.urls.superuser)).toEqual(folders.contents);
  const [first, second] = [folders.picturesIn("first"), folders.picturesIn("second")];
  for (let number = 0; number < 5; number += 1)
    expect(second[`picture-${number}.webp`] === first[`picture-${number}.webp`]).toBe(true);
  await restored.stop();
});

test("a restore that is interrupted leaves no database, and the next one puts all of it there", async () => {
  folders.use("interrupted");
  const { home, data } = locatePostgres(folders.dirOf("interrupted"));
  mkdirSync(`${data}.restoring`);
  writeFileSync(path.join(`${data}.restoring`, "PG_VERSION"), "half of it");
  expect(existingHome(folders.dirOf("interrupted"))).toBeUndefined();
  await restoreCommand([BACKUP]);
  expect(readdirSync(home)).not.toContain("postgres.restoring");
  const server = await folders.start("interrupted");
  expect(await contentsOf(server.urls.superuser)).toEqual(folders.contents);
  await server.stop();
});

test("a damaged backup is refused, and nothing is changed", async () => {
  const damaged = folders.dirOf("damaged.tar.gz");
  const cases: [string, () => void][] = [
    ["cut off", () => truncateSync(damaged, Math.floor(statSync(BACKUP).size / 2))],
    ["its end missing", () => truncateSync(damaged, statSync(BACKUP).size - 8)],
    [
      "changed in the middle",
      () => {
        const bytes = readFileSync(damaged);
        const middle = Math.floor(bytes.length / 2);
        bytes.fill(7, middle, middle + 100);
        writeFileSync(damaged, bytes);
      },
    ],
    ["no archive", () => writeFileSync(damaged, "hello")],
    ["another archive", () => execFileSync("tar", ["-czf", damaged, "-C", "docs", "decisions"])],
    ["empty", () => writeFileSync(damaged, "")],
  ];
  folders.use("fourth");
  for (const [what, damage] of cases) {
    writeFileSync(damaged, readFileSync(BACKUP));
    damage();
    await expect(restoreCommand([damaged]), what).rejects.toThrow(
      /^.*damaged\.tar\.gz is damaged, or not a backup of KaamSetu \(.+\): nothing was changed\.$/,
    );
  }
  const { home } = locatePostgres(folders.dirOf("fourth"));
  expect([...readdirSync(home), ...readdirSync(folders.dirOf("fourth"))]).toEqual([]);
});

test("a backup is written in full or not at all, and never over another file", async () => {
  await expect(backupCommand([BACKUP])).rejects.toThrow(`There is a file ${BACKUP} already: choose another name.`);
  await withSmallDisk("1m", async (folder) => {
    const file = path.join(folder, "x.tar.gz");
    await expect(backupCommand([file])).rejects.toThrow(
      `The disk of ${folder} is full: make room on it, then start again.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});
