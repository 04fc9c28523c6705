import { spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./settings.mjs";

const KILL_AFTER_MS = 10_000;

/**
 * Runs `next start` or `next dev`, its output here or in `logFile`.
 * Returns `exited`, a promise of its exit code, and `stop()`.
 */
export function spawnNext(command, { port, hostname, env, logFile }) {
  const output = logFile ? openLog(path.join(projectDir, logFile)) : "inherit";
  const next = path.join(projectDir, "node_modules", "next", "dist", "bin", "next");
  const child = spawn(process.execPath, [next, command, "--port", String(port), "--hostname", hostname], {
    cwd: projectDir,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", output, output],
    // Its own process group, so that stopping reaches its children too, and Ctrl-C only through us.
    detached: true,
  });
  const exited = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
  const killAtExit = () => signalGroup(child, "SIGKILL");
  process.once("exit", killAtExit);
  void exited.then(() => process.off("exit", killAtExit));
  return {
    exited,
    async stop() {
      signalGroup(child, "SIGTERM");
      const giveUp = setTimeout(() => signalGroup(child, "SIGKILL"), KILL_AFTER_MS);
      await exited;
      clearTimeout(giveUp);
    },
  };
}

/** Waits until the server answers, or has ended; tells which. */
export async function becomesReady({ exited }, { port, hostname }) {
  const host = ["0.0.0.0", "::"].includes(hostname) ? "localhost" : hostname;
  let ended = false;
  void exited.then(() => (ended = true));
  while (!ended) {
    try {
      await fetch(`http://${host}:${port}/api/health/live`, {
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, "w");
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
}
