import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { UserError } from "./before-install/errors.mjs";
import { projectDir, readSettings } from "./before-install/settings.mjs";
import { typescriptArgs } from "./before-install/steps.mjs";
import { ensureBuild, ensurePrismaClient } from "./lib/next";
import { backupCommand, restoreCommand } from "./lib/backup-commands";
import { bringUpToDate, withDatabase } from "./lib/database";
import { writeMigration } from "./lib/migration-files";
import { buildTools } from "./lib/tools-image";
import { pendingSql } from "./lib/schema-difference";

/** The commands of package.json that do one thing and exit. They return their exit code, or nothing for 0. */
export const COMMANDS = {
  /** npm run db:generate */
  generate: () => ensurePrismaClient(),

  /** npm run build */
  async build() {
    await ensurePrismaClient();
    await ensureBuild();
  },

  /** node scripts/run.mjs tools-image FOLDER: the files of the tools image. */
  async "tools-image"([folder = ""]: string[]) {
    if (!folder) throw new UserError("Name the folder to write to.");
    await ensurePrismaClient();
    await buildTools(path.resolve(folder));
  },

  /** npm run db:migrate */
  migrate: () =>
    withDatabase(async (urls) => {
      await bringUpToDate(urls);
      console.log("The database is up to date.");
    }),

  /** npm run db:migration -- NAME – writes the difference between migrations and schema as a new SQL migration. */
  async migration([wanted = ""]: string[]) {
    const name = wanted.toLowerCase().replace(/[^a-z0-9]+/g, "_");
    if (!name) throw new UserError("Give the new migration a name: npm run db:migration -- add_job_budget");
    const sql = await withDatabase(({ superuser }) => pendingSql(superuser));
    if (!sql) return console.log("The migrations already lead to the schema: there is nothing to write.");
    console.log(
      `Wrote ${writeMigration(name, sql)}\nRead it, add what the schema cannot say, then: npm run db:migrate`,
    );
  },

  /** npm run admin:create [-- --list | --reset NAME] */
  async "admin-create"(args: string[]) {
    await ensurePrismaClient();
    return withDatabase(async (urls) => {
      await bringUpToDate(urls);
      return runWithTerminal("scripts/admin-create.ts", args, { DATABASE_URL: urls.application });
    });
  },

  /** npm run uploads:clean [-- --dry-run --repair --force] */
  async "uploads-clean"(args: string[]) {
    return withApplication("scripts/uploads-clean.ts", args);
  },

  /** npm run tidy [-- --dry-run] */
  async tidy(args: string[]) {
    return withApplication("scripts/tidy.ts", args);
  },

  /** npm run jobs:reread */
  async "jobs-reread"() {
    return withApplication("scripts/jobs-reread.ts", []);
  },

  "db-backup": backupCommand,
  "db-restore": restoreCommand,
} satisfies Record<string, (args: string[]) => Promise<number | void>>;

/** Runs a file with the application's database and store of pictures. */
async function withApplication(file: string, args: string[]): Promise<number> {
  await ensurePrismaClient();
  const { dataDir } = readSettings();
  return withDatabase(({ application }) =>
    runWithTerminal(file, args, {
      DATABASE_URL: application,
      UPLOAD_DIR: path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads")),
      // The settings are validated as a whole, although these commands sign nothing.
      SESSION_SECRET: process.env.SESSION_SECRET || randomBytes(32).toString("base64url"),
    }),
  );
}

/** Runs a file that uses the application's own rules, in this terminal. @returns its exit code. */
function runWithTerminal(file: string, args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, typescriptArgs(file, ...args), {
    cwd: projectDir,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  // Ctrl-C at a prompt ends the child; a server started for this command still has to be stopped.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
