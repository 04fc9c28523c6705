import { Worker } from "node:worker_threads";
import { hash, verify, type Options } from "@node-rs/argon2";

export type HashingTask =
  { kind: "hash"; password: string; options: Options } | { kind: "verify"; hash: string; password: string };
export type HashingAnswer = { result: string | boolean } | { error: string };

type Pending = { task: HashingTask; resolve: (result: string | boolean) => void; reject: (error: Error) => void };

/** Read by lib/auth/password.ts, which runs in the same process. */
const HASHING = Symbol.for("kaamsetu.hashing");

/**
 * Hashes passwords in a thread of the lowest priority, so that a crowd that logs in delays nobody's pages. Should the
 * thread end, what it had not answered and all that follows is computed by the application itself.
 * @param file the compiled hashing-thread.ts. @param log writes one line of the log.
 */
export function startHashing(file: string, log: (event: string, facts?: Record<string, string>) => void): Worker {
  const worker = new Worker(file);
  // It must not keep the process alive.
  worker.unref();
  const pending = new Map<number, Pending>();
  let count = 0;
  worker.on("message", ({ id, ...answer }: { id: number } & HashingAnswer) => {
    const task = pending.get(id);
    pending.delete(id);
    if ("error" in answer) task?.reject(new Error(answer.error));
    else task?.resolve(answer.result);
  });
  worker.on("error", (error: unknown) => log("hashing_thread_failed", { message: String(error) }));
  worker.on("exit", () => {
    Reflect.deleteProperty(globalThis, HASHING);
    for (const { task, resolve, reject } of pending.values()) void computeHere(task).then(resolve, reject);
    pending.clear();
  });
  const ask = (task: HashingTask) =>
    new Promise<string | boolean>((resolve, reject) => {
      const id = (count += 1);
      pending.set(id, { task, resolve, reject });
      worker.postMessage({ id, task });
    });
  Reflect.set(globalThis, HASHING, ask);
  return worker;
}

const computeHere = (task: HashingTask): Promise<string | boolean> =>
  task.kind === "hash" ? hash(task.password, task.options) : verify(task.hash, task.password);
