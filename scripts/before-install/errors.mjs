import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";

/** An error whose message is the whole explanation: one sentence on what to do, printed without a stack trace. */
export class UserError extends Error {}

/**
 * Runs a command's main function and exits with its result (an exit code; 0 if it returns nothing). A UserError exits
 * with code 1 and prints only its sentence; any other error is a bug of ours and keeps its stack trace.
 *
 * @param {() => Promise<number | void>} main
 */
export async function runCommand(main) {
  try {
    process.exit((await main()) ?? 0);
  } catch (error) {
    const known = withDiskNamed("", error);
    console.error(known instanceof UserError ? known.message : known);
    process.exit(1);
  }
}

/**
 * The code of one of Node's own errors, such as "EACCES"; undefined for any other error.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** 53100 is PostgreSQL's code; its message about a write that stopped halfway does not name the reason. */
const FULL_DISK =
  /no space left on device|disk quota exceeded|^53100$|\b(?:ENOSPC|EDQUOT|wrote only \d+ of \d+ bytes)\b/i;

/**
 * Whether the reason is a full disk, according to an error of Node, PostgreSQL or ours, or to a program's output.
 *
 * @param {unknown} reason
 * @returns {boolean}
 */
export function isDiskFull(reason) {
  if (reason instanceof Error) return [reason.message, errorCode(reason), reason.cause].some(isDiskFull);
  return typeof reason === "string" && FULL_DISK.test(reason);
}

/**
 * The error itself; but for one caused by a full disk, the sentence that says so.
 *
 * @param {string} folder on that disk; "" if it is not known
 * @param {unknown} error
 * @param {string} [otherwise] ends the sentence
 */
export function withDiskNamed(folder, error, otherwise = "") {
  if (!isDiskFull(error) || isExplained(error)) return error;
  const disk = folder ? `The disk of ${folder} is full` : `The disk is full (${firstLine(error)})`;
  return new DiskFullError(`${disk}: make room on it, then start again${otherwise}.`);
}

class DiskFullError extends UserError {}

/** @param {unknown} error */
const isExplained = (error) => error instanceof DiskFullError;

/** @param {unknown} error */
const firstLine = (error) => (error instanceof Error ? error.message : String(error)).split("\n", 1)[0];

/** The alternative offered in messages about a data folder. */
export const OTHER_DATA_DIR = ", or set KAAMSETU_DATA_DIR to another folder";

/**
 * Creates a folder with its parents. If that is not allowed, throws a UserError whose message ends in `otherwise`.
 *
 * @param {string} folder
 * @param {string} [otherwise]
 */
export function makeFolder(folder, otherwise = "") {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (isDiskFull(error)) throw withDiskNamed(folder, error, otherwise);
    throw new UserError(
      `The folder ${folder} cannot be made (${errorCode(error)}): give this user write permission there${otherwise}.`,
    );
  }
}

/**
 * Throws a UserError, whose message ends in `otherwise`, for a folder this user may not write to.
 *
 * @param {string} folder
 * @param {string} [otherwise]
 */
export function requireWritable(folder, otherwise = "") {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UserError(
      `The folder ${folder} cannot be written to (${errorCode(error)}): give this user write permission there${otherwise}.`,
    );
  }
}

/**
 * The text of a file, "" if it cannot be read.
 *
 * @param {string} file
 */
export function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
