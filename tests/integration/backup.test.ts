import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { backupCommand, restoreCommand } from "@/scripts/lib/backup-commands";
import { addUser, contentsOf, dataFolders } from "../support/data-folders";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folders = dataFolders();
const BACKUP = folders.dirOf("one.tar.gz");

test("without a running server one is started for the copy, and what is restored elsewhere is the same", async () => {
  await backupCommand(["one.tar.gz"]);
  expect(folders.said).toEqual([
    expect.stringMatching(
      new RegExp(`^Backed up the database and 5 files of pictures: ${BACKUP} \\(\\d+ MB\\)\\.\nIt holds people's data`),
    ),
  ]);
  expect((statSync(BACKUP).mode & 0o777).toString(8)).toBe("600");
  // Any tar opens it.
  expect(execFileSync("tar", ["-tzf", BACKUP], { encoding: "utf8" })).toMatch(
    /^kaamsetu-backup\.json\n[\s\S]*uploads\/picture-4\.webp\n/,
  );

  folders.use("second");
  await restoreCommand(["one.tar.gz"]);
  expect(folders.said.at(-1)).toMatch(/^Restored the backup made at \d{4}-.*Z\. Start with: npm start$/);
  const server = await folders.start("second");
  expect(await contentsOf(server.urls.superuser)).toEqual(folders.contents);
  expect(folders.picturesIn("second")).toEqual(folders.picturesIn("first"));
  await addUser(server.urls.application, "after.it");
  await server.stop();
});

test("what cannot be done is said in a sentence", async () => {
  folders.use("nothing-yet");
  await expect(backupCommand([])).rejects.toThrow(
    `There is no database in ${folders.dirOf("nothing-yet")} yet, so nothing to back up.`,
  );
  await expect(restoreCommand([])).rejects.toThrow("Name the backup: npm run db:restore -- FILE");
  await expect(restoreCommand(["nowhere.tar.gz"])).rejects.toThrow(
    `There is no file ${folders.dirOf("nowhere.tar.gz")}.`,
  );
  await expect(backupCommand(["a", "b"])).rejects.toThrow("Use npm run db:backup [-- FILE]");
  await expect(backupCommand(["--fast"])).rejects.toThrow("Use npm run db:backup [-- FILE]");
  await expect(restoreCommand([BACKUP, "--force"])).rejects.toThrow("Use npm run db:restore -- FILE");
  folders.use("first", { DATABASE_URL: "postgresql://own/x" });
  for (const command of [backupCommand, restoreCommand]) {
    await expect(command([BACKUP])).rejects.toThrow("use pg_dump, as docs/operations.md says");
  }
  expect(existsSync(folders.dirOf("nothing-yet/postgres"))).toBe(false);
});

test("with pictures in a bucket the database is backed up alone, under a name of its own", async () => {
  folders.use("first", { UPLOAD_STORAGE: "s3" });
  await backupCommand([]);
  const [name] = readdirSync(path.join(folders.dirOf("first"), "backups"));
  expect(name).toMatch(/^kaamsetu-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/);
  expect(folders.said[0]).toContain("Backed up the database (pictures are in the bucket)");
  expect(
    execFileSync("tar", ["-tzf", path.join(folders.dirOf("first"), "backups", name!)], { encoding: "utf8" }),
  ).not.toContain("uploads");
});
