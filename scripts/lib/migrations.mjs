import { withConnection } from "./connection.mjs";
import { migrationList, migrationNames, schemaFile } from "./migration-files.mjs";
import { withScratchDatabase } from "./databases.mjs";
import { UserError } from "./user-error.mjs";

// Ours, beside the engine's own lock: two instances that start together must not both find work to do.
const LOCK_KEY = 7_270_736_901;
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Brings the database of `url` up to the migrations on disk, as `prisma migrate deploy` does.
 * Returns the names of those it applied. Throws a UserError when a migration fails or an earlier one has failed.
 */
export function migrate(url) {
  return withConnection(url, async (client) => {
    if (await isUpToDate(client)) return [];
    await client.query("SELECT pg_advisory_lock($1)", [LOCK_KEY]);
    if (await isUpToDate(client)) return [];
    const { withSchemaEngine } = await import("./schema-engine.mjs");
    return withSchemaEngine({ url }, async (engine) => {
      const input = { migrationsList: migrationList(), filters: NO_FILTERS };
      const result = await engine.applyMigrations(input).catch(async (error) => {
        throw new UserError(await failureText(client, error));
      });
      return result.appliedMigrationNames;
    });
  });
}

/** Notes that a failed migration was undone, so that `migrate` tries it again. Nothing of it is in the database then. */
export async function markRolledBack(url, migrationName) {
  const { withSchemaEngine } = await import("./schema-engine.mjs");
  await withSchemaEngine({ url }, (engine) =>
    engine.markMigrationRolledBack({ migrationName }).catch((error) => {
      throw new UserError(messageOf(error));
    }),
  );
}

/** The SQL that leads from the migrations on disk to the schema, "" when they agree. Needs a server to try them on. */
export function pendingSql(url) {
  return withScratchDatabase(url, (shadowUrl) => difference({ url, shadowUrl }));
}

async function difference(urls) {
  const { withSchemaEngine } = await import("./schema-engine.mjs");
  return withSchemaEngine(urls, async (engine) => {
    const { stdout, exitCode } = await engine
      .diff({
        from: migrationNames().length === 0 ? { tag: "empty" } : { tag: "migrations", ...migrationList() },
        to: { tag: "schemaDatamodel", files: [schemaFile()] },
        script: true,
        exitCode: true,
        filters: NO_FILTERS,
      })
      .catch((error) => {
        throw new UserError(`The migrations cannot be compared with the schema: ${messageOf(error)}`);
      });
    return exitCode === 0 ? "" : stdout;
  });
}

async function isUpToDate(client) {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS made");
  if (!rows[0].made) return migrationNames().length === 0;
  const applied = await client.query(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const names = new Set(applied.rows.map((row) => row.migration_name));
  return migrationNames().every((name) => names.has(name));
}

async function failureText(client, error) {
  const { rows } = await client.query(
    "SELECT migration_name AS name, logs FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL",
  );
  if (rows.length === 0) return `The database could not be migrated: ${messageOf(error)}`;
  const [{ name, logs }] = rows;
  return `The migration ${name} failed: ${messageOf({ message: logs ?? error.message })}\nCorrect it, run \`npm run db:migrate -- --rolled-back ${name}\`, then start again.`;
}

/** The engine's messages end in its own call stack, numbered from 0. */
function messageOf({ message }) {
  return message
    .split(/\n\s+0: /)[0]
    .replace(/^external connector error\s*/, "")
    .trim();
}
