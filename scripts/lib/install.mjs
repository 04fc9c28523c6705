// Runs before anything is installed: Node's own modules only.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { requireWritable } from "./folders.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";

const lockFile = path.join(projectDir, "package-lock.json");
const installedFile = path.join(projectDir, "node_modules", ".package-lock.json");
const stamp = path.join(projectDir, "node_modules", ".installed-from");

/** Installs the packages of package-lock.json, unless exactly those are there. */
export async function ensureInstalled() {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!isInstalledAlready()) await install();
  writeFileSync(stamp, wanted);
}

/** Whether somebody has run `npm ci` or `npm install` here. npm notes what it has installed; compare it with the lock. */
function isInstalledAlready() {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === "" || entry.optional || installed[name]?.version === entry.version,
  );
}

function install() {
  requireWritable(projectDir);
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command, ...args] = [
    ...npm,
    "ci",
    // The build needs the development packages, whatever NODE_ENV says.
    "--include=dev",
    // No package needs its install script here, and one of them downloads an engine that is not used.
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ];
  return runStep("Installing packages", command, args, { cwd: projectDir, env: { NODE_ENV: undefined } });
}
