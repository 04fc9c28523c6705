import { prepareApplication } from "../../scripts/lib/application-role";
import { withConnection } from "../../scripts/lib/connection";
import { migrate } from "../../scripts/lib/migrations";

const PREFIX = "kaamsetu_test_";

/** The migrated, empty database that is copied for every test file. */
export const TEMPLATE = `${PREFIX}template`;

/** The name of a worker's database. */
export const workerDatabase = (workerId: string) => `${PREFIX}${workerId}`;

const APPLICATION = { username: "kaamsetu_test_app", password: "for-tests-only" };

/** The same database for the application's role, which is not a superuser and owns nothing. */
export const asApplication = (url: string): string => Object.assign(new URL(url), APPLICATION).href;

/** Migrates a database and grants the application's role access. */
export async function migrateForApplication(url: string): Promise<void> {
  const { username, password } = APPLICATION;
  await withConnection(url, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [username]);
    if (!rowCount) await client.query(`CREATE ROLE ${username} LOGIN PASSWORD '${password}'`);
    await client.query(`GRANT CONNECT ON DATABASE "${new URL(url).pathname.slice(1)}" TO ${username}`);
  });
  await migrate(url);
  await prepareApplication({ application: asApplication(url), owner: url });
}

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
