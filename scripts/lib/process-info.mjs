import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Tells whether a process with this id exists, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The command line of a process, or "" when there is none. */
export function commandLine(pid) {
  if (process.platform !== "linux") return ps(pid, "command=");
  return readProc(pid, "cmdline").replaceAll("\0", " ").trim();
}

/** When a process was started, as an opaque text: with its id it names one process even after the id was used again. */
export function startMark(pid) {
  if (process.platform !== "linux") return ps(pid, "lstart=");
  // Field 22 of stat; the second field is a name in parentheses that may hold blanks itself.
  const afterName = readProc(pid, "stat").split(") ").at(-1) ?? "";
  return afterName.split(" ")[19] ?? "";
}

/** Waits until a process is gone; answers false when it is still there after `milliseconds`. */
export async function waitForExit(pid, milliseconds) {
  const end = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

function ps(pid, column) {
  try {
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
