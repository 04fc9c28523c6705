import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { UserError } from "../before-install/errors.mjs";
import { projectDir } from "../before-install/settings.mjs";

const MIGRATIONS_DIR = path.join(projectDir, "prisma", "migrations");

export type Migration = { name: string; sql: string };

/** The migrations on disk, oldest first. @throws UserError if one has no SQL file. */
export function readMigrations(dir = MIGRATIONS_DIR): Migration[] {
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const file = path.join(dir, name, "migration.sql");
      if (existsSync(file)) return { name, sql: readFileSync(file, "utf8") };
      throw new UserError(
        `The database could not be migrated: there is no migration file ${file}. Remove its folder, or put the file back.`,
      );
    });
}

/** Writes a new migration. @param name used in the folder's name. @returns the path of its SQL file. */
export function writeMigration(name: string, sql: string, dir = MIGRATIONS_DIR, now = new Date()): string {
  const timestamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(dir, `${timestamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "migration.sql");
  writeFileSync(file, sql);
  return file;
}
