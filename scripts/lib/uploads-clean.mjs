import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { typescriptArgs } from "./run-typescript.mjs";
import { projectDir, readSettings } from "./settings.mjs";
import { runCommand } from "./user-error.mjs";

await runCommand(async () => {
  await ensureInstalled();
  const { withDatabase } = await import("./database.mjs");
  const { ensurePrismaClient } = await import("./prisma-client.mjs");
  await ensurePrismaClient();
  return withDatabase(clean);
});

/** Runs the TypeScript half, which uses the application's own stores. Answers its exit code. */
function clean(url) {
  const { dataDir } = readSettings();
  const child = spawn(process.execPath, typescriptArgs("scripts/uploads-clean.ts", ...process.argv.slice(2)), {
    cwd: projectDir,
    env: {
      ...process.env,
      DATABASE_URL: url,
      UPLOAD_DIR: path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads")),
      // The settings are checked as a whole; this command signs nothing.
      SESSION_SECRET: process.env.SESSION_SECRET || randomBytes(32).toString("base64url"),
    },
    stdio: "inherit",
  });
  // Ctrl-C ends the child; a server that was started for this has to be stopped after it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
