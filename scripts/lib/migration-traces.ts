import pg, { type Client } from "pg";
import type { Migration } from "./migration-files";

const SCRATCH = "kaamsetu_scratch";

/**
 * Finds out from the schema whether a migration was applied. Runs `earlier` and then the migration in a scratch schema,
 * and looks for the last one's changes in the real one. Leaves nothing behind.
 * @returns undefined if the schema does not tell, for instance for a migration that only changes rows.
 */
export async function isInDatabase(
  client: Client,
  earlier: readonly Migration[],
  migration: Migration,
): Promise<boolean | undefined> {
  const { rows } = await client.query<{ schema: string; path: string }>(
    "SELECT current_schema() AS schema, array_to_string(ARRAY(SELECT quote_ident(s) FROM unnest(current_schemas(false)) AS s), ', ') AS path",
  );
  const { schema, path } = rows[0]!;
  const real = await tracesIn(client, schema);
  await client.query("SAVEPOINT before_scratch");
  try {
    await client.query(`CREATE SCHEMA ${SCRATCH}; SET LOCAL search_path TO ${SCRATCH}, ${path}`);
    for (const { sql } of earlier) await client.query(sql);
    const before = await tracesIn(client, SCRATCH);
    if (!(await succeeds(client.query(migration.sql)))) return false;
    const after = await tracesIn(client, SCRATCH);
    return verdict(real, { added: minus(after, before), removed: minus(before, after) });
  } finally {
    await client.query("ROLLBACK TO SAVEPOINT before_scratch");
  }
}

/** A script that PostgreSQL refuses even on empty tables cannot have been applied. */
async function succeeds(script: Promise<unknown>): Promise<boolean> {
  try {
    await script;
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

type Change = { added: string[]; removed: string[] };

function verdict(real: Set<string>, { added, removed }: Change): boolean | undefined {
  if (added.length + removed.length === 0) return undefined;
  const has = (trace: string) => real.has(trace);
  if (added.every(has) && !removed.some(has)) return true;
  if (!added.some(has) && removed.every(has)) return false;
  return undefined;
}

const minus = (those: Set<string>, others: Set<string>) => [...those].filter((trace) => !others.has(trace));

/** A text for each column, index, constraint, trigger, function and type of a schema. */
async function tracesIn(client: Client, schema: string): Promise<Set<string>> {
  const { rows } = await client.query<{ trace: string }>(TRACES, [schema]);
  // Definitions include the schema's name unless it is first on the path.
  return new Set(rows.map(({ trace }) => trace.replaceAll(`${schema}.`, "").replaceAll(`"${schema}".`, "")));
}

const TRACES = `
  WITH of_schema AS (
    SELECT c.oid, c.relname FROM pg_class c
    WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND c.relname <> '_prisma_migrations'
  )
  SELECT concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) AS trace
    FROM of_schema JOIN pg_attribute ON attrelid = of_schema.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  UNION ALL SELECT 'index ' || pg_get_indexdef(indexrelid) FROM of_schema JOIN pg_index ON indrelid = of_schema.oid
  UNION ALL SELECT concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    FROM of_schema JOIN pg_constraint ON conrelid = of_schema.oid
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(pg_trigger.oid)
    FROM of_schema JOIN pg_trigger ON tgrelid = of_schema.oid AND NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'function', proname, pg_get_function_arguments(oid), prosrc)
    FROM pg_proc WHERE pronamespace = $1::regnamespace
  UNION ALL SELECT concat_ws(' ', 'enum', typname, enumlabel)
    FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid WHERE typnamespace = $1::regnamespace`;
