import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdtempSync, openSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorCode, OTHER_DATA_DIR, readText, UserError, withDiskNamed } from "../before-install/errors.mjs";
import { lockFolder } from "../before-install/locks.mjs";
import { freePort } from "../before-install/settings.mjs";
import { siblingUrl } from "./connection";
import { keepRunning, type Ending } from "./keep-running";
import { existingHome, locatePostgres, type PostgresFiles } from "./postgres-files";
import { checkVersion, clearOldServer, embeddedUrl, initialise, lastLine, urlOfRunning } from "./postgres-folder";
import { type DatabaseUrls, prepareRoles, urlsOf } from "./postgres-roles";

const START_SECONDS = 120;
const STOP_MS = 30_000;
const LOG_LIMIT_BYTES = 5_000_000;
const LOG_LOOK_MS = 60_000;
const WRONG_PASSWORD = "28P01";

/** Settings of postgresql.conf, by name. */
type ServerSettings = Record<string, string>;

export type EmbeddedServer = {
  /** URLs of the database "kaamsetu". */
  urls: DatabaseUrls;
  /** The folder of the server's files. */
  home: string;
  /** Resolves when the server has been stopped. */
  exited: Promise<unknown>;
  /** Why the server ended, in its log's words since this start; its last lines if it runs. */
  problem: () => string;
  stop(): Promise<void>;
};

type Options = { dataDir: string; serverSettings?: ServerSettings; say?: (line: string) => void };

/**
 * Starts the embedded PostgreSQL on `dataDir`, which is created if missing. It listens only on 127.0.0.1, on a free
 * port.
 * @throws UserError for every problem the user can fix.
 */
export async function startEmbedded({
  dataDir,
  serverSettings = {},
  say = console.log,
}: Options): Promise<EmbeddedServer> {
  const files = locatePostgres(dataDir);
  const unlock = await lockFolder(files.home).catch((error: unknown) => {
    throw withDiskNamed(files.home, error, OTHER_DATA_DIR);
  });
  try {
    if (!existsSync(files.data)) initialise(files);
    checkVersion(files);
    await clearOldServer(files, say);
    const first = await launch(files, serverSettings);
    const urls = urlsOf(first.url);
    await prepareRoles(urls).catch(stopFirst(first));
    const server = keepRunning({
      name: "The database server",
      first,
      // On the same port, the only one the application knows.
      again: () => launch(files, serverSettings, Number(new URL(first.url).port)),
      say,
    });
    return {
      ...server,
      urls,
      home: files.home,
      problem: () => startProblem(first),
      stop: () => server.stop().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw withDiskNamed(files.home, error, OTHER_DATA_DIR);
  }
}

/** The URLs of the embedded server now running on `dataDir`, or undefined. */
export function runningUrls(dataDir: string): DatabaseUrls | undefined {
  const home = existingHome(dataDir);
  const superuser = home && urlOfRunning(path.join(home, "postgres"));
  return superuser ? urlsOf(superuser) : undefined;
}

/** Starts an empty embedded PostgreSQL for tests, whose data is deleted when it stops. It never waits for the disk. */
export async function startThrowaway(): Promise<EmbeddedServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-test-"));
  // When started by root, the server runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({
    dataDir,
    serverSettings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
  });
  const remove = () => [server.home, dataDir].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  return { ...server, stop: () => server.stop().finally(remove) };
}

/** Starts the server on a free port and waits until it accepts connections. */
async function launch(files: PostgresFiles, serverSettings: ServerSettings, port?: number): Promise<Spawned> {
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(files, port ?? (await freePort()), serverSettings);
    if (await becomesReady(server).catch(stopFirst(server))) return server;
    const problem = startProblem(server);
    // Another program has just taken the port, or the processes of a crashed server are still exiting.
    const mayPass = /could not bind|pre-existing shared memory/.test(problem);
    if (!mayPass || attempt === 10) {
      throw new UserError(`The embedded PostgreSQL did not start: ${lastLine(problem)} (its log is ${server.logFile})`);
    }
    await sleep(500);
  }
}

/** For errors that leave the server running. */
const stopFirst = (server: Spawned) => async (error: unknown) => {
  await server.stop();
  throw error;
};

type Spawned = ReturnType<typeof spawnServer>;

function spawnServer({ home, data, bin, runAs }: PostgresFiles, port: number, serverSettings: ServerSettings) {
  const url = embeddedUrl(data, port);
  const logFile = path.join(home, "postgres.log");
  // Appending, so that what is written after a cut begins at the file's new end.
  const log = openSync(logFile, "a", 0o600);
  cutLog(logFile);
  const cutting = setInterval(() => cutLog(logFile), LOG_LOOK_MS);
  const logFrom = statSync(logFile).size;
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    // Without details, which quote values, for example a username that is already taken.
    log_error_verbosity: "terse",
    // Nor statements or their parameters, whatever the folder's own settings say.
    log_min_error_statement: "panic",
    log_statement: "none",
    log_min_duration_statement: "-1",
    log_parameter_max_length: "0",
    log_parameter_max_length_on_error: "0",
    ...serverSettings,
  };
  const settingArgs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(
    path.join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settingArgs],
    // A process group of its own: Ctrl-C must not reach it before the application has stopped.
    { ...runAs, cwd: "/", detached: true, stdio: ["ignore", log, log] },
  );
  const exited = new Promise<Ending>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal, words: "" }));
    child.once("error", ({ message }) => resolve({ code: null, signal: "not_started", words: message }));
  });
  const killAtExit = () => child.kill("SIGINT");
  process.once("exit", killAtExit);
  void exited.then(() => {
    process.off("exit", killAtExit);
    clearInterval(cutting);
  });
  return {
    url,
    logFile,
    logFrom,
    exited,
    kill: () => child.kill("SIGQUIT"),
    async stop() {
      child.kill("SIGINT");
      const giveUp = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
      await exited;
      clearTimeout(giveUp);
    },
  };
}

/** Keeps a log that has grown too long as postgres.log.1, in place of the one before, and begins again. */
export function cutLog(file: string, limitBytes = LOG_LIMIT_BYTES): void {
  if (!existsSync(file) || statSync(file).size <= limitBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

async function becomesReady({ url, kill, exited }: Spawned): Promise<boolean> {
  let hasEnded = false;
  void exited.then(() => (hasEnded = true));
  const end = performance.now() + START_SECONDS * 1000;
  while (!hasEnded && performance.now() < end) {
    if (await answers(url)) return true;
    await sleep(50);
  }
  kill();
  return false;
}

/** Whether the server accepts connections. Waiting cannot cure a refused password, so that throws a UserError. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: siblingUrl(url, "postgres") });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (errorCode(error) === WRONG_PASSWORD) {
      throw new UserError(
        `The embedded database refuses its own password: the password file in its folder was changed, put the old one back.`,
      );
    }
    return false;
  }
}

function startProblem({ logFile, logFrom }: Spawned): string {
  const lines = Buffer.from(readText(logFile)).subarray(logFrom).toString().trimEnd().split("\n").slice(-15);
  return lines.filter((line) => /FATAL|PANIC|LOG:\s+could not bind/.test(line)).join("\n") || lines.join("\n");
}
