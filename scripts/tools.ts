/**
 * The commands of the tools image, bundled by scripts/lib/tools-image.ts: `node tools/tools.mjs setup`. All need
 * DATABASE_URL; the embedded server is for one machine.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { reachedAt } from "../lib/core/reached-at";
import { runCommand, UserError } from "./before-install/errors.mjs";
import { readSettings } from "./before-install/settings.mjs";
import { typescriptArgs } from "./before-install/steps.mjs";
import { bringUpToDate, configuredUrls, createFirstAdmin, seedWhenEmpty } from "./lib/database";
import type { DatabaseUrls } from "./lib/postgres-roles";

type Tool = (urls: DatabaseUrls, args: string[]) => Promise<number | void>;

const TOOLS: Record<string, Tool> = {
  /** Applies the migrations. */
  async migrate(urls) {
    await bringUpToDate(urls);
    console.log("The database is up to date.");
  },

  /** The same, then demo data (DEMO_DATA=1) and the first administrator (ADMIN_USERNAME, ADMIN_PASSWORD) if there is none. */
  async setup(urls, args) {
    const { APP_URL, DEMO_DATA } = process.env;
    const reached = reachedAt({ HOSTNAME: "localhost", APP_URL });
    if (DEMO_DATA === "1" && reached !== null) {
      throw new UserError(`Demo data has published passwords, and others reach ${reached}: leave DEMO_DATA out.`);
    }
    await TOOLS.migrate!(urls, args);
    const env = settingsOf(urls);
    if (DEMO_DATA === "1") await seedWhenEmpty(env);
    await createFirstAdmin(env);
  },

  /** An administrator's account: [--list | --reset NAME]. */
  admin: (urls, args) => run("scripts/admin-create.ts", urls, args),

  /** Applies the retention rules: [--dry-run]. */
  tidy: (urls, args) => run("scripts/tidy.ts", urls, args),

  /** Deletes unused pictures: [--dry-run --repair --force]. */
  "uploads-clean": (urls, args) => run("scripts/uploads-clean.ts", urls, args),

  /** Reads all jobs' texts again, by this version's rules. */
  "jobs-reread": (urls, args) => run("scripts/jobs-reread.ts", urls, args),
};

// The settings are validated as a whole, although no command signs anything.
const settingsOf = ({ application }: DatabaseUrls) => ({
  DATABASE_URL: application,
  SESSION_SECRET: process.env.SESSION_SECRET || randomBytes(32).toString("base64url"),
});

/** Runs another file of the image in this terminal. @returns its exit code. */
function run(file: string, urls: DatabaseUrls, args: string[]): Promise<number> {
  const env = { ...process.env, ...settingsOf(urls) };
  const child = spawn(process.execPath, typescriptArgs(file, ...args), { env, stdio: "inherit" });
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

void runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const tool = TOOLS[name];
  if (!tool) throw new UserError(`Name one of ${Object.keys(TOOLS).join(", ")}: docs/deployment.md explains them.`);
  const urls = configuredUrls(readSettings());
  if (!urls) throw new UserError("DATABASE_URL is missing: these commands are for a database of your own.");
  return tool(urls, args);
});
