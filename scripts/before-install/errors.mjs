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
    console.error(error instanceof UserError ? error.message : error);
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
