import { execFileSync } from "node:child_process";
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError, errorCode, readText, requireWritable } from "./errors.mjs";
import { projectDir } from "./settings.mjs";

const POLL_MS = 200;
const WRITTEN_WITHIN_MS = 2000;

/**
 * Claims a data folder for this process, so that a second start on it is refused with one sentence. The claim of a dead
 * process is ignored.
 *
 * @param {string} folder
 * @returns {Promise<() => void>} releases the folder
 */
export async function lockFolder(folder) {
  const file = path.join(folder, "in-use");
  const holder = await claim(file);
  if (holder) {
    throw new UserError(
      `KaamSetu already runs on ${folder} (process ${holder}): stop it first, or set KAAMSETU_DATA_DIR to another folder.`,
    );
  }
  return () => rmSync(file, { force: true });
}

/**
 * Runs `work` while no other command installs, generates or builds in this project; waits for one that does.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of `work`
 */
export const withProjectLock = (work) => withLock(projectDir, work);

/**
 * `withProjectLock` for the project in `folder`.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of `work`
 */
export async function withLock(folder, work) {
  requireWritable(folder);
  // Not in node_modules, which installing deletes.
  const file = path.join(folder, ".preparing");
  let hasSaid = false;
  for (let holder = await claim(file); holder; holder = await claim(file)) {
    if (!hasSaid) console.log(`Waiting for process ${holder}, which installs or builds in this folder …`);
    hasSaid = true;
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Writes a claim, replacing that of a dead process.
 *
 * @param {string} file
 * @returns {Promise<number | undefined>} the id of the live process that holds it; undefined if it is now ours
 */
async function claim(file) {
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startMark(process.pid)}\n`, { flag: "wx" });
      return undefined;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
    const text = readText(file);
    const [, pid, mark] = /^(\d+) (.*)\n$/.exec(text) ?? [];
    if (pid && isAlive(Number(pid)) && startMark(Number(pid)) === mark) return Number(pid);
    // An empty claim is being written right now, unless it is old.
    if (!pid && isYoung(file)) await sleep(POLL_MS);
    else removeStale(file, text);
  }
}

/**
 * Removes a claim, unless it has been replaced since it was read as `text`.
 *
 * @param {string} file
 * @param {string} text
 */
function removeStale(file, text) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  if (readText(aside) === text) rmSync(aside);
  else renameSync(aside, file);
}

/** @param {string} file */
function isYoung(file) {
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return new Date().getTime() - mtimeMs < WRITTEN_WITHIN_MS;
}

/**
 * Whether a process with this id exists, under any user.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * The command line of a process, or "" if there is none.
 *
 * @param {number} pid
 */
export function commandLine(pid) {
  if (process.platform !== "linux") return ps(pid, "command=");
  return readText(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim();
}

/**
 * A process's start time as an opaque text: together with the id it identifies one process even after the id is reused.
 *
 * @param {number} pid
 */
function startMark(pid) {
  if (process.platform !== "linux") return ps(pid, "lstart=");
  // Field 22 of stat; the second field is a name in parentheses that may itself contain spaces.
  const afterName = readText(`/proc/${pid}/stat`).split(") ").at(-1) ?? "";
  return afterName.split(" ")[19] ?? "";
}

/**
 * @param {number} pid
 * @param {string} column
 */
function ps(pid, column) {
  try {
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
