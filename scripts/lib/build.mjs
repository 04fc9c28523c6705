import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { requireWritable } from "./folders.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";

const SOURCE_FOLDERS = ["app", "components", "lib", "messages", "public"];
const TOOL_FILES = /^(eslint|playwright|prettier|prisma|vitest)\.|^next-env/;

// next.config.ts reads the same setting.
const distDir = path.join(projectDir, process.env.NEXT_DIST_DIR || ".next");
const buildId = path.join(distDir, "BUILD_ID");
const stamp = path.join(distDir, "built-from");

/** Makes the production build, unless there is one of exactly these sources. */
export async function ensureBuild() {
  const wanted = sourcesHash();
  if (existsSync(buildId) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  requireWritable(projectDir);
  rmSync(stamp, { force: true });
  const next = path.join(projectDir, "node_modules", "next", "dist", "bin", "next");
  await runStep("Building", process.execPath, [next, "build"], {
    cwd: projectDir,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  writeFileSync(stamp, wanted);
}

/** One hash of names and contents of all that goes into a build. Contents, because a checkout changes every file's time. */
function sourcesHash() {
  const hash = createHash("sha256");
  for (const file of sourceFiles()) hash.update(`\0${file}\0`).update(readFileSync(path.join(projectDir, file)));
  return hash.digest("hex");
}

function sourceFiles() {
  const settings = readdirSync(projectDir).filter((name) => /\.(ts|mjs|json)$/.test(name) && !TOOL_FILES.test(name));
  const inFolders = SOURCE_FOLDERS.filter((folder) => existsSync(path.join(projectDir, folder))).flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name))),
  );
  return [...settings, ...inFolders, "prisma/schema.prisma"].sort();
}
