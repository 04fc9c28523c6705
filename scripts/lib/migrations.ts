import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type Client } from "pg";
import { errorCode, UserError } from "../before-install/errors.mjs";
import { projectDir } from "../before-install/settings.mjs";
import { setSessionDefaults, withConnection, WITHOUT_TIME_OUTS } from "./connection";

const MIGRATIONS_DIR = path.join(projectDir, "prisma", "migrations");
const LOCK_FILE = "migration_lock.toml";
// Prisma's own lock, so that this and `prisma migrate deploy` wait for each other.
const ADVISORY_LOCK = 72_707_369;
const POLL_MS = 500;

/** Prisma's table, exactly as `prisma migrate deploy` of Prisma 7 creates it. */
const CREATE_TABLE = `
  CREATE TABLE _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

export type Migration = { name: string; sql: string };

/** A migration that failed, now or earlier. */
export class MigrationFailure extends Error {
  constructor(
    readonly migration: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Applies the migrations on disk to a database, like `prisma migrate deploy` and with the same records.
 *
 * @returns the names of those it applied. @throws UserError if a migration fails or an earlier one has failed.
 */
export function migrate(url: string, dir = MIGRATIONS_DIR): Promise<string[]> {
  return withConnection(url, async (client) => {
    await setSessionDefaults(client);
    if (await isUpToDate(client, dir)) return [];
    return withAdvisoryLock(client, () => applyMigrations(client, url, readMigrations(dir)));
  }).catch((error: unknown) => {
    throw sentenceFor(error);
  });
}

function sentenceFor(error: unknown): unknown {
  if (error instanceof MigrationFailure) {
    const { migration, message } = error;
    return new UserError(
      `The migration ${migration} failed: ${message}\nCorrect it, run \`npm run db:migrate -- --rolled-back ${migration}\`, then start again.`,
    );
  }
  if (error instanceof pg.DatabaseError) return new UserError(`The database could not be migrated: ${error.message}`);
  return error;
}

/** Applies the migrations of which the database has no record, oldest first. @throws MigrationFailure */
export async function applyMigrations(client: Client, url: string, migrations: Migration[]): Promise<string[]> {
  await ensureTable(client);
  await refuseFailed(client);
  const applied = await appliedNames(client);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) await apply(client, url, migration);
  return pending.map(({ name }) => name);
}

/**
 * Records that a failed migration was rolled back, so that `migrate` tries it again. Nothing of it may be in the
 * database.
 */
export function markRolledBack(url: string, name: string): Promise<void> {
  return withConnection(url, async (client) => {
    const { rows } = (await hasTable(client))
      ? await client.query<{ failed: boolean }>(
          "SELECT finished_at IS NULL AS failed FROM _prisma_migrations WHERE migration_name = $1",
          [name],
        )
      : { rows: [] };
    if (rows.length === 0) {
      throw new UserError(
        `Migration \`${name}\` cannot be rolled back because it was never applied to the database. Hint: did you pass in the whole migration name? (example: "20201207184859_initial_migration")`,
      );
    }
    if (rows.some(({ failed }) => !failed)) {
      throw new UserError(`Migration \`${name}\` cannot be rolled back because it is not in a failed state.`);
    }
    await client.query(
      "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND rolled_back_at IS NULL",
      [name],
    );
  });
}

/** The migrations on disk, oldest first. @throws UserError if one has no SQL file. */
export function readMigrations(dir = MIGRATIONS_DIR): Migration[] {
  return migrationNames(dir).map((name) => {
    const file = path.join(dir, name, "migration.sql");
    if (existsSync(file)) return { name, sql: readFileSync(file, "utf8") };
    throw new UserError(
      `The database could not be migrated: there is no migration file ${file}. Remove its folder, or put the file back.`,
    );
  });
}

function migrationNames(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Writes a new migration. @param name used in the folder's name. @returns its file. */
export function writeMigration(name: string, sql: string, dir = MIGRATIONS_DIR, now = new Date()): string {
  const timestamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(dir, `${timestamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  const lock = path.join(dir, LOCK_FILE);
  if (!existsSync(lock)) writeFileSync(lock, LOCK_TEXT);
  const file = path.join(folder, "migration.sql");
  writeFileSync(file, sql);
  return file;
}

const LOCK_TEXT = `# Please do not edit this file manually
# It should be added in your version-control system (e.g., Git)
provider = "postgresql"
`;

async function isUpToDate(client: Client, dir: string): Promise<boolean> {
  const applied = (await hasTable(client)) ? await appliedNames(client) : new Set();
  return migrationNames(dir).every((name) => applied.has(name));
}

/** Waits for other processes migrating this database, and says so. */
async function withAdvisoryLock<T>(client: Client, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; !(await tryLock(client)); tries += 1) {
    if (tries === 1) console.log("Waiting for another process, which migrates this database …");
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [ADVISORY_LOCK]);
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>("SELECT pg_try_advisory_lock($1) AS ours", [ADVISORY_LOCK]);
  return rows[0]?.ours === true;
}

async function hasTable(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS made",
  );
  return rows[0]?.made === true;
}

async function ensureTable(client: Client): Promise<void> {
  if (await hasTable(client)) return;
  const { rowCount } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1");
  if (rowCount) {
    throw new UserError(
      "The database could not be migrated: it holds tables, but no record of migrations. Set DATABASE_URL to an empty database, or to one of KaamSetu.",
    );
  }
  await client.query(CREATE_TABLE);
}

async function refuseFailed(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; logs: string | null }>(
    "SELECT migration_name AS name, logs FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL",
  );
  for (const { name, logs } of rows) throw new MigrationFailure(name, withoutStack(logs ?? "it was interrupted."));
}

/** Prisma's engine ends its messages with its own call stack, numbered from 0. */
function withoutStack(logs: string): string {
  const [message = ""] = logs.split(/\n\s+0: /);
  return message.replace(/^external connector error\s*/, "").trim();
}

async function appliedNames(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Set(rows.map((row) => row.migration_name));
}

async function apply(client: Client, url: string, { name, sql }: Migration): Promise<void> {
  const id = randomUUID();
  const checksum = createHash("sha256").update(sql).digest("hex");
  await client.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, $4)",
    [id, checksum, name, new Date()],
  );
  try {
    // A connection of its own: a script's settings must not affect the next one or the records.
    await withConnection(url, (own) => own.query(sql), WITHOUT_TIME_OUTS);
  } catch (error) {
    const message = describe(error, sql);
    await client.query("UPDATE _prisma_migrations SET logs = $2 WHERE id = $1", [id, message]);
    throw new MigrationFailure(name, message);
  }
  await client.query("UPDATE _prisma_migrations SET applied_steps_count = 1, finished_at = $2 WHERE id = $1", [
    id,
    new Date(),
  ]);
}

/** PostgreSQL's own message, with the line of the script it refers to. */
function describe(error: unknown, sql: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = error instanceof Error && "position" in error ? Number(error.position) : 0;
  const line = position ? `, line ${sql.slice(0, position).split("\n").length}` : "";
  return `${message} (${errorCode(error) ?? "no code"}${line})`;
}
