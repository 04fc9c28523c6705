import { fork, type ChildProcess } from "node:child_process";
import { workers } from "@/lib/platform/http/front-server";
import { doPictureTask, type PictureResult, type PictureTask } from "@/lib/platform/uploads/encode";
import { Pending, type Answer } from "./pending";

export type PictureAnswer = Answer<PictureResult>;

/** With the process all memory for pictures is given back. */
const IDLE_MS = 20_000;
/** Longer than any honest picture takes: the decoder is stopped, since some drawings cannot be interrupted. */
const MOST_MS = 20_000;

/**
 * Decodes pictures in a process of the lowest priority: a crowd that sends photos delays nobody's pages, and a picture
 * that kills its decoder fails alone. It is started when there is work and ended when there has been none for a while.
 * @param file the compiled picture-process.ts. @param log writes one line of the log.
 */
export function startPictures(
  file: string,
  log: (event: string, facts?: Record<string, string>) => void,
  { idleMs = IDLE_MS, mostMs = MOST_MS } = {},
): void {
  let current: ChildProcess | null = null;
  const pending = new Pending<PictureTask, PictureResult>();
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const child = fork(file, { serialization: "advanced", execArgv: [] });
    // It must not keep the server alive.
    child.unref();
    child.channel?.unref();
    child.on("message", (answer: { id: number } & PictureAnswer) => {
      pending.settle(answer);
      if (pending.isEmpty) idle = setTimeout(() => end(child), idleMs).unref();
    });
    child.once("error", (error) => {
      // There can be no such process: from now on the application does it itself.
      log("picture_process_failed", { message: String(error) });
      delete workers().pictures;
      pending.release(doPictureTask);
    });
    child.once("exit", (code, signal) => {
      if (current !== child) return;
      current = null;
      log("picture_process_ended", { code: String(code), signal: String(signal) });
      pending.release(() => Promise.reject(new Error("The decoder died with this picture.")));
    });
    return child;
  }

  function end(child: ChildProcess): void {
    if (current === child) current = null;
    child.disconnect();
  }

  workers().pictures = (task) => {
    clearTimeout(idle);
    const child = (current ??= begin());
    // A process that is gone is noticed by its exit.
    const answer = pending.add(task as PictureTask, (numbered) => child.send(numbered, () => {}));
    const late = setTimeout(() => child.kill("SIGKILL"), mostMs).unref();
    return answer.finally(() => clearTimeout(late));
  };
}
