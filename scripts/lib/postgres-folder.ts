import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, makeFolder, OTHER_DATA_DIR, readText, UserError } from "../before-install/errors.mjs";
import { commandLine, isAlive } from "../before-install/locks.mjs";
import type { PostgresFiles } from "./postgres-files";

/** The name of both the embedded server's user and its database. */
export const NAME = "kaamsetu";
const PASSWORD_FILE = "kaamsetu-password";
const STOP_MS = 10_000;

/** Creates PostgreSQL's data folder, with a random password stored in it. */
export function initialise({ home, data, bin, runAs }: Omit<PostgresFiles, "major">): void {
  // Created under another name first, so that an interrupted start leaves no partial data folder behind.
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(unfinished, OTHER_DATA_DIR);
  const password = randomBytes(24).toString("base64url");
  const passwordFile = path.join(home, "postgres-password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = runAs;
  if (uid !== undefined && gid !== undefined) {
    for (const file of [unfinished, passwordFile]) chownSync(file, uid, gid);
  }
  // With locale C, pg_trgm finds no trigrams in Indian scripts. macOS has no C.UTF-8.
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const { status, stderr, error } = spawnSync(
    path.join(bin, "initdb"),
    [
      `--pgdata=${unfinished}`,
      `--username=${NAME}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      `--locale=${locale}`,
      "--encoding=UTF8",
      "--no-instructions",
    ],
    { ...runAs, cwd: "/", encoding: "utf8" },
  );
  if (status !== 0) {
    // Its last line may be about cleaning up.
    const reason = stderr?.split("\n").find((line) => /error:|FATAL|PANIC/.test(line)) ?? lastLine(stderr);
    throw new UserError(`The database folder ${data} could not be made: ${reason || error?.message}`);
  }
  renameSync(passwordFile, path.join(unfinished, PASSWORD_FILE));
  renameSync(unfinished, data);
}

/** Throws a UserError for a folder that this PostgreSQL cannot or must not use. */
export function checkVersion({ data, major }: Pick<PostgresFiles, "data" | "major">): void {
  const file = path.join(data, "PG_VERSION");
  let found;
  try {
    if (!existsSync(file) && readdirSync(data).length > 0) {
      throw new UserError(`${data} is not a PostgreSQL data folder: move it away to start with an empty database.`);
    }
    found = readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `The database folder ${data} cannot be read (${errorCode(error)}): start as the user who owns it, or set KAAMSETU_DATA_DIR to another folder.`,
    );
  }
  if (found !== major) {
    throw new UserError(
      `The database folder ${data} was made by PostgreSQL ${found}, but this is PostgreSQL ${major}: move it away to start empty, or bring its data over with pg_dump of version ${found}.`,
    );
  }
}

/**
 * A crashed start leaves postmaster.pid behind, and sometimes the server too. The folder's lock is ours by now.
 *
 * @param say prints a line @param stopMs how long to wait for the server to stop after each request
 */
export async function clearOldServer(
  { data }: Pick<PostgresFiles, "data">,
  say: (line: string) => void,
  stopMs = STOP_MS,
): Promise<void> {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const { pid } = readPostmaster(data);
  if (isServerOf(data, pid)) {
    say(`Stopping the database server that an earlier start left running (process ${pid}).`);
    process.kill(pid, "SIGINT");
    if (!(await waitForExit(pid, stopMs))) process.kill(pid, "SIGQUIT");
    if (!(await waitForExit(pid, stopMs))) {
      throw new UserError(`The database server of an earlier start does not stop: end process ${pid} and start again.`);
    }
  } else {
    say("Removing the postmaster.pid that a crashed database server left behind.");
  }
  rmSync(file, { force: true });
}

/** The URL of this data folder's database if its server is running, or undefined. */
export function urlOfRunning(data: string): string | undefined {
  const { pid, port } = readPostmaster(data);
  return port && isServerOf(data, pid) ? embeddedUrl(data, port) : undefined;
}

function readPostmaster(data: string): { pid: number; port: number } {
  const [pid, , , port] = readText(path.join(data, "postmaster.pid")).split("\n");
  return { pid: Number(pid), port: Number(port) };
}

/** Whether a process is the PostgreSQL server of this data folder. */
function isServerOf(data: string, pid: number): boolean {
  return pid > 0 && isAlive(pid) && commandLine(pid).includes(`postgres -D ${data} `);
}

async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() > end) return false;
    await sleep(50);
  }
  return true;
}

/** The URL of this data folder's database while its server listens on `port`. */
export function embeddedUrl(data: string, port: number): string {
  const file = path.join(data, PASSWORD_FILE);
  try {
    return `postgresql://${NAME}:${readFileSync(file, "utf8")}@127.0.0.1:${port}/${NAME}`;
  } catch {
    throw new UserError(
      `The database's password file ${file} is missing: put it back, or move ${data} away to start empty.`,
    );
  }
}

/** The last line of a text. */
export const lastLine = (text: string | undefined): string => (text ?? "").trim().split("\n").at(-1) ?? "";
