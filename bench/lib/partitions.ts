import type { Client } from "pg";
import { medianOf } from "./measure";

const PEOPLE = 200;
const BATCH = 5_000;

/**
 * Copies the notifications into a table and into partitions of a month each, with the same indexes, and times reading, adding
 * and removing the oldest month on both. Both copies are dropped. @returns a line for each.
 */
export async function tryPartitions(client: Client): Promise<string> {
  await client.query("DROP TABLE IF EXISTS trial_whole, trial_parts");
  await client.query("CREATE TABLE trial_whole (LIKE notifications INCLUDING DEFAULTS)");
  await client.query(
    "CREATE TABLE trial_parts (LIKE notifications INCLUDING DEFAULTS) PARTITION BY RANGE (created_at)",
  );
  const { rows: months } = await client.query<{ name: string; start: string; end: string }>(
    `SELECT to_char(month, '"trial_"YYYY_MM') AS name, month::text AS start, (month + interval '1 month')::text AS end
     FROM generate_series(date_trunc('month', (SELECT min(created_at) FROM notifications)), now(), interval '1 month') AS month`,
  );
  for (const { name, start, end } of months)
    await client.query(`CREATE TABLE ${name} PARTITION OF trial_parts FOR VALUES FROM ('${start}') TO ('${end}')`);
  const { rows: people } = await client.query<{ id: string }>(
    `SELECT DISTINCT user_id AS id FROM (SELECT user_id FROM notifications LIMIT ${PEOPLE * 2}) AS few LIMIT ${PEOPLE}`,
  );
  const lines = [];
  for (const table of ["trial_whole", "trial_parts"]) {
    await client.query(`INSERT INTO ${table} SELECT * FROM notifications`);
    await client.query(`ALTER TABLE ${table} ADD PRIMARY KEY (id, created_at)`);
    await client.query(`CREATE INDEX ON ${table} (user_id, created_at DESC, id DESC)`);
    await client.query(`CREATE INDEX ON ${table} (user_id) WHERE seen_at IS NULL`);
    await client.query(`CREATE INDEX ON ${table} USING brin (created_at)`);
    await client.query(`VACUUM ANALYZE ${table}`);
    const each = async (statement: string) => {
      const times = [];
      for (const { id } of people) times.push(await timed(client, statement, [id]));
      return medianOf(times).toFixed(2);
    };
    const list = await each(`SELECT * FROM ${table} WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 21`);
    const unseen = await each(
      `SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE user_id = $1 AND seen_at IS NULL LIMIT 100) AS few`,
    );
    const added = await timed(
      client,
      `INSERT INTO ${table} SELECT gen_random_uuid(), user_id, kind, job_id, application_id, about_at, now(), NULL
       FROM notifications LIMIT 1000`,
    );
    const removed = await removeFirstMonth(client, table, months[0]!);
    lines.push(
      `${table}: a page ${list} ms, unseen ${unseen} ms, 1,000 more ${added.toFixed(1)} ms, the oldest month away ${removed}`,
    );
  }
  await client.query("DROP TABLE trial_whole, trial_parts");
  return lines.join("\n");
}

async function removeFirstMonth(client: Client, table: string, month: { name: string; end: string }): Promise<string> {
  const before = await wal(client);
  const start = performance.now();
  if (table === "trial_parts") await client.query(`DROP TABLE ${month.name}`);
  else {
    let count: number | null = BATCH;
    // As the nightly tidying: so many at a time, then the space is given back.
    while (count === BATCH)
      ({ rowCount: count } = await client.query(
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE created_at < $1 LIMIT ${BATCH})`,
        [month.end],
      ));
    await client.query(`VACUUM ${table}`);
  }
  const seconds = (performance.now() - start) / 1000;
  return `${seconds.toFixed(2)} s and ${Math.round(((await wal(client)) - before) / 1e6)} MB of write-ahead log`;
}

async function wal(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS bytes");
  return Number(rows[0]!.bytes);
}

async function timed(client: Client, statement: string, values: string[] = []): Promise<number> {
  const start = performance.now();
  await client.query(statement, values);
  return performance.now() - start;
}
