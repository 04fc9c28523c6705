import { fork, type ChildProcess } from "node:child_process";
import { doPictureTask, type CleanImage, type Inspected, type PictureTask } from "@/lib/uploads/encode";

export type PictureAnswer = { result: Inspected | CleanImage } | { error: string };

type Pending = {
  task: PictureTask;
  resolve: (result: Inspected | CleanImage) => void;
  reject: (error: Error) => void;
};

/** Read by lib/http/front-server.ts, which runs in the same process. */
const PICTURES = Symbol.for("kaamsetu.pictures");
/** With the process all memory for pictures is given back. */
const IDLE_MS = 20_000;

/**
 * Decodes pictures in a process of the lowest priority: a crowd that sends photos delays nobody's pages, and a picture
 * that kills its decoder fails alone. It is started when there is work and ended when there has been none for a while.
 * @param file the compiled picture-process.ts. @param log writes one line of the log.
 */
export function startPictures(
  file: string,
  log: (event: string, facts?: Record<string, string>) => void,
  { idleMs = IDLE_MS } = {},
): void {
  let current: ChildProcess | null = null;
  const pending = new Map<number, Pending>();
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const child = fork(file, { serialization: "advanced", execArgv: [] });
    // It must not keep the server alive.
    child.unref();
    child.channel?.unref();
    child.on("message", ({ id, ...answer }: { id: number } & PictureAnswer) => {
      const task = take(id);
      if ("error" in answer) task?.reject(new Error(answer.error));
      else task?.resolve(answer.result);
      if (pending.size === 0) idle = setTimeout(() => end(child), idleMs).unref();
    });
    child.once("error", (error) => {
      // There can be no such process: from now on the application does it itself.
      log("picture_process_failed", { message: String(error) });
      Reflect.deleteProperty(globalThis, PICTURES);
      for (const id of pending.keys()) {
        const lost = take(id);
        if (lost) doPictureTask(lost.task).then(lost.resolve, lost.reject);
      }
    });
    child.once("exit", (code, signal) => {
      if (current !== child) return;
      current = null;
      log("picture_process_ended", { code: String(code), signal: String(signal) });
      for (const id of pending.keys()) take(id)?.reject(new Error("The decoder died with this picture."));
    });
    return child;
  }

  function end(child: ChildProcess): void {
    if (current === child) current = null;
    child.disconnect();
  }

  function take(id: number): Pending | undefined {
    const task = pending.get(id);
    pending.delete(id);
    return task;
  }

  const ask = (task: PictureTask) =>
    new Promise<Inspected | CleanImage>((resolve, reject) => {
      clearTimeout(idle);
      current ??= begin();
      const id = (count += 1);
      pending.set(id, { task, resolve, reject });
      // A process that is gone is noticed by its exit.
      current.send({ id, task }, () => {});
    });
  Reflect.set(globalThis, PICTURES, ask);
}
