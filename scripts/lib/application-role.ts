import type { Client } from "pg";
import { setSessionDefaults, withConnection } from "./connection";
import type { DatabaseUrls } from "./postgres-roles";

// Two processes changing the rights on one table at once would fail with "tuple concurrently updated".
const GRANTS_LOCK = 72_707_371;

/**
 * Grants the application's role the rights it needs in a migrated database, and no more: it may change neither tables
 * nor the audit log. Does nothing if it is the owner itself.
 * @param warn prints a line.
 */
export async function prepareApplication(
  { application, owner }: Pick<DatabaseUrls, "application" | "owner">,
  warn: (line: string) => void = console.warn,
): Promise<void> {
  const { role, isSuperuser } = await withConnection(application, async (client) => {
    await setSessionDefaults(client);
    return whoIs(client);
  });
  if (isSuperuser) {
    warn(
      `The application's database role ${role} is a superuser, which it need not be: docs/deployment.md ("Database roles") says how to give it one of its own.`,
    );
  }
  await withConnection(owner, async (client) => {
    if ((await whoIs(client)).role !== role) await grant(client, role);
  });
}

async function whoIs(client: Client): Promise<{ role: string; isSuperuser: boolean }> {
  const { rows } = await client.query<{ role: string; isSuperuser: boolean }>(
    `SELECT rolname AS role, rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user`,
  );
  return rows[0]!;
}

async function grant(client: Client, role: string): Promise<void> {
  if ((await missingGrants(client, role)).length === 0) return;
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [GRANTS_LOCK]);
  for (const statement of await missingGrants(client, role)) await client.query(statement);
  await client.query("COMMIT");
}

/** Statements granting the rights that the role lacks, one per table or sequence of the owner. */
async function missingGrants(client: Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), $1::text) AS statement
       WHERE NOT has_schema_privilege($1, current_schema(), 'USAGE')
     UNION ALL SELECT format('GRANT %s ON %s %s TO %I', string_agg(needed, ', '), CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass, $1::text)
       FROM pg_class, unnest(CASE
         WHEN relkind = 'S' THEN ARRAY['USAGE']
         WHEN relname = 'audit_log' THEN ARRAY['SELECT', 'INSERT']
         -- A start without the owner's URL has to see that there is nothing to migrate.
         WHEN relname = '_prisma_migrations' THEN ARRAY['SELECT']
         ELSE ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE'] END) AS needed
       WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'S')
         AND pg_has_role(relowner, 'USAGE')
         AND NOT CASE relkind WHEN 'S' THEN has_sequence_privilege($1, oid, needed) ELSE has_table_privilege($1, oid, needed) END
       GROUP BY oid, relkind`,
    [role],
  );
  return rows.map(({ statement }) => statement);
}
