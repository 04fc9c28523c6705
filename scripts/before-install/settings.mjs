import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { hostname } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { UserError, errorCode } from "./errors.mjs";

/** The folder containing package.json, whatever folder a command is run from. */
export const projectDir = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

const MIN_SECRET_LENGTH = 32;
const LOOPBACK = ["127.0.0.1", "::1"];

/** @typedef {ReturnType<typeof readSettings>} Settings */

/**
 * Reads the scripts' shared settings from the environment and from `.env`, if there is one. An empty value counts as
 * unset. Throws a UserError for an invalid value.
 */
export function readSettings() {
  const envFile = path.join(projectDir, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { env } = process;
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`PORT is "${env.PORT}": set it to a number from 1 to 65535.`);
  }
  const databaseUrl = readDatabaseUrl("DATABASE_URL");
  const directDatabaseUrl = readDatabaseUrl("DIRECT_DATABASE_URL");
  if (directDatabaseUrl && !databaseUrl) {
    throw new UserError("DIRECT_DATABASE_URL is set, but DATABASE_URL is not: set that as well, or neither.");
  }
  return {
    port,
    // Without a database of one's own there are demo accounts with known passwords, which must not be reachable from
    // outside.
    hostname: chosenHostname(env.HOSTNAME) ?? (databaseUrl ? "0.0.0.0" : "localhost"),
    databaseUrl,
    // For migrations: the tables' owner, bypassing any pooler.
    directDatabaseUrl,
    dataDir: path.resolve(projectDir, env.KAAMSETU_DATA_DIR || ".data"),
    demoData: databaseUrl ? env.DEMO_DATA === "1" : env.DEMO_DATA !== "0",
  };
}

/** @param {"DATABASE_URL" | "DIRECT_DATABASE_URL"} name */
function readDatabaseUrl(name) {
  const url = process.env[name] || undefined;
  if (url && !/^postgres(ql)?:\/\/./.test(url)) {
    throw new UserError(
      `${name} is no address of a PostgreSQL: it looks like postgresql://user:password@host:5432/name`,
    );
  }
  return url;
}

/** @param {string | undefined} name */
function chosenHostname(name) {
  // Many systems set HOSTNAME to the computer's own name; that is not a choice anyone made.
  if (!name || name === hostname()) return undefined;
  // If Next listens on 127.0.0.1, it calls itself "localhost", mistakes the middleware's rewrites for another server's
  // and loops.
  return LOOPBACK.includes(name) ? "localhost" : name;
}

/**
 * Throws a UserError if the public would be served with no secret or a short one. The embedded default generates its
 * own.
 *
 * @param {Pick<Settings, "databaseUrl">} settings
 */
export function requireSessionSecret({ databaseUrl }) {
  const secret = process.env.SESSION_SECRET;
  if (!secret && databaseUrl) {
    throw new UserError(
      `SESSION_SECRET is missing: with DATABASE_URL set, set it to ${MIN_SECRET_LENGTH} or more random characters, for instance from: openssl rand -base64 32`,
    );
  }
  if (secret && secret.length < MIN_SECRET_LENGTH) {
    throw new UserError(`SESSION_SECRET is too short: set it to ${MIN_SECRET_LENGTH} or more random characters.`);
  }
}

/**
 * Throws a UserError for a port the server could not listen on.
 *
 * @param {{ port: number, hostname: string }} address
 */
export async function requireFreePort({ port, hostname }) {
  // localhost may mean either of the first two, and a browser tries both.
  for (const host of new Set(["127.0.0.1", "::1", hostname])) {
    const code = await listenError(port, host);
    if (code === "EADDRINUSE") {
      throw new UserError(
        `Port ${port} is in use by another program: stop that one, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES") {
      throw new UserError(`Port ${port} is not allowed for this user: choose one above 1023, for instance PORT=3000.`);
    }
    if (code && host === hostname) {
      throw new UserError(
        `The server cannot listen on ${hostname} (${code}): set HOSTNAME to an address of this computer.`,
      );
    }
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} Node's error code; undefined if the port is free
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const probe = createServer().once("error", (error) => resolve(errorCode(error)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * A free TCP port of this computer.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      if (typeof address !== "object" || !address) return reject(new Error("A TCP server has no port."));
      probe.close(() => resolve(address.port));
    });
  });
}
