import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
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
import { isFinal, keepRunning, type Ending } from "./lib/keep-running";
import { ensureBuild, ensurePrismaClient } from "./lib/next";
import { becomesReady, spawnServer } from "./lib/server";
import { bringUpToDate, configuredUrls, createFirstAdmin, demoAccounts, seedWhenEmpty } from "./lib/database";
import { startEmbedded } from "./lib/embedded-postgres";
import type { DatabaseUrls } from "./lib/postgres-roles";

/** Starts the application with `next start` or `next dev` and keeps it running until a signal ends the lifecycle. */
export async function serve(command: "start" | "dev", settings: Settings, lifecycle: Lifecycle): Promise<never> {
  try {
    await ensurePrismaClient();
    const env = await prepareDatabase(settings, lifecycle);
    if (command === "start") await ensureBuild();
    const spawn = (deaths: Readonly<Record<string, number>> = {}) =>
      spawnServer(command, { ...settings, env: { ...env, SERVER_DEATHS: JSON.stringify(deaths) } });
    const first = spawn();
    lifecycle.onEnd(first.stop);
    const [isReady, lines] = await Promise.all([becomesReady(first, settings), greeting(settings, env.DATABASE_URL)]);
    let ending: Ending = { code: null, signal: null, words: "" };
    if (!isReady) ending = await first.exited;
    else {
      console.log(lines.join("\n"));
      const again = async (deaths: Readonly<Record<string, number>>) => spawn(deaths);
      const server = keepRunning({ name: "The application", first, again, say: sayDeath });
      lifecycle.onEnd(server.stop);
      ending = await server.exited;
    }
    // A refused setting, port or database was said in a sentence of its own.
    lifecycle.fail(isFinal(ending) ? "" : "The application has ended unexpectedly; the reason is above.");
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
async function fillDatabase(urls: DatabaseUrls, { dataDir, demoData }: Settings) {
  const env = {
    DATABASE_URL: urls.application,
    SESSION_SECRET: process.env.SESSION_SECRET || keptSessionSecret(dataDir),
    UPLOAD_DIR: path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads")),
  };
  await bringUpToDate(urls);
  if (demoData) await seedWhenEmpty(env);
  await createFirstAdmin(env);
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

/** One line among the server's own, in their form. */
const sayDeath = (hint: string, { cause, words }: { cause: string; words: string }) =>
  console.log(
    JSON.stringify({ level: "error", time: new Date().toISOString(), cause, words, hint, event: "server_ended" }),
  );

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
