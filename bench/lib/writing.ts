import type { Client } from "pg";
import { medianOf } from "./measure";

const RUNS = 51;
const MAIN_TABLES = ["users", "jobs", "applications", "notifications"];

/** The size of each main table and of its indexes, a line each. */
export async function sizesOfIndexes(client: Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT format('%s: %s rows, table %s, indexes %s', name, n_live_tup, pg_size_pretty(pg_table_size(name::regclass)),
       pg_size_pretty(pg_indexes_size(name::regclass))) AS line
     FROM unnest($1::text[]) AS name JOIN pg_stat_user_tables ON relname = name`,
    [MAIN_TABLES],
  );
  return rows.map(({ line }) => line).join("\n");
}

/** The milliseconds, the median unless said otherwise, to insert one row of each main table, with its triggers and indexes. Nothing of it stays. */
export async function timesOfWriting(
  client: Client,
  of: (times: number[]) => number = medianOf,
): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const [table, statement] of Object.entries(COPIES)) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      await client.query("BEGIN");
      const start = performance.now();
      await client.query(statement);
      times.push(performance.now() - start);
      await client.query("ROLLBACK");
    }
    figures.set(table, of(times));
  }
  return figures;
}

/** A copy of a row that the application could have written. */
const copy = (table: string, changes: string, which: string) =>
  `INSERT INTO ${table} SELECT made.* FROM ${table} AS old, jsonb_populate_record(old, jsonb_build_object(${changes})) AS made WHERE ${which}`;

const COPIES: Record<string, string> = {
  jobs: copy(
    "jobs",
    "'id', gen_random_uuid(), 'applications_count', 0, 'views_count', 0",
    "old.id = (SELECT id FROM jobs WHERE status = 'open' AND removed_at IS NULL LIMIT 1)",
  ),
  applications: copy(
    "applications",
    `'id', gen_random_uuid(), 'status', 'pending', 'worker_id', (SELECT id FROM users WHERE role = 'worker' AND NOT EXISTS
      (SELECT 1 FROM applications AS own WHERE own.job_id = old.job_id AND own.worker_id = users.id) LIMIT 1)`,
    "old.id = (SELECT id FROM applications ORDER BY id DESC LIMIT 1)",
  ),
  notifications: copy("notifications", "'id', gen_random_uuid()", "old.id = (SELECT id FROM notifications LIMIT 1)"),
};
