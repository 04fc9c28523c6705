import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";

/** An error whose message is the whole explanation: one sentence that says what to do, printed without a stack. */
export class UserError extends Error {}

/**
 * Runs a command's main function and ends the process with its result (an exit code, 0 when it returns nothing).
 * A UserError ends it with code 1 and its sentence alone; any other error is our bug and keeps its stack.
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
 * What Node's own errors are told apart by, such as "EACCES"; undefined for any other error.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** What else one can do about a data folder. */
export const OTHER_DATA_DIR = ", or set KAAMSETU_DATA_DIR to another folder";

/**
 * Makes a folder with its parents. A UserError says so when that is not allowed, and ends in `otherwise`.
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
 * Refuses, with a UserError that ends in `otherwise`, a folder that this user may not write to.
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
 * The text of a file, "" when it cannot be read.
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
