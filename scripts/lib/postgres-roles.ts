import { createHmac } from "node:crypto";
import type { Client } from "pg";
import { siblingUrl, withConnection } from "./connection";
import { NAME } from "./postgres-folder";

/** The roles of a database, as URLs that sign in as them. */
export type DatabaseUrls = {
  /** Reads and writes rows: for the application. */
  application: string;
  /** Owns the tables: for migrations. */
  owner: string;
  /** May create databases and copy the server's files. */
  superuser: string;
};

const OWNER = "kaamsetu_owner";
const APPLICATION = "kaamsetu_app";

/**
 * The URLs of all three roles of an embedded server. The other two passwords are derived from the superuser's, so there
 * is only one file to keep, and neither of them reveals a more powerful one.
 */
export function urlsOf(superuser: string): DatabaseUrls {
  const secret = new URL(superuser).password;
  const urlOf = (role: string) => {
    const password = createHmac("sha256", secret).update(role).digest("base64url");
    return Object.assign(new URL(superuser), { username: role, password }).href;
  };
  return { application: urlOf(APPLICATION), owner: urlOf(OWNER), superuser };
}

/**
 * Creates the database and roles of an embedded server, or those missing in a data folder of an earlier version, in
 * which the superuser owned everything.
 */
export async function prepareRoles(urls: DatabaseUrls): Promise<void> {
  await withConnection(siblingUrl(urls.superuser, "postgres"), async (client) => {
    for (const url of [urls.owner, urls.application]) await ensureRole(client, new URL(url));
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
    await client.query(`
      ALTER DATABASE ${NAME} OWNER TO ${OWNER};
      REVOKE ALL ON DATABASE ${NAME}, postgres, template1 FROM PUBLIC;
      GRANT CONNECT ON DATABASE ${NAME} TO ${APPLICATION}`);
  });
  await withConnection(urls.superuser, giveToOwner);
}

async function ensureRole(client: Client, { username, password }: URL): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [username]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${username}`);
  await client.query(
    `ALTER ROLE ${username} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
  );
}

/** Transfers the superuser's objects in the schema to the owner, except parts of extensions. */
async function giveToOwner(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `WITH ours AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
       parts AS (SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'i', 'a') AND refclassid <> 'pg_namespace'::regclass)
     SELECT format('ALTER %s %s OWNER TO %I', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass, $1::text) AS statement
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'S')
       AND relowner = (TABLE ours) AND NOT EXISTS (SELECT 1 FROM parts WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid)
     UNION ALL SELECT format('ALTER TYPE %s OWNER TO %I', oid::regtype, $1::text)
       FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
       AND typowner = (TABLE ours) AND NOT EXISTS (SELECT 1 FROM parts WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid)
     UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO %I', oid::regprocedure, $1::text)
       FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       AND proowner = (TABLE ours) AND NOT EXISTS (SELECT 1 FROM parts WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid)`,
    [OWNER],
  );
  if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join(";\n"));
}
