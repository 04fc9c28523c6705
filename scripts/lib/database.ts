import { verify } from "@node-rs/argon2";
import { readSettings, type Settings } from "../before-install/settings.mjs";
import { runStep, typescriptArgs } from "../before-install/steps.mjs";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { NO_TIME_OUTS, withConnection } from "./connection";
import { prepareApplication } from "./application-role";
import { runningUrls, startEmbedded } from "./embedded-postgres";
import { migrate } from "./migrations";
import type { DatabaseUrls } from "./postgres-roles";

/** The application's database settings, as environment variables. */
type DatabaseEnv = { DATABASE_URL: string };

/** The URLs of a configured database, undefined for the embedded one. */
export function configuredUrls({ databaseUrl, directDatabaseUrl }: Settings): DatabaseUrls | undefined {
  if (!databaseUrl) return undefined;
  const owner = directDatabaseUrl ?? databaseUrl;
  return { application: databaseUrl, owner, superuser: owner };
}

/**
 * Opens the configured database and passes its URLs to `work`: DATABASE_URL, or else the embedded server of the data
 * folder, either the running one or one started for this and stopped afterwards.
 */
export async function withDatabase<T>(work: (urls: DatabaseUrls) => Promise<T>): Promise<T> {
  const settings = readSettings();
  const { dataDir } = settings;
  const urls = configuredUrls(settings) ?? runningUrls(dataDir);
  if (urls) return work(urls);
  const server = await startEmbedded({ dataDir });
  try {
    return await work(server.urls);
  } finally {
    await server.stop();
  }
}

/** Brings a database up to this version: its migrations, and the rights of the application's role. */
export async function bringUpToDate(urls: Pick<DatabaseUrls, "application" | "owner">): Promise<void> {
  await migrate(urls.owner);
  await prepareApplication(urls);
}

/** Writes the demo data into a database without users. */
export const seedWhenEmpty = (env: DatabaseEnv): Promise<void> =>
  unlessThere(env, "SELECT 1 FROM users LIMIT 1", [], () =>
    runStep("Writing demo data", process.execPath, typescriptArgs("prisma/seed/index.ts"), { env }),
  );

// Apart from that for migrations, which another process may wait for.
const FIRST_ROWS_LOCK = 72_707_372;

/** Runs `write` unless a query finds a row. Of several processes that start at once one does it, and the others wait. */
function unlessThere(
  { DATABASE_URL }: DatabaseEnv,
  query: string,
  values: unknown[],
  write: () => Promise<unknown>,
): Promise<void> {
  return withConnection(DATABASE_URL, async (client) => {
    const isThere = async () => Boolean((await client.query(query, values)).rowCount);
    if (await isThere()) return;
    // Statements of a transaction, because a pooler may give the next one another connection.
    await client.query("BEGIN");
    await client.query(NO_TIME_OUTS);
    await client.query("SELECT pg_advisory_xact_lock($1)", [FIRST_ROWS_LOCK]);
    if (!(await isThere())) await write();
    await client.query("COMMIT");
  });
}

/** Creates the super_admin given by ADMIN_USERNAME and ADMIN_PASSWORD, unless there is one besides the demo data's. */
export async function createFirstAdmin(env: DatabaseEnv): Promise<void> {
  if (!process.env.ADMIN_USERNAME || !process.env.ADMIN_PASSWORD) return;
  const query = "SELECT 1 FROM users WHERE role = 'super_admin' AND username <> ALL($1) LIMIT 1";
  await unlessThere(env, query, [DEMO_NAMES], () =>
    runStep("Creating the first administrator", process.execPath, typescriptArgs("scripts/admin-create.ts"), { env }),
  );
}

const DEMO_NAMES = Object.values(DEMO_ACCOUNTS).map(({ username }) => username);

/** The demo accounts that exist in a database and may sign in with their published passwords. */
export async function demoAccounts(url: string): Promise<{ kind: string; username: string; password: string }[]> {
  const { rows } = await withConnection(url, (client) =>
    client.query<{ username: string; password_hash: string }>(
      "SELECT username, password_hash FROM users WHERE username = ANY($1) AND deactivated_at IS NULL",
      [DEMO_NAMES],
    ),
  );
  const hashes = new Map(rows.map((row) => [row.username, row.password_hash]));
  const accounts = Object.entries(DEMO_ACCOUNTS).map(([kind, account]) => ({ kind, ...account }));
  const works = await Promise.all(
    accounts.map(async ({ username, password }) => {
      const hash = hashes.get(username);
      return hash !== undefined && verify(hash, password);
    }),
  );
  return accounts.filter((_account, index) => works[index]);
}
