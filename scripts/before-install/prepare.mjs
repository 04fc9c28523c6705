import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readText } from "./errors.mjs";
import { withProjectLock } from "./locks.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";

const lockFile = path.join(projectDir, "package-lock.json");
const installedFile = path.join(projectDir, "node_modules", ".package-lock.json");
const stamp = path.join(projectDir, "node_modules", ".installed-from");

/** Installs the packages in package-lock.json, unless exactly those are installed. */
export async function ensureInstalled() {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (readText(stamp) === wanted) return;
  await withProjectLock(async () => {
    if (readText(stamp) === wanted) return;
    if (!isInstalledAlready()) await install();
    writeFileSync(stamp, wanted);
  });
}

/**
 * Whether someone ran `npm ci` or `npm install` by hand. npm records what it has installed; this compares it with the
 * lock file.
 */
function isInstalledAlready() {
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages(lockFile);
  const installed = readPackages(installedFile);
  return Object.entries(wanted).every(
    ([name, entry]) => name === "" || entry.optional || installed[name]?.version === entry.version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} packages by folder
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function install() {
  const npm = process.env.npm_execpath;
  const args = [
    "ci",
    // The build needs the development packages, whatever NODE_ENV is.
    "--include=dev",
    // No package needs its install script here, and one of them would download an unused engine.
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ];
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ["npm", args];
  return runStep("Installing packages", command, commandArgs, { env: { NODE_ENV: undefined } });
}

/** Sources of the compiled code outside scripts/. */
const OTHER_SOURCES = [
  "lib/platform/db/unknown-migrations.ts",
  "lib/core/exit-code.ts",
  "lib/core/heap-limit.ts",
  "lib/core/reached-at.ts",
  "lib/domains/users/published-options.ts",
  "package-lock.json",
  "prisma/seed/accounts.ts",
];
const FOLDER = path.join(projectDir, "node_modules", ".cache", "kaamsetu-scripts");

/**
 * Compiles the TypeScript of scripts/ once per version of its text: Node 20 cannot run TypeScript, and translating it
 * on every start would take longer than the rest of a second start.
 *
 * @param {"start" | "test" | "commands"} name
 * @returns {Promise<string>} the module to import for scripts/NAME.ts
 */
export async function compiled(name) {
  const sources = sourceFiles();
  const hash = createHash("sha256");
  for (const file of sources) hash.update(`\0${file}\0`).update(readFileSync(path.join(projectDir, file)));
  const outdir = path.join(FOLDER, hash.digest("hex").slice(0, 16));
  const stamp = path.join(outdir, "complete");
  if (!existsSync(stamp)) {
    await withProjectLock(async () => {
      if (existsSync(stamp)) return;
      rmSync(FOLDER, { recursive: true, force: true });
      await compile(outdir, sources);
      writeFileSync(stamp, "");
    });
  }
  return pathToFileURL(path.join(outdir, `${name}.mjs`)).href;
}

function sourceFiles() {
  const inScripts = readdirSync(path.join(projectDir, "scripts"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)));
  return [...inScripts, ...OTHER_SOURCES].sort();
}

/**
 * @param {string} outdir
 * @param {string[]} sources
 */
async function compile(outdir, sources) {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: ["scripts/start.ts", "scripts/test.ts", "scripts/commands.ts"],
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    packages: "external",
    // This process has already loaded these; a second copy would not share their state.
    external: ["./scripts/before-install/*"],
    sourcemap: true,
    metafile: true,
  });
  const unknown = Object.keys(metafile.inputs).filter((file) => !sources.includes(file));
  if (unknown.length > 0)
    throw new Error(`Add to OTHER_SOURCES of scripts/before-install/prepare.mjs: ${unknown.join(", ")}`);
}
