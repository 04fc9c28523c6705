import { accessSync, constants, mkdirSync } from "node:fs";
import { UserError } from "./user-error.mjs";

/** What else one can do about a data folder. */
export const OTHER_DATA_DIR = ", or set KAAMSETU_DATA_DIR to another folder";

/** Makes a folder with its parents. A UserError says so when that is not allowed, and ends in `otherwise`. */
export function makeFolder(folder, otherwise = "") {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError(
      `The folder ${folder} cannot be made (${error.code}): give this user write permission there${otherwise}.`,
    );
  }
}

/** Refuses, with a UserError that ends in `otherwise`, a folder that this user may not write to. */
export function requireWritable(folder, otherwise = "") {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UserError(
      `The folder ${folder} cannot be written to (${error.code}): give this user write permission there${otherwise}.`,
    );
  }
}
