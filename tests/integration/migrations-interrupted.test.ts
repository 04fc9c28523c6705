import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { recreateDatabase, withConnection } from "@/scripts/lib/connection";
import { readMigrations } from "@/scripts/lib/migration-files";
import { settle } from "@/scripts/lib/migration-records";
import { migrate } from "@/scripts/lib/migrations";

vi.setConfig({ testTimeout: 60_000 });

const SERVER = process.env.TEST_OWNER_URL!;
const NAME = `${new URL(SERVER).pathname.slice(1)}_interrupted`;
const dir = mkdtempSync(path.join(tmpdir(), "kaamsetu-migrations-"));
let url: string;
let said: string[];
beforeEach(async () => {
  rmSync(dir, { recursive: true, force: true });
  url = await recreateDatabase(SERVER, NAME);
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await withConnection(SERVER, (client) => client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`));
});

function put(name: string, sql: string) {
  mkdirSync(path.join(dir, name), { recursive: true });
  writeFileSync(path.join(dir, name, "migration.sql"), sql);
}
const ask = <Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  withConnection(url, async (client) => (await client.query<Row>(sql, values)).rows);
const finished = () =>
  ask<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1",
  );

const ONE = "20260101000000_one";
const TWO = "20260102000000_two";
const DATA_ONLY = "INSERT INTO t VALUES (7);";

/** The sessions that hold Prisma's lock for migrations of this database. */
const LOCKS = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 72707369
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Runs `migrate` in a separate process. */
function startMigrating() {
  const code = `import { migrate } from "./scripts/lib/migrations.ts"; await migrate(${JSON.stringify(url)}, ${JSON.stringify(dir)});`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], { stdio: "ignore" });
  return { child, exited: new Promise((resolve) => child.once("exit", (_code, signal) => resolve(signal))) };
}

const isAsleep = async () =>
  (
    await ask(
      "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep%' AND wait_event = 'PgSleep' AND datname = current_database()",
    )
  ).length > 0;

test("if the migrating process is killed, the next start waits for the statement it left running and then migrates", async () => {
  put(ONE, "CREATE TABLE t (a int);");
  put(TWO, "INSERT INTO t VALUES (1); SELECT pg_sleep(8);");
  const { child, exited } = startMigrating();
  await vi.waitFor(async () => expect(await isAsleep()).toBe(true), { timeout: 30_000 });
  child.kill("SIGKILL");
  expect(await exited).toBe("SIGKILL");
  put(TWO, "INSERT INTO t VALUES (1);");
  expect(await migrate(url, dir)).toEqual([TWO]);
  expect(await ask("SELECT a FROM t")).toEqual([{ a: 1 }]);
  expect(await finished()).toEqual([{ name: ONE }, { name: TWO }]);
  // At once, and then every five seconds.
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said.map((line) => line.replace(/\d+/, "N")))).toEqual(
    new Set(["Waiting for another process, which migrates this database in the database session N …"]),
  );
  expect(await ask(LOCKS)).toEqual([]);
});

test("if the server ends the session halfway, the message says so, and the next start migrates", async () => {
  put(ONE, "CREATE TABLE t (a int); SELECT pg_sleep(30);");
  const first = migrate(url, dir).catch((error: Error) => error.message);
  await vi.waitFor(async () => expect(await isAsleep()).toBe(true), { timeout: 10_000 });
  await ask(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()",
  );
  expect(await first).toBe(
    `The migration ${ONE} failed: terminating connection due to administrator command (57P01)\nNothing of it was applied. Start again once the database answers.`,
  );
  put(ONE, "CREATE TABLE t (a int);");
  expect(await migrate(url, dir)).toEqual([ONE]);
});

test("a slow migration says so every few seconds", async () => {
  put(ONE, "SELECT pg_sleep(6);");
  await migrate(url, dir);
  expect(said).toEqual([`Applying the migration ${ONE}: still at it, 5 s`]);
});

/** The record that Prisma's engine writes before it runs a script, and completes afterwards. */
async function beginAsPrisma(name: string, logs: string | null = null) {
  await ask(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES (gen_random_uuid(), repeat('0', 64), $1, $2)",
    [name, logs],
  );
}

/** A database with the migration ONE. */
async function withOne() {
  put(ONE, "CREATE TABLE t (a int); CREATE TYPE kind AS ENUM ('x');");
  await migrate(url, dir);
}

const CHANGES: [string, string][] = [
  ["a column", "ALTER TABLE t ADD COLUMN b kind NOT NULL DEFAULT 'x';"],
  ["a column less", "ALTER TABLE t DROP COLUMN a;"],
  ["a table with an index", "CREATE TABLE u (a int); CREATE INDEX u_a ON u (a);"],
  ["an index", "CREATE INDEX t_a ON t (a) WHERE a > 1;"],
  ["a constraint", "ALTER TABLE t ADD CONSTRAINT positive CHECK (a > 0);"],
  ["a value of a type", "ALTER TYPE kind ADD VALUE 'y';"],
  [
    "a function and its trigger",
    "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'; CREATE TRIGGER f BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION f();",
  ],
  ["another default", "ALTER TABLE t ALTER COLUMN a SET DEFAULT 5;"],
  ["rows besides a column", "ALTER TABLE t ADD COLUMN b int; INSERT INTO t VALUES (1);"],
];

test.each(CHANGES)(
  "a migration interrupted under Prisma's engine after it was applied (%s) is recorded",
  async (_what, sql) => {
    await withOne();
    put(TWO, sql);
    await beginAsPrisma(TWO);
    await ask(sql);
    const rows = await ask("SELECT * FROM t");
    expect(await migrate(url, dir)).toEqual([]);
    expect(said).toEqual([`The migration ${TWO} had been applied before it was interrupted; that is recorded now.`]);
    expect(await finished()).toEqual([{ name: ONE }, { name: TWO }]);
    expect(await ask("SELECT * FROM t")).toEqual(rows);
    expect(await migrate(url, dir)).toEqual([]);
  },
);

test.each(CHANGES)(
  "a migration interrupted under Prisma's engine before it was applied (%s) is applied",
  async (_what, sql) => {
    await withOne();
    put(TWO, sql);
    await beginAsPrisma(TWO);
    expect(await migrate(url, dir)).toEqual([TWO]);
    expect(await finished()).toEqual([{ name: ONE }, { name: TWO }]);
    expect(await ask("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'kaamsetu%'")).toEqual([]);
  },
);

test("a database interrupted in the project's first migration, before anything was applied, is migrated", async () => {
  await withOne();
  await ask("DROP TABLE t; DROP TYPE kind; DELETE FROM _prisma_migrations");
  const [first] = readMigrations();
  await beginAsPrisma(first!.name);
  expect(await migrate(url)).toEqual(readMigrations().map(({ name }) => name));
});

/** Nothing in the schema tells whether one of these was applied: a person has to answer, as tested below. */
const ROWS_ONLY = ["20261123071000_places_of_deleted_accounts", "20261123080000_seeded_accounts"];

test("each of the project's migrations is recognised, before and after it was applied", async () => {
  for (const { name, sql } of readMigrations()) {
    put(name, sql);
    if (ROWS_ONLY.includes(name)) {
      expect(await migrate(url, dir)).toEqual([name]);
      continue;
    }
    if ((await ask("SELECT to_regclass('_prisma_migrations') AS table"))[0]?.table) {
      await beginAsPrisma(name);
      expect(await migrate(url, dir)).toEqual([name]);
    } else await migrate(url, dir);
    await ask("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1", [name]);
    expect(await migrate(url, dir)).toEqual([]);
    expect(said.at(-1)).toBe(`The migration ${name} had been applied before it was interrupted; that is recorded now.`);
  }
});

test("a migration that Prisma's engine saw fail is tried again", async () => {
  await withOne();
  put(TWO, DATA_ONLY);
  await beginAsPrisma(TWO, "ERROR: disk full");
  expect(await migrate(url, dir)).toEqual([TWO]);
  expect(await ask("SELECT a FROM t")).toEqual([{ a: 7 }]);
  expect(
    await ask(
      "SELECT rolled_back_at IS NOT NULL AS undone FROM _prisma_migrations WHERE migration_name LIKE '%two' ORDER BY started_at",
    ),
  ).toEqual([{ undone: true }, { undone: false }]);
});

test("a migration that only changes rows needs a person's answer, and both answers work", async () => {
  await withOne();
  put(TWO, DATA_ONLY);
  const two = { name: TWO, sql: DATA_ONLY };
  await beginAsPrisma(TWO);
  await expect(migrate(url, dir)).rejects.toThrow(
    new RegExp(
      `^The migration ${TWO} was interrupted, and the schema does not tell whether it was applied\\. Look for what .*migration\\.sql changes, then run \`npm run db:migrate -- --applied ${TWO}\` if the database has it, else \`npm run db:migrate -- --rolled-back ${TWO}\`\\.$`,
    ),
  );
  await settle(url, two, false);
  expect(await migrate(url, dir)).toEqual([TWO]);
  expect(await ask("SELECT a FROM t")).toEqual([{ a: 7 }]);
  await ask("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1 AND rolled_back_at IS NULL", [
    TWO,
  ]);
  await settle(url, two, true);
  expect(await migrate(url, dir)).toEqual([]);
  expect(await ask("SELECT a FROM t")).toEqual([{ a: 7 }]);
});

test("only an unfinished migration can be settled", async () => {
  await withOne();
  for (const name of [ONE, TWO]) {
    await expect(settle(url, { name, sql: "" }, true)).rejects.toThrow(
      `The migration ${name} is not unfinished in this database: there is nothing to settle.`,
    );
  }
});
