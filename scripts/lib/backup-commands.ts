import path from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "../before-install/errors.mjs";
import { readSettings } from "../before-install/settings.mjs";
import { backUp } from "./backup";
import { withDatabase } from "./database";
import { existingHome } from "./postgres-files";
import { restore } from "./restore";

/** npm run db:backup [-- FILE]: the embedded database and the pictures in one file. */
export async function backupCommand(args: string[]): Promise<void> {
  const [file] = parse(args, "npm run db:backup [-- FILE]").positionals;
  const { dataDir, uploadDir } = readPlaces();
  if (!existingHome(dataDir)) throw new UserError(`There is no database in ${dataDir} yet, so nothing to back up.`);
  const target = file ? fromCaller(file) : path.join(dataDir, "backups", defaultName(new Date()));
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

/** npm run db:restore -- FILE [--force]: what db:backup wrote, in place of the data folder. */
export async function restoreCommand(args: string[]): Promise<void> {
  const usage = "npm run db:restore -- FILE [--force]";
  const { values, positionals } = parse(args, usage);
  const [file] = positionals;
  if (!file) throw new UserError(`Name the backup: ${usage}`);
  const { dataDir, uploadDir } = readPlaces();
  const madeAt = await restore(fromCaller(file), { dataDir, uploadDir, force: values.force });
  console.log(`Restored the backup made at ${madeAt}. Start with: npm start`);
}

function parse(args: string[], usage: string) {
  try {
    const parsed = parseArgs({ args, options: { force: { type: "boolean" } }, allowPositionals: true });
    if (parsed.positionals.length <= 1) return parsed;
  } catch (cause) {
    throw new UserError(`Use ${usage}`, { cause });
  }
  throw new UserError(`Use ${usage}`);
}

/** @throws UserError with a database of one's own. */
function readPlaces(): { dataDir: string; uploadDir: string | undefined } {
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl) {
    throw new UserError(
      'This copies the embedded database, but DATABASE_URL names one of your own: use pg_dump, as docs/deployment.md says under "Backup".',
    );
  }
  const isOnDisk = process.env.UPLOAD_STORAGE !== "s3";
  const uploadDir = path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads"));
  return { dataDir, uploadDir: isOnDisk ? uploadDir : undefined };
}

/** A file as the caller's terminal means it: npm runs scripts in the project's folder. */
const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD || ".", file);

const defaultName = (now: Date): string =>
  `kaamsetu-${now.toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-")}.tar.gz`;
