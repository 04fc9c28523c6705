import type { Client } from "pg";

/**
 * Drops the tables' indexes that no constraint needs, runs `fill` and recreates them: building an index on a full table
 * takes a fraction of the time of maintaining it while the table grows.
 */
export async function withoutIndexes(client: Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index
     WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}
