/** The thread of server/hashing.ts. It computes passwords' hashes one after the other, at the lowest priority. */
import { existsSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import type { HashingAnswer, HashingTask } from "./hashing";

// Linux gives every thread a priority of its own and names it here ("PID/task/TID").
const THREAD = "/proc/thread-self";
if (existsSync(THREAD)) setPriority(Number(readlinkSync(THREAD).split("/").at(-1)), constants.priority.PRIORITY_LOW);

parentPort?.on("message", ({ id, task }: { id: number; task: HashingTask }) => {
  parentPort?.postMessage({ id, ...answerTo(task) } satisfies { id: number } & HashingAnswer);
});

function answerTo(task: HashingTask): HashingAnswer {
  try {
    if (task.kind === "hash") return { result: hashSync(task.password, task.options) };
    return { result: verifySync(task.hash, task.password) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
