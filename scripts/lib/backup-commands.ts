import path from "node:path";
import { UserError } from "../before-install/errors.mjs";
import { readSettings } from "../before-install/settings.mjs";
import { backUp } from "./backup";
import { withDatabase } from "./database";
import { existingHome } from "./postgres-files";
import { restore } from "./restore";

/** npm run db:backup [-- FILE]: the embedded database and the pictures in one file. */
export async function backupCommand(args: string[]): Promise<void> {
  const file = fileOf(args, "npm run db:backup [-- FILE]");
  const { dataDir, uploadDir } = readPlaces();
  if (!existingHome(dataDir)) throw new UserError(`There is no database in ${dataDir} yet, so nothing to back up.`);
  const target = file ?? path.join(dataDir, "backups", defaultName(new Date()));
  const { bytes, pictures } = await withDatabase(({ superuser }) =>
    backUp(target, { superuserUrl: superuser, uploadDir }),
  );
  const size = `${Math.ceil(bytes / 1_000_000)} MB`;
  const what = uploadDir
    ? `the database and ${pictures} files of pictures`
    : "the database (pictures are in the bucket)";
  console.log(
    `Backed up ${what}: ${target} (${size}).\nIt holds people's data: keep it where nobody else can read it, and not only on this disk.`,
  );
}

/** npm run db:restore -- FILE: puts back what db:backup wrote. */
export async function restoreCommand(args: string[]): Promise<void> {
  const usage = "npm run db:restore -- FILE";
  const file = fileOf(args, usage);
  if (!file) throw new UserError(`Name the backup: ${usage}`);
  const madeAt = await restore(file, readPlaces());
  console.log(`Restored the backup made at ${madeAt}. Start with: npm start`);
}

/** The file that a command names, as the caller's terminal means it: npm runs scripts in the project's folder. */
function fileOf([file, ...more]: string[], usage: string): string | undefined {
  if (more.length > 0 || file?.startsWith("-")) throw new UserError(`Use ${usage}`);
  return file && path.resolve(process.env.INIT_CWD || ".", file);
}

/** @throws UserError with a database of one's own. */
function readPlaces(): { dataDir: string; uploadDir: string | undefined } {
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl) {
    throw new UserError(
      'This copies the embedded database, but DATABASE_URL names one of your own: use pg_dump, as docs/operations.md says under "Backup".',
    );
  }
  const isOnDisk = process.env.UPLOAD_STORAGE !== "s3";
  const uploadDir = path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads"));
  return { dataDir, uploadDir: isOnDisk ? uploadDir : undefined };
}

const defaultName = (now: Date): string =>
  `kaamsetu-${now.toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-")}.tar.gz`;
