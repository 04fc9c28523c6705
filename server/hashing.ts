import { Worker } from "node:worker_threads";
import { hash, verify, type Options } from "@node-rs/argon2";
import { workers } from "@/lib/platform/http/front-server";
import { Pending, type Answer } from "./pending";

export type HashingTask =
  | { kind: "hash"; password: string; options: Options }
  | { kind: "verify"; hash: string; password: string };
export type HashingAnswer = Answer<string | boolean>;

/**
 * Hashes passwords in a thread of the lowest priority, so that a crowd that logs in delays nobody's pages. Should the
 * thread end, what it had not answered and all that follows is computed by the application itself.
 * @param file the compiled hashing-thread.ts. @param log writes one line of the log.
 */
export function startHashing(file: string, log: (event: string, facts?: Record<string, string>) => void): Worker {
  const worker = new Worker(file);
  // It must not keep the process alive.
  worker.unref();
  const pending = new Pending<HashingTask, string | boolean>();
  worker.on("message", (answer: { id: number } & HashingAnswer) => pending.settle(answer));
  worker.on("error", (error: unknown) => log("hashing_thread_failed", { message: String(error) }));
  worker.on("exit", () => {
    delete workers().passwords;
    pending.release(computeHere);
  });
  workers().passwords = (task) => pending.add(task as HashingTask, (numbered) => worker.postMessage(numbered));
  return worker;
}

const computeHere = (task: HashingTask): Promise<string | boolean> =>
  task.kind === "hash" ? hash(task.password, task.options) : verify(task.hash, task.password);
