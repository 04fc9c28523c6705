import { spawn } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { typescriptArgs } from "./run-typescript.mjs";
import { projectDir } from "./settings.mjs";
import { runCommand } from "./user-error.mjs";

await runCommand(async () => {
  await ensureInstalled();
  const { withDatabase } = await import("./database.mjs");
  const { ensurePrismaClient } = await import("./prisma-client.mjs");
  const { bringUpToDate } = await import("./up-to-date.mjs");
  await ensurePrismaClient();
  return withDatabase(async (url) => {
    await bringUpToDate(url);
    return ask(url);
  });
});

/** Runs the TypeScript half, which uses the application's own rules, with this terminal. Answers its exit code. */
function ask(url) {
  const child = spawn(process.execPath, typescriptArgs("scripts/admin-create.ts", ...process.argv.slice(2)), {
    cwd: projectDir,
    env: { ...process.env, DATABASE_URL: url },
    stdio: "inherit",
  });
  // Ctrl-C at the question ends the child; a server that was started for this has to be stopped after it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
