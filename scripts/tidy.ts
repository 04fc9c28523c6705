import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { RULES } from "@/lib/platform/retention/rules";
import { tidy } from "@/lib/domains/tidy/service";
import { runCommand, UserError } from "./before-install/errors.mjs";

/** Applies the retention rules as told by `args`, and prints what each did. @returns the exit code. */
async function tidyCommand(args: string[]): Promise<number> {
  const isDryRun = readArguments(args);
  const { counts, failed } = await tidy({ isDryRun });
  for (const { name, what, then } of RULES) {
    const outcome = failed.includes(name) ? "failed, as the line above says" : `${counts[name] ?? 0} – ${then}`;
    console.log(`${what}: ${outcome}`);
  }
  if (isDryRun) console.log("This was a dry run: nothing was changed.");
  return failed.length > 0 ? 1 : 0;
}

function readArguments(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { "dry-run": { type: "boolean", default: false } } }).values["dry-run"];
  } catch {
    throw new UserError("npm run tidy -- [--dry-run]: see docs/deployment.md.");
  }
}

// Run by the `tidy` command, with DATABASE_URL set.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void runCommand(() => tidyCommand(process.argv.slice(2)));
}
