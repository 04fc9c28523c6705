import { withConnection } from "@/scripts/lib/connection";

const PREFIX = "kaamsetu_test_";

/** The migrated, empty database that is copied for every test file. */
export const TEMPLATE = `${PREFIX}template`;

/** The name of a worker's database. */
export const workerDatabase = (workerId: string) => `${PREFIX}${workerId}`;

/** Drops the databases of this or an earlier run. */
export function dropTestDatabases(serverUrl: string) {
  return withConnection(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)",
      [PREFIX],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
}
