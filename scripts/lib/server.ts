import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectDir } from "../before-install/settings.mjs";
import { heapLimit } from "../../lib/core/heap-limit";
import type { Ending, Part } from "./keep-running";
import { NEXT, SERVER_FILE } from "./next";

/** In addition to the time the server itself gives its running requests. */
const KILL_AFTER_MS = 10_000;

type Address = { port: number; hostname: string };

type Options = Address & {
  env: Record<string, string>;
  /** File for the server's output, relative to the project; without it the output is shown. */
  logFile?: string;
  /** The Node.js that runs it; this one without it. */
  node?: string;
};

/**
 * Node and glibc read these only when a process starts; the Dockerfile sets them too. Libuv's threads hash passwords,
 * decode pictures, decrypt session cookies and read files: with the usual four, the first two could take them all. Fewer
 * arenas let malloc give back what a crowd of pictures needed.
 */
const PROCESS_SETTINGS = {
  UV_THREADPOOL_SIZE: "8",
  MALLOC_ARENA_MAX: "2",
};

/** So much of a process's error output is kept, for its last words: V8's report of a full heap is about 2 KB. */
const LAST_WORDS = 8_000;
const LISTEN_MS = 100;

/** Runs our server on the build, or `next dev`. */
export function spawnServer(
  command: "start" | "dev",
  { port, hostname, env, logFile, node = process.execPath }: Options,
): Part & { pid: number } {
  const log = logFile ? openLog(path.join(projectDir, logFile)) : null;
  const args = command === "start" ? [SERVER_FILE] : [NEXT, "dev", "--port", String(port), "--hostname", hostname];
  const child = spawn(node, args, {
    cwd: projectDir,
    // The owner's address is for migrations; the application has no use for it.
    env: {
      ...PROCESS_SETTINGS,
      ...process.env,
      // The operator's own come last and win; the heap's limit follows the memory there is.
      NODE_OPTIONS: `--max-old-space-size=${heapLimit()} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      HOSTNAME: hostname,
      ...env,
      ...pooler(),
      DIRECT_DATABASE_URL: undefined,
    },
    // The channel closes when this process ends, for whatever reason; our server then exits too.
    stdio: ["ignore", log ?? "inherit", "pipe", "ipc"],
    // A process group of its own, so that stopping reaches its children too, and Ctrl-C only arrives through us.
    detached: true,
  });
  let words = "";
  child.stderr!.on("data", (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-LAST_WORDS);
    if (log === null) process.stderr.write(chunk);
    else writeSync(log, chunk);
  });
  const exited = new Promise<Ending>((resolve) => {
    // Its last words may arrive a moment later. (Its own children may keep the stream open for longer.)
    child.once("exit", (code, signal) =>
      setTimeout(() => resolve({ code, signal, words: lastWords(words) }), LISTEN_MS),
    );
    child.once("error", ({ message }) => resolve({ code: null, signal: "not_started", words: message }));
  });
  const killAtExit = () => signalGroup(child, "SIGKILL");
  process.once("exit", killAtExit);
  void exited.then(() => process.off("exit", killAtExit));
  return {
    // None if it could not be started, which `exited` tells.
    pid: child.pid ?? 0,
    exited,
    async stop() {
      signalGroup(child, "SIGTERM");
      const giveUp = setTimeout(() => signalGroup(child, "SIGKILL"), shutdownMs(env) + KILL_AFTER_MS);
      await exited;
      clearTimeout(giveUp);
    },
  };
}

/** Another address for the owner means that DATABASE_URL may be a pooler's, unless it is said. */
function pooler(): { DATABASE_POOLER?: string } {
  const { DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_POOLER } = process.env;
  return !DATABASE_POOLER && DIRECT_DATABASE_URL && DIRECT_DATABASE_URL !== DATABASE_URL
    ? { DATABASE_POOLER: "1" }
    : {};
}

/** How long the server takes to end at most, by the settings that server/main.ts reads. */
function shutdownMs(env: Record<string, string>): number {
  const seconds = (name: string, fallback: number) => Number(env[name] || process.env[name] || fallback);
  return (seconds("SHUTDOWN_NOTICE_SECONDS", 5) + seconds("SHUTDOWN_GRACE_SECONDS", 30)) * 1000;
}

/** Waits until the server answers or has exited; returns which. */
export async function becomesReady(
  { exited }: { exited: Promise<unknown> },
  { port, hostname }: Address,
): Promise<boolean> {
  const host = ["0.0.0.0", "::"].includes(hostname) ? "localhost" : hostname;
  let hasEnded = false;
  void exited.then(() => (hasEnded = true));
  while (!hasEnded) {
    try {
      await fetch(`http://${host}:${port}/api/health/live`, {
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

/** The line in which a process says why it ends; empty if there is none. */
const lastWords = (text: string): string => /^.*(?:FATAL ERROR|Error:|out of memory).*$/m.exec(text)?.[0].trim() ?? "";

function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, "w");
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  // The id of a process that has exited may have been reused.
  if (!pid || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}
