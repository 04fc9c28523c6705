import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type Client } from "pg";
import { unknownMigrations } from "@/lib/platform/db/unknown-migrations";
import { errorCode, UserError } from "../before-install/errors.mjs";
import { NO_TIME_OUTS, setSessionDefaults, withConnection } from "./connection";
import { type Migration, readMigrations } from "./migration-files";

// Prisma's own lock, so that this and `prisma migrate deploy` wait for each other.
const ADVISORY_LOCK = 72_707_369;
const POLL_MS = 500;

/**
 * The first line of a migration with statements that PostgreSQL refuses in a transaction, such as CREATE INDEX
 * CONCURRENTLY. Each ends with a semicolon at the end of a line, and all of them can be run again.
 */
const OUTSIDE = "-- outside a transaction\n";

/** Prisma's table, as `prisma migrate deploy` of Prisma 7 creates it. */
const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * Applies the migrations on disk that a database lacks, oldest first, and records them as `prisma migrate deploy` does.
 * Each is one transaction with its record, unless it says that it runs outside of one. Of several processes that start
 * at once one migrates, and the others wait.
 * @param say prints a line. @returns the names of those it applied.
 * @throws UserError if one fails, or the database is another program's or another version's.
 */
export async function migrate(url: string, dir?: string, say: (line: string) => void = console.log): Promise<string[]> {
  const migrations = readMigrations(dir);
  return withConnection(url, async (client) => {
    await setSessionDefaults(client);
    if ((await missing(client, migrations)).length === 0) return [];
    return withLock(url, say, async () => {
      const due = await missing(client, migrations);
      for (const migration of due) {
        say(`Applying the migration ${migration.name} …`);
        await apply(client, migration);
      }
      return due.map(({ name }) => name);
    });
  }).catch((error: unknown) => {
    throw error instanceof pg.DatabaseError
      ? new UserError(`The database could not be migrated: ${error.message}`)
      : error;
  });
}

/** The migrations that a database lacks. @throws UserError if it is another program's, or has migrations not on disk. */
async function missing(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const tables = await namesOf(client, "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()");
  if (tables.length === 0) return [...migrations];
  if (!tables.includes("_prisma_migrations")) {
    throw new UserError(
      "The database could not be migrated: it holds tables, but no record of migrations. Set DATABASE_URL to an empty database, or to one of KaamSetu.",
    );
  }
  const applied = await namesOf(
    client,
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1",
  );
  const refusal = unknownMigrations(applied, migrations.map(({ name }) => name)); // prettier-ignore
  if (refusal) throw new UserError(refusal);
  return migrations.filter(({ name }) => !applied.includes(name));
}

async function namesOf(client: Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

async function apply(client: Client, { name, sql }: Migration): Promise<void> {
  const isOutside = sql.startsWith(OUTSIDE);
  try {
    if (isOutside) await runOutside(client, sql);
    await client.query("BEGIN");
    await client.query(NO_TIME_OUTS);
    if (!isOutside) await client.query(sql);
    // Settings of the script must not affect its record or the next script.
    await client.query("RESET ALL");
    await client.query(CREATE_TABLE);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), createHash("sha256").update(sql).digest("hex"), name],
    );
    await client.query("COMMIT");
  } catch (error) {
    // The first error is the reason; a lost connection has no transaction left.
    await client.query("ROLLBACK").catch(() => undefined);
    const left = isOutside ? "What it had done by then stays, and it can be run again." : "Nothing of it was applied.";
    throw new UserError(
      `The migration ${name} failed: ${describe(error, isOutside ? undefined : sql)}\n${left} ${adviceFor(error)}`,
    );
  }
}

async function runOutside(client: Client, sql: string): Promise<void> {
  await client.query(NO_TIME_OUTS.replaceAll("SET LOCAL", "SET"));
  for (const statement of sql.split(/;[ \t]*$/m)) await client.query(statement);
}

/**
 * Runs `work` while a transaction of another connection holds the lock for migrations: it is released with that
 * connection, even if this process dies, and through a pooler. Asks again and again, and without parameters, because
 * CREATE INDEX CONCURRENTLY waits for statements that wait or keep their result open.
 */
function withLock<T>(url: string, say: (line: string) => void, work: () => Promise<T>): Promise<T> {
  return withConnection(url, async (client) => {
    for (let tries = 0; ; tries += 1) {
      await client.query("BEGIN");
      await client.query(NO_TIME_OUTS);
      const { rows } = await client.query<{ ours: boolean }>(
        `SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCK}) AS ours`,
      );
      if (rows[0]!.ours) return work();
      await client.query("ROLLBACK");
      if (tries === 0) say("Waiting for another process, which migrates this database …");
      await sleep(POLL_MS);
    }
  });
}

/** PostgreSQL's own message, with the line of the script it refers to. */
function describe(error: unknown, sql: string | undefined): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = errorCode(error);
  const position = error instanceof pg.DatabaseError ? Number(error.position) : 0;
  const line = position && sql ? `, line ${sql.slice(0, position).split("\n").length}` : "";
  return code ? `${message} (${code}${line})` : message;
}

const adviceFor = (error: unknown): string =>
  errorCode(error) === "42501"
    ? 'Set DIRECT_DATABASE_URL to a URL of the role that owns the tables (docs/deployment.md, "Database roles").'
    : "Correct it, then start again.";
