import { execFileSync, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits until it is so. @throws Error with what `say` returns if that takes longer than `ms`. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  say: () => string,
  ms = 240_000,
): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not within ${ms} ms. ${say()}`);
    await sleep(100);
  }
}

/** `npm start` of the project in `folder`, without npm. */
export function startIn(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const exited = new Promise<number | string | null>((resolve) =>
    child.once("close", (code, signal) => resolve(code ?? signal)),
  );
  let hasExited = false;
  void exited.then(() => (hasExited = true));
  const says = (text: string) => output.includes(text);
  return {
    exited,
    output: () => output,
    says,
    hasExited: () => hasExited,
    /** Waits until it serves or has given up. */
    settled: () =>
      eventually(
        () => hasExited || says("Stop it with Ctrl-C."),
        () => output,
        900_000,
      ),
    /** Ctrl-C. @returns its exit code. */
    async stop() {
      child.kill("SIGINT");
      return exited;
    },
    /** Ends it and everything that it has started at once, as a power loss does. */
    async killAll() {
      for (const pid of [...descendantsOf(child.pid!), child.pid!]) kill(pid);
      await exited;
    },
  };
}

/** The project's files as they are now, without packages, build and data, in a folder that anyone may enter. */
export function cloneTo(folder: string): void {
  const root = path.resolve(import.meta.dirname, "../..");
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const tar = execFileSync("tar", ["-c", "--null", "--files-from=-"], { cwd: root, input: files, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x"], { cwd: folder, input: tar });
}

function descendantsOf(pid: number): number[] {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const of = (parent: number): number[] =>
    processes.filter(([, its]) => its === parent).flatMap(([child]) => [child!, ...of(child!)]);
  return of(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended with its parent.
  }
}
