import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { getEnv } from "@/lib/platform/env";
import { epochNow, HOUR_MS } from "@/lib/core/time";
import { CleanRefusal, cleanUploads, type CleanReport } from "@/lib/platform/uploads/clean";
import { storage } from "@/lib/platform/uploads/storage";
import { runCommand, UserError } from "./before-install/errors.mjs";

/** How many broken pictures are printed by name; the rest are only counted. */
const MAX_NAMED = 20;

const REFUSALS: Record<CleanRefusal["reason"], string> = {
  empty_database:
    "The store holds files, but this database knows no picture at all: check DATABASE_URL. If it is the right one, add --force.",
  empty_store:
    "The database knows pictures, but this store holds none at all: check UPLOAD_STORAGE, UPLOAD_DIR or S3_BUCKET. If it is the right one, add --force.",
};

/**
 * Cleans the configured store as told by `args`, and prints its findings.
 * @throws UserError for invalid arguments, or if store and database do not belong together.
 */
export async function uploadsCommand(args: string[]): Promise<void> {
  const { dryRun, repair, force } = readArguments(args);
  checkSettings();
  let named = 0;
  try {
    const report = await cleanUploads(storage(), {
      before: new Date(epochNow() - HOUR_MS),
      isDryRun: dryRun,
      isRepair: repair,
      isForced: force,
      onBroken: (name) => (named += 1) <= MAX_NAMED && console.log(`No file for the picture ${name}`),
    });
    tell(report, { dryRun, repair });
  } catch (error) {
    if (error instanceof CleanRefusal) throw new UserError(REFUSALS[error.reason]);
    throw error;
  }
}

function readArguments(args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values } = parseArgs({ args, options: { "dry-run": flag, repair: flag, force: flag } });
    return { dryRun: values["dry-run"], repair: values.repair, force: values.force };
  } catch {
    throw new UserError("npm run uploads:clean -- [--dry-run] [--repair] [--force]: see docs/deployment.md.");
  }
}

function checkSettings(): void {
  try {
    getEnv();
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

function tell(report: CleanReport, { dryRun, repair }: { dryRun: boolean; repair: boolean }): void {
  const removed = dryRun ? "would be removed" : "removed";
  console.log(`${report.files} files of pictures in the store.`);
  console.log(`${report.unusedRows} pictures that nothing refers to: ${removed}.`);
  console.log(`${report.strayFiles} files that no picture has: ${removed}.`);
  console.log(`${report.parts} parts of files that were never finished: ${removed}.`);
  const broken = repair ? `reference ${dryRun ? "would be cleared" : "cleared"}` : "left; --repair clears them";
  console.log(`${report.broken} pictures without a file: ${broken}.`);
}

// Run by the `uploads-clean` command, with DATABASE_URL set.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void runCommand(() => uploadsCommand(process.argv.slice(2)));
}
