import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { prepareApplication } from "@/scripts/lib/application-role";
import { recreateDatabase, siblingUrl, withConnection } from "@/scripts/lib/connection";
import { type EmbeddedServer, startEmbedded } from "@/scripts/lib/embedded-postgres";
import { readMigrations } from "@/scripts/lib/migration-files";
import { migrate } from "@/scripts/lib/migrations";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const query = (url: string, sql: string, values: unknown[] = []) =>
  withConnection(url, async (client) => (await client.query<Record<string, unknown>>(sql, values)).rows);

const USER =
  "INSERT INTO users (id, username, name_skeleton, password_hash, role) VALUES (gen_random_uuid(), $1::text, $1::text, 'x', 'worker')";

describe("of the embedded server", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-roles-"));
  let server: EmbeddedServer;

  beforeAll(async () => {
    // When started by root, the server runs as another user, who needs access.
    chmodSync(dataDir, 0o755);
    server = await startEmbedded({ dataDir, serverSettings: { fsync: "off" } });
    await migrate(server.urls.owner);
    await prepareApplication(server.urls);
  });
  afterAll(async () => {
    await server.stop();
    for (const folder of [server.home, dataDir]) rmSync(folder, { recursive: true, force: true });
  });

  test("the application reads and writes rows", async () => {
    const { application } = server.urls;
    await query(application, USER, ["written.by.it"]);
    await query(application, "UPDATE users SET region = 'delhi' WHERE username = 'written.by.it'");
    await query(application, "DELETE FROM users WHERE username = 'nobody'");
    expect(await query(application, "SELECT username::text FROM users ORDER BY 1")).toEqual([
      { username: "written.by.it" },
    ]);
    expect(await query(application, "SHOW timezone")).toEqual([{ TimeZone: "UTC" }]);
    expect(await query(application, "SHOW statement_timeout")).not.toEqual([{ statement_timeout: "0" }]);
  });

  test.each([
    ["to make a table", "CREATE TABLE mine (a int)"],
    ["to make a temporary table", "CREATE TEMP TABLE mine (a int)"],
    ["to make a schema", "CREATE SCHEMA mine"],
    ["to make a function", "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'"],
    ["to change a table", "ALTER TABLE users ADD COLUMN mine int"],
    ["to drop a table", "DROP TABLE idempotency_keys"],
    ["to empty a table", "TRUNCATE idempotency_keys"],
    ["to turn triggers off", "ALTER TABLE audit_log DISABLE TRIGGER ALL"],
    ["to turn triggers off for itself", "SET session_replication_role = replica"],
    ["to change the audit log", "UPDATE audit_log SET action = 'x' WHERE false"],
    ["to delete from the audit log", "DELETE FROM audit_log WHERE false"],
    ["to change the migrations' records", "DELETE FROM _prisma_migrations"],
    ["to run a program", "COPY (SELECT 1) TO PROGRAM 'true'"],
    ["to run a program for its output", "COPY users FROM PROGRAM 'true'"],
    ["to write a file", "COPY (SELECT 1) TO '/tmp/kaamsetu-mine'"],
    ["to read a file", "SELECT pg_read_file('PG_VERSION')"],
    ["to list files", "SELECT pg_ls_dir('.')"],
    ["to import a file", "SELECT lo_import('/etc/hostname')"],
    ["the passwords' hashes", "SELECT 1 FROM pg_authid"],
    ["to make a role", "CREATE ROLE mine SUPERUSER"],
    ["to make a database", "CREATE DATABASE mine"],
    ["to become a superuser", "ALTER ROLE CURRENT_USER SUPERUSER"],
    ["to become the owner", "SET ROLE kaamsetu_owner"],
    ["to become the superuser", "SET ROLE kaamsetu"],
    ["to change the server's settings", "ALTER SYSTEM SET log_statement = 'all'"],
    ["to load a library", "LOAD 'plpgsql'"],
    ["to add an extension", "CREATE EXTENSION pgcrypto"],
  ])("the application is refused %s", async (_what, sql) => {
    await expect(query(server.urls.application, sql)).rejects.toThrow(
      /permission denied|must be owner|is not allowed/i,
    );
  });

  test("the application cannot use any other database", async () => {
    for (const name of ["postgres", "template1"]) {
      await expect(query(siblingUrl(server.urls.application, name), "SELECT 1")).rejects.toThrow(/permission denied/);
    }
  });

  test("the owner is not a superuser, and owns everything", async () => {
    const { owner } = server.urls;
    const rows = await query(
      owner,
      "SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname IN ('kaamsetu_app', 'kaamsetu_owner') ORDER BY 1",
    );
    const lesser = {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    };
    expect(rows).toEqual([
      { rolname: "kaamsetu_app", ...lesser },
      { rolname: "kaamsetu_owner", ...lesser },
    ]);
    expect(
      await query(
        owner,
        "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND NOT pg_has_role(relowner, 'USAGE')",
      ),
    ).toEqual([]);
    await query(
      owner,
      `
      ALTER TABLE users ADD COLUMN later int; ALTER TYPE role ADD VALUE 'later'; 
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END';
      ALTER TABLE users DROP COLUMN later`,
    );
    await expect(query(owner, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow(/permission denied/);
  });

  test("the application may use a later migration's table", async () => {
    await query(server.urls.owner, "CREATE TABLE later (id serial)");
    await expect(query(server.urls.application, "INSERT INTO later DEFAULT VALUES")).rejects.toThrow(
      /permission denied/,
    );
    await Promise.all([prepareApplication(server.urls), prepareApplication(server.urls)]);
    await query(server.urls.application, "INSERT INTO later DEFAULT VALUES");
  });

  test("the owner alone can migrate an empty database", async () => {
    await query(
      server.urls.superuser,
      "DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner",
    );
    expect(await migrate(server.urls.owner)).toEqual(readMigrations().map(({ name }) => name));
    await prepareApplication(server.urls);
    await query(server.urls.application, USER, ["another"]);
  });

  test("the server's log contains no username, as a parameter or as a part of the statement", async () => {
    await expect(query(server.urls.application, USER, ["another"])).rejects.toThrow(/users_username_key/);
    await expect(query(server.urls.application, USER.replaceAll("$1", "'another'"))).rejects.toThrow(
      /users_username_key/,
    );
    const log = readFileSync(path.join(server.home, "postgres.log"), "utf8");
    expect(log.match(/users_username_key/g)).toHaveLength(2);
    expect(log).not.toContain("another");
  });
});

describe("of a configured database", () => {
  const SERVER = process.env.TEST_OWNER_URL!;
  const NAME = `${new URL(SERVER).pathname.slice(1)}_roles`;
  const ROLES = [`${NAME}_owner`, `${NAME}_app`];
  let urls: { application: string; owner: string };
  beforeAll(async () => {
    const url = await recreateDatabase(SERVER, NAME);
    const [owner, application] = ROLES.map((username) => Object.assign(new URL(url), { username, password: "x" }).href);
    urls = { owner: owner!, application: application! };
    // As in docs/deployment.md.
    for (const role of ROLES) {
      await query(SERVER, `DROP ROLE IF EXISTS ${role}`);
      await query(SERVER, `CREATE ROLE ${role} LOGIN PASSWORD 'x'`);
    }
    await query(SERVER, `ALTER DATABASE ${NAME} OWNER TO ${ROLES[0]}`);
  });
  afterAll(async () => {
    await query(SERVER, `DROP DATABASE ${NAME} WITH (FORCE)`);
    for (const role of ROLES) await query(SERVER, `DROP ROLE ${role}`);
  });

  test("migrating as the owner grants the application's role its rights", async () => {
    const said: string[] = [];
    await migrate(urls.owner);
    await prepareApplication(urls, (line) => said.push(line));
    await query(urls.application, USER, ["someone"]);
    await expect(query(urls.application, "CREATE TABLE mine (a int)")).rejects.toThrow(/permission denied/);
    await expect(query(urls.application, "DELETE FROM audit_log")).rejects.toThrow(/permission denied/);
    expect(said).toEqual([]);
  });

  test("a start with only the application's role sees that there is nothing to migrate, or says who has to", async () => {
    expect(await migrate(urls.application)).toEqual([]);
    await prepareApplication({ application: urls.application, owner: urls.application });
    await query(urls.owner, "DELETE FROM _prisma_migrations WHERE migration_name LIKE '%initial'");
    await expect(migrate(urls.application)).rejects.toThrow(
      /^The migration .*_initial failed: permission denied .*Set DIRECT_DATABASE_URL to a URL of the role that owns the tables/s,
    );
  });

  test("a single role for both still works, and a superuser is reported", async () => {
    const said: string[] = [];
    await prepareApplication({ application: urls.owner, owner: urls.owner }, (line) => said.push(line));
    expect(said).toEqual([]);
    const superuser = siblingUrl(SERVER, NAME);
    await prepareApplication({ application: superuser, owner: superuser }, (line) => said.push(line));
    expect(said).toEqual([
      `The application's database role ${new URL(SERVER).username} is a superuser, which it need not be: docs/deployment.md ("Database roles") says how to give it one of its own.`,
    ]);
  });
});
