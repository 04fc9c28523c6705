import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reachedAt } from "@/lib/reached-at";
import {
  errorCode,
  isDiskFull,
  makeFolder,
  OTHER_DATA_DIR,
  readText,
  UserError,
  withDiskNamed,
} from "./before-install/errors.mjs";
import type { Lifecycle } from "./before-install/lifecycle.mjs";
import type { Settings } from "./before-install/settings.mjs";
import { keepRunning } from "./lib/keep-running";
import { ensureBuild, ensurePrismaClient } from "./lib/next";
import { becomesReady, spawnServer } from "./lib/server";
import {
  bringUpToDate,
  configuredUrls,
  createFirstAdmin,
  demoAccounts,
  publishedAccounts,
  seedWhenEmpty,
} from "./lib/database";
import { startEmbedded } from "./lib/embedded-postgres";
import type { DatabaseUrls } from "./lib/postgres-roles";

/** Starts the application with `next start` or `next dev` and keeps it running until a signal ends the lifecycle. */
export async function serve(command: "start" | "dev", settings: Settings, lifecycle: Lifecycle): Promise<never> {
  try {
    await ensurePrismaClient();
    const env = await prepareDatabase(settings, lifecycle);
    if (command === "start") await ensureBuild();
    const spawn = () => spawnServer(command, { ...settings, env });
    const first = spawn();
    lifecycle.onEnd(first.stop);
    const [isReady, lines] = await Promise.all([becomesReady(first, settings), greeting(settings, env.DATABASE_URL)]);
    if (isReady) {
      console.log(lines.join("\n"));
      const server = keepRunning({ name: "The application", first, again: async () => spawn() });
      lifecycle.onEnd(server.stop);
      await server.exited;
    }
    lifecycle.fail("The application has ended unexpectedly; the reason is above.");
  } catch (error) {
    if (!lifecycle.isEnding()) {
      await lifecycle.end();
      throw error;
    }
  }
  // Running or stopping: a signal decides when the process ends.
  return new Promise(() => {});
}

/**
 * Gets the database ready: started, migrated, with demo data if wanted. The embedded server is stopped at the end of
 * `lifecycle`. @returns the database settings the application needs, as environment variables.
 */
async function prepareDatabase(settings: Settings, lifecycle: Lifecycle) {
  const { dataDir } = settings;
  const own = configuredUrls(settings);
  const { urls, home, problem } = own
    ? { urls: own, home: "", problem: () => "" }
    : await startedEmbedded(dataDir, lifecycle);
  try {
    return await fillDatabase(urls, settings);
  } catch (error) {
    // A server that ends because of a full disk leaves those who ask it with a broken connection.
    const reason = isDiskFull(problem()) ? new Error(problem(), { cause: error }) : error;
    throw withDiskNamed(home, reason, own ? "" : OTHER_DATA_DIR);
  }
}

/** @returns the settings that the application needs. */
async function fillDatabase(urls: DatabaseUrls, { dataDir, demoData, hostname }: Settings) {
  const env = {
    DATABASE_URL: urls.application,
    SESSION_SECRET: process.env.SESSION_SECRET || keptSessionSecret(dataDir),
    UPLOAD_DIR: path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads")),
  };
  await bringUpToDate(urls, ({ length }) => {
    if (length > 0) console.log(`Applied ${length} database migration${length === 1 ? "" : "s"}.`);
  });
  if (demoData) await seedWhenEmpty(env);
  await createFirstAdmin(env);
  const { APP_URL, TRUSTED_PROXIES } = process.env;
  const reached = reachedAt({ HOSTNAME: hostname, APP_URL, TRUSTED_PROXIES });
  if (reached) await requireNoDemoPasswords(env.DATABASE_URL, reached);
  return env;
}

async function startedEmbedded(dataDir: string, lifecycle: Lifecycle) {
  const server = await startEmbedded({ dataDir });
  lifecycle.onEnd(server.stop);
  if (server.home !== dataDir) {
    console.log(`The database is kept in ${server.home}: the system user that runs it may not enter ${dataDir}.`);
  }
  void server.exited.then(() =>
    lifecycle.fail("The database server has ended unexpectedly; its log is in the data folder."),
  );
  return server;
}

/**
 * Demo accounts have published passwords, including an administrator's.
 * @throws UserError if others could reach the server while one of them still works.
 */
async function requireNoDemoPasswords(url: string, reached: string): Promise<void> {
  const names = await publishedAccounts(url);
  if (names.length === 0) return;
  const some = names.length > 3 ? [...names.slice(0, 3), `and ${names.length - 3} more`] : names;
  throw new UserError(
    `Others must not reach this server on ${reached}: its demo accounts still have their published passwords (${some.join(", ")}). ` +
      "Start with an empty database (DEMO_DATA=0 and another KAAMSETU_DATA_DIR), or deactivate these accounts or change their passwords first.",
  );
}

/** The secret of the embedded default: generated on first start and kept, so that a restart logs nobody out. */
function keptSessionSecret(dataDir: string): string {
  makeFolder(dataDir, OTHER_DATA_DIR);
  const file = path.join(dataDir, "session-secret");
  const kept = readText(file).trim();
  if (kept) return kept;
  // Written under another name first: a crash between creating a file and writing it leaves an empty one.
  const secret = randomBytes(32).toString("base64url");
  try {
    writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new UserError(
      `The file ${file} cannot be written (${errorCode(error)}): make room on the disk, give this user write permission there${OTHER_DATA_DIR}.`,
    );
  }
  return secret;
}

/** The lines printed after the start: the application's address and, if there is demo data, its accounts. */
async function greeting({ port, hostname, demoData, dataDir, databaseUrl }: Settings, url: string): Promise<string[]> {
  const lines = ["", `KaamSetu is ready: http://localhost:${port}`];
  if (hostname === "localhost") lines.push("Only this computer reaches it; docs/deployment.md says how others do.");
  if (!databaseUrl) lines.push(`Data: ${dataDir}`);
  const accounts = demoData ? await demoAccounts(url) : [];
  if (accounts.length > 0) lines.push("Demo accounts:");
  for (const { kind, username, password } of accounts) {
    lines.push(
      `  ${kind.padEnd(9)} ${username.padEnd(18)} ${password}${kind === "admin" ? "   (at /admin-login)" : ""}`,
    );
  }
  return [...lines, "Stop it with Ctrl-C.", ""];
}
