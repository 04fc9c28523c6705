import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { freePort, projectDir } from "@/scripts/before-install/settings.mjs";
import { runStep } from "@/scripts/before-install/steps.mjs";
import { NEXT } from "@/scripts/lib/next";
import { becomesReady } from "@/scripts/lib/server";

const SOURCE = path.join(projectDir, "bench", "floor");
// As deep as the source, for its tsconfig.json; what a build leaves here is no part of our own tree.
const FOLDER = path.join(projectDir, ".data", "floor");

export type Floor = { origin: string; pid: number; stop: () => Promise<void> };

// By webpack: Turbopack would find our own middleware and instrumentation in the folders above.
/** Builds the floor and starts it on a database. */
export async function startFloor(databaseUrl: string): Promise<Floor> {
  const env: NodeJS.ProcessEnv = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", DATABASE_URL: databaseUrl };
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(SOURCE, FOLDER, { recursive: true });
  await runStep("Building the floor", process.execPath, [NEXT, "build", "--webpack", FOLDER], { env });
  const address = { port: await freePort(), hostname: "localhost" };
  const child = spawn(process.execPath, [NEXT, "start", FOLDER, "--port", String(address.port)], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  if (!(await becomesReady({ exited }, address))) throw new Error("The floor did not start.");
  return {
    origin: `http://localhost:${address.port}`,
    pid: child.pid!,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
