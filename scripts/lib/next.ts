import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readText } from "../before-install/errors.mjs";
import { withProjectLock } from "../before-install/locks.mjs";
import { projectDir } from "../before-install/settings.mjs";
import { runStep } from "../before-install/steps.mjs";

const NEXT = path.join(projectDir, "node_modules", "next", "dist", "bin", "next");
const KILL_AFTER_MS = 10_000;

const CLIENT_STAMP = path.join(projectDir, "lib", "db", "generated", ".schema-hash");
const CLIENT_SOURCES = ["prisma/schema.prisma", "node_modules/prisma/package.json"];

// next.config.ts reads the same setting.
const DIST_DIR = path.join(projectDir, process.env.NEXT_DIST_DIR || ".next");
const BUILD_ID = path.join(DIST_DIR, "BUILD_ID");
const BUILD_STAMP = path.join(DIST_DIR, "built-from");
const SOURCE_FOLDERS = ["app", "components", "lib", "messages", "public"];
const TOOL_FILES = /^(eslint|playwright|prettier|prisma|vitest)\.|^next-env/;

type How = { isBeside?: boolean };

/** Generates the Prisma client unless there is one for this schema and this version of Prisma. */
export async function ensurePrismaClient(): Promise<void> {
  const wanted = hashOf(CLIENT_SOURCES);
  if (readText(CLIENT_STAMP) === wanted) return;
  await withProjectLock(async () => {
    if (readText(CLIENT_STAMP) === wanted) return;
    const prisma = path.join(projectDir, "node_modules", "prisma", "build", "index.js");
    await runStep("Generating the Prisma client", process.execPath, [prisma, "generate"], {
      // Pointing to any existing file keeps Prisma from downloading an engine that generating does not need.
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    });
    writeFileSync(CLIENT_STAMP, wanted);
  });
}

/** Makes the production build, unless there is one of exactly these sources. */
export async function ensureBuild({ isBeside }: How = {}): Promise<void> {
  if (isBuilt()) return;
  await withProjectLock(async () => {
    if (isBuilt()) return;
    rmSync(BUILD_STAMP, { force: true });
    const wanted = sourcesHash();
    await runStep("Building", process.execPath, [NEXT, "build"], {
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      isBeside,
    });
    writeFileSync(BUILD_STAMP, wanted);
  });
}

/** Whether there is a production build of exactly these sources. */
function isBuilt(): boolean {
  return existsSync(BUILD_ID) && existsSync(BUILD_STAMP) && readText(BUILD_STAMP) === sourcesHash();
}

function sourcesHash(): string {
  const settings = readdirSync(projectDir).filter((name) => /\.(ts|mjs|json)$/.test(name) && !TOOL_FILES.test(name));
  const inFolders = SOURCE_FOLDERS.map((folder) => path.join(projectDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)));
  return hashOf([...settings, ...inFolders, "prisma/schema.prisma"].sort());
}

/** One hash of names and contents; contents rather than times, because a checkout changes every file's time. */
function hashOf(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path.join(projectDir, file)));
  return hash.digest("hex");
}

type Address = { port: number; hostname: string };

type Options = Address & {
  env: Record<string, string>;
  /** File for the server's output, relative to the project; without it the output is shown. */
  logFile?: string;
};

export type NextServer = {
  /** Resolves with its exit code, or the signal that ended it. */
  exited: Promise<number | string | null>;
  stop(): Promise<void>;
};

/** Runs `next start` or `next dev`. */
export function spawnNext(command: "start" | "dev", { port, hostname, env, logFile }: Options): NextServer {
  const output = logFile ? openLog(path.join(projectDir, logFile)) : "inherit";
  const child = spawn(process.execPath, [NEXT, command, "--port", String(port), "--hostname", hostname], {
    cwd: projectDir,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", output, output],
    // A process group of its own, so that stopping reaches its children too, and Ctrl-C only arrives through us.
    detached: true,
  });
  const exited: NextServer["exited"] = new Promise((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
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

/** Waits until the server answers or has exited; returns which. */
export async function becomesReady(
  { exited }: Pick<NextServer, "exited">,
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

function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, "w");
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}
