import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAlive, startMark } from "./process-info.mjs";
import { UserError } from "./user-error.mjs";

/**
 * Claims a data folder for this process, so that a second start on it is refused with one sentence.
 * A claim of a process that is gone counts for nothing. Returns the function that gives the folder back.
 */
export function lockFolder(folder) {
  const file = lockFile(folder);
  while (!claim(file)) {
    const holder = lockHolder(folder);
    if (holder) {
      throw new UserError(
        `KaamSetu already runs on ${folder} (process ${holder}): stop it first, or set KAAMSETU_DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function claim(file) {
  try {
    writeFileSync(file, `${process.pid} ${startMark(process.pid)}\n`, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The id of the live process that has claimed the folder, or undefined. */
export function lockHolder(folder) {
  const [pidText, mark] = readText(lockFile(folder)).trim().split(" ");
  const pid = Number(pidText);
  return pid && pid !== process.pid && isAlive(pid) && startMark(pid) === mark ? pid : undefined;
}

const lockFile = (folder) => path.join(folder, "in-use");

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
