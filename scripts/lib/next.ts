import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../before-install/errors.mjs";
import { withProjectLock } from "../before-install/locks.mjs";
import { projectDir } from "../before-install/settings.mjs";
import { runStep } from "../before-install/steps.mjs";

export const NEXT = path.join(projectDir, "node_modules", "next", "dist", "bin", "next");

const CLIENT_STAMP = path.join(projectDir, "lib", "platform", "db", "generated", ".schema-hash");
const CLIENT_SOURCES = ["prisma/schema.prisma", "node_modules/prisma/package.json"];

// next.config.ts reads the same setting.
const DIST_DIR = path.join(projectDir, process.env.NEXT_DIST_DIR || ".next");
// Created with NEXT_OUTPUT=standalone.
const STANDALONE_DIR = path.join(DIST_DIR, "standalone");
const BUILD_ID = path.join(DIST_DIR, "BUILD_ID");
const BUILD_STAMP = path.join(DIST_DIR, "built-from");
/** Our server around Next's handler (server/), as one file. */
export const SERVER_FILE = path.join(DIST_DIR, "server.mjs");
/** The server's parts: itself, its thread for passwords, its process for pictures, and what the image asks before it starts. */
const SERVER_PARTS = {
  server: "server/main.ts",
  "hashing-thread": "server/hashing-thread.ts",
  "picture-process": "server/picture-process.ts",
  "heap-limit": "server/heap-limit.ts",
};
/** Written by build-adapter.mjs. */
const PRERENDERED = "prerendered.json";
const SOURCE_FOLDERS = ["app", "components", "lib", "messages", "prisma/migrations", "public", "server"];
const TOOL_FILES = /^(playwright|prisma|vitest)\.|^next-env/;

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
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...adapter() },
      isBeside,
    });
    await compileServer();
    if (existsSync(STANDALONE_DIR)) completeStandalone();
    writeFileSync(BUILD_STAMP, wanted);
  });
}

/** Next's adapter for this build; Vercel has its own. */
const adapter = (): Record<string, string> =>
  process.env.VERCEL ? {} : { NEXT_ADAPTER_PATH: path.join(projectDir, "scripts", "lib", "build-adapter.mjs") };

/** Bundles server/ and its packages, except Next and native ones, into files that plain Node can run anywhere. */
async function compileServer(): Promise<void> {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: projectDir,
    entryPoints: SERVER_PARTS,
    outdir: DIST_DIR,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    // Where "server-only" refuses nothing.
    conditions: ["react-server"],
    external: ["next", "@node-rs/argon2", "sharp"],
    logLevel: "warning",
  });
}

/** Next's traced copy lacks the files that browsers load, and contains Next's own server instead of ours. */
function completeStandalone(): void {
  const distName = path.relative(projectDir, DIST_DIR);
  cpSync(path.join(DIST_DIR, "static"), path.join(STANDALONE_DIR, distName, "static"), { recursive: true });
  cpSync(path.join(projectDir, "public"), path.join(STANDALONE_DIR, "public"), { recursive: true });
  for (const name of [...Object.keys(SERVER_PARTS).map((part) => `${part}.mjs`), PRERENDERED]) {
    cpSync(path.join(DIST_DIR, name), path.join(STANDALONE_DIR, distName, name));
  }
  writeFileSync(path.join(STANDALONE_DIR, "server.js"), `import "./${distName}/server.mjs";\n`);
}

/** Whether there is a production build of exactly these sources, with the standalone folder if that is wanted. */
function isBuilt(): boolean {
  if (process.env.NEXT_OUTPUT === "standalone" && !existsSync(path.join(STANDALONE_DIR, "server.js"))) return false;
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
