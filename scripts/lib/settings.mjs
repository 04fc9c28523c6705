import { existsSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "./user-error.mjs";

/** The folder that holds package.json, whatever folder a command is run from. */
export const projectDir = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/**
 * Reads the settings that the scripts share, from the environment and, where present, from `.env`.
 * An empty value counts as not set. Throws a UserError for one that cannot be right.
 */
export function readSettings() {
  const envFile = path.join(projectDir, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { env } = process;
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`PORT is "${env.PORT}": set it to a number from 1 to 65535.`);
  }
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    throw new UserError(
      "DATABASE_URL is no address of a PostgreSQL: it looks like postgresql://user:password@host:5432/name",
    );
  }
  return {
    port,
    // Without a server of one's own there are demo accounts with known passwords: nobody else may reach those.
    hostname: chosenHostname(env.HOSTNAME) ?? (databaseUrl ? "0.0.0.0" : "localhost"),
    databaseUrl,
    dataDir: path.resolve(projectDir, env.KAAMSETU_DATA_DIR || ".data"),
    demoData: databaseUrl ? env.DEMO_DATA === "1" : env.DEMO_DATA !== "0",
  };
}

const LOOPBACK = ["127.0.0.1", "::1"];

function chosenHostname(name) {
  // Many systems set HOSTNAME to the computer's own name, by which nobody has chosen anything.
  if (!name || name === hostname()) return undefined;
  // Next calls a server on 127.0.0.1 "localhost", takes the middleware's rewrites for another server's and loops.
  return LOOPBACK.includes(name) ? "localhost" : name;
}
