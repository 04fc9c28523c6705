import { randomUUID } from "node:crypto";
import pg from "pg";
import { errorCode, UserError } from "../before-install/errors.mjs";

/**
 * Opens a connection to `url`, passes it to `work` and closes it.
 * @param options session options, in the format of `postgres -c`. @throws UserError if the server does not answer.
 */
export async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options?: string,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, options });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new UserError(`The database ${withoutPassword(url)} does not answer (${reason(error)}): ${adviceFor(error)}`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database URL that is safe to print. */
function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return "in DATABASE_URL";
  const parsed = new URL(url);
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}

function reason(error: unknown): string | undefined {
  // A host with both an IPv4 and an IPv6 address fails with an AggregateError whose own message is empty.
  const [first = error]: unknown[] = error instanceof AggregateError ? error.errors : [];
  return (first instanceof Error && first.message) || errorCode(error);
}

function adviceFor(error: unknown): string {
  const code = errorCode(error);
  if (code === "28P01" || code === "28000") return "check the user and password in DATABASE_URL.";
  if (code === "3D000") return "create that database, or correct its name in DATABASE_URL.";
  return "start that server, or correct DATABASE_URL.";
}

/** The URL of another database on the same server. */
export function siblingUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Creates an empty database on the server of `url`, replacing one of that name. @returns its URL. */
export async function recreateDatabase(url: string, name: string): Promise<string> {
  await withConnection(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  });
  return siblingUrl(url, name);
}

/** Creates an empty database on the server of `url`, passes its URL to `work` and drops it. */
export async function withScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const name = `kaamsetu_scratch_${randomUUID().replaceAll("-", "")}`;
  const scratchUrl = await recreateDatabase(url, name);
  try {
    return await work(scratchUrl);
  } finally {
    await withConnection(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}

/**
 * Defaults of all the application's sessions. Stored with the role and the database instead of being sent in the
 * client's start-up message or a SET, which poolers refuse or forget. Times in milliseconds.
 */
export const SESSION_DEFAULTS: Record<string, string> = {
  // Prisma's driver sends times without an offset and reads any offset as UTC.
  timezone: "UTC",
  // A longer statement is a fault; an error is better than a pool that fills up.
  statement_timeout: "15000",
  // Less than the five seconds Prisma allows a transaction: the server's error comes first and rolls everything back.
  lock_timeout: "4000",
  idle_in_transaction_session_timeout: "30000",
};

/** For a transaction that may take any time. Statements, because poolers refuse settings at the start of a session. */
export const NO_TIME_OUTS =
  "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

/** The same as options of a session. */
export const WITHOUT_TIME_OUTS = "-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0";

// Two processes changing the settings of one role at once would fail with "tuple concurrently updated".
const DEFAULTS_LOCK = 72_707_370;

/**
 * Sets these defaults for the role of `client` in its database; they apply to new sessions. Any role may do this for
 * itself.
 */
export async function setSessionDefaults(client: pg.Client): Promise<void> {
  if ((await missingDefaults(client)).length === 0) return;
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [DEFAULTS_LOCK]);
  const { rows } = await client.query<{ database: string }>("SELECT quote_ident(current_database()) AS database");
  for (const [name, value] of await missingDefaults(client)) {
    await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${rows[0]?.database} SET ${name} TO '${value}'`);
  }
  await client.query("COMMIT");
}

async function missingDefaults(client: pg.Client): Promise<[name: string, value: string][]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT split_part(setting, '=', 1) AS name, substr(setting, strpos(setting, '=') + 1) AS value
     FROM pg_db_role_setting s, unnest(s.setconfig) AS setting
     WHERE s.setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)
       AND s.setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  const present = new Map(rows.map(({ name, value }) => [name.toLowerCase(), value]));
  return Object.entries(SESSION_DEFAULTS).filter(([name, value]) => present.get(name) !== value);
}
