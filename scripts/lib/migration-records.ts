import { createHash, randomUUID } from "node:crypto";
import type { Client } from "pg";
import { UserError } from "../before-install/errors.mjs";
import { withConnection } from "./connection";
import type { Migration } from "./migration-files";

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

async function hasTable(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS made",
  );
  return rows[0]?.made === true;
}

/** Creates the table in an empty database. @throws UserError for another program's database. */
export async function ensureTable(client: Client): Promise<void> {
  if (await hasTable(client)) return;
  const { rowCount } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1");
  if (rowCount) {
    throw new UserError(
      "The database could not be migrated: it holds tables, but no record of migrations. Set DATABASE_URL to an empty database, or to one of KaamSetu.",
    );
  }
  await client.query(CREATE_TABLE);
}

/** The names of the migrations applied to the database. */
export async function appliedNames(client: Client): Promise<Set<string>> {
  if (!(await hasTable(client))) return new Set();
  const { rows } = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Set(rows.map((row) => row.migration_name));
}

/**
 * Whether Prisma's engine, or one of our versions before decision 18, recorded the start of a migration and not its
 * end. If the engine saw it fail, and hence rolled back, it recorded the reason; that does not count as unfinished.
 */
export async function wasInterrupted(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL AND logs IS NULL",
    [name],
  );
  return Boolean(rowCount);
}

/** Records a migration as applied, and earlier attempts as rolled back. */
export async function recordApplied(client: Client, { name, sql }: Migration): Promise<void> {
  await recordRolledBack(client, name);
  const checksum = createHash("sha256").update(sql).digest("hex");
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

async function recordRolledBack(client: Client, name: string): Promise<void> {
  await client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL",
    [name],
  );
}

/**
 * Settles an unfinished migration if the schema does not reveal whether it was applied.
 * @throws UserError unless the migration is unfinished.
 */
export function settle(url: string, migration: Migration, isApplied: boolean): Promise<void> {
  const { name } = migration;
  return withConnection(url, async (client) => {
    const { rows } = (await hasTable(client))
      ? await client.query<{ unfinished: boolean }>(
          "SELECT finished_at IS NULL AND rolled_back_at IS NULL AS unfinished FROM _prisma_migrations WHERE migration_name = $1",
          [name],
        )
      : { rows: [] };
    if (!rows.some(({ unfinished }) => unfinished)) {
      throw new UserError(`The migration ${name} is not unfinished in this database: there is nothing to settle.`);
    }
    await (isApplied ? recordApplied(client, migration) : recordRolledBack(client, name));
  });
}
