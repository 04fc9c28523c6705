import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OTHER_DATA_DIR, makeFolder } from "./folders.mjs";
import { UserError } from "./user-error.mjs";

const MIN_LENGTH = 32;

/** Refuses, with a UserError, to serve the public with no secret or a short one. The embedded default makes its own. */
export function requireSessionSecret({ databaseUrl }) {
  const secret = process.env.SESSION_SECRET;
  if (!secret && databaseUrl) {
    throw new UserError(
      `SESSION_SECRET is missing: with DATABASE_URL set, set it to ${MIN_LENGTH} or more random characters, for instance from: openssl rand -base64 32`,
    );
  }
  if (secret && secret.length < MIN_LENGTH) {
    throw new UserError(`SESSION_SECRET is too short: set it to ${MIN_LENGTH} or more random characters.`);
  }
}

/** The secret of the embedded default: made at the first start and kept, so that nobody is logged out by a restart. */
export function keptSessionSecret(dataDir) {
  makeFolder(dataDir, OTHER_DATA_DIR);
  const file = path.join(dataDir, "session-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
