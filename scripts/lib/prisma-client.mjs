import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { requireWritable } from "./folders.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";

const generated = path.join(projectDir, "lib", "db", "generated");
const stamp = path.join(generated, ".schema-hash");

/** Generates the Prisma client when there is none for this schema and this version of Prisma. */
export async function ensurePrismaClient() {
  const wanted = schemaHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  requireWritable(projectDir);
  const prisma = path.join(projectDir, "node_modules", "prisma", "build", "index.js");
  await runStep("Generating the Prisma client", process.execPath, [prisma, "generate"], {
    cwd: projectDir,
    // Any file that exists keeps Prisma from downloading an engine that generating does not use.
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  });
  writeFileSync(stamp, wanted);
}

function schemaHash() {
  const files = ["prisma/schema.prisma", "node_modules/prisma/package.json"];
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(path.join(projectDir, file)));
  return hash.digest("hex");
}
