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

/** Creates the database and roles of an embedded server, unless they are there. */
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
}

async function ensureRole(client: Client, { username, password }: URL): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [username]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${username}`);
  await client.query(
    `ALTER ROLE ${username} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
  );
}
