import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { UserError } from "@/scripts/before-install/errors.mjs";
import { recreateDatabase, withConnection } from "@/scripts/lib/connection";
import { readMigrations, writeMigration } from "@/scripts/lib/migration-files";
import { migrate } from "@/scripts/lib/migrations";
import { loadEngine, pendingSql } from "@/scripts/lib/schema-difference";

const SERVER = process.env.TEST_OWNER_URL!;
const NAME = `${new URL(SERVER).pathname.slice(1)}_migrations`;
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
const ask = <Row extends object>(sql: string) =>
  withConnection(url, async (client) => (await client.query<Row>(sql)).rows);
const records = () =>
  ask(`SELECT migration_name AS name, finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS rolled_back,
       applied_steps_count AS steps, logs FROM _prisma_migrations ORDER BY started_at`);

const ONE = "20260101000000_one";
const TWO = "20260102000000_two";

/** The sessions that hold Prisma's lock for migrations of this database. */
const LOCKS = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 72707369
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

test("migrations are applied in order, once, and recorded with their checksums", async () => {
  put(TWO, "ALTER TABLE t ADD COLUMN b int; -- ; not the end\n");
  put(ONE, "CREATE TABLE t (a int);\nCREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1; SELECT 2';\n");
  expect(await migrate(url, dir)).toEqual([ONE, TWO]);
  expect(await migrate(url, dir)).toEqual([]);
  const done = { finished: true, rolled_back: false, steps: 1, logs: null };
  expect(await records()).toEqual([
    { name: ONE, ...done },
    { name: TWO, ...done },
  ]);
  expect(await ask(`SELECT count(*)::int AS length FROM _prisma_migrations WHERE checksum ~ '^[0-9a-f]{64}$'`)).toEqual(
    [{ length: 2 }],
  );
});

test("session settings of one migration do not affect the next", async () => {
  put(ONE, "CREATE SCHEMA aside; SET search_path TO aside; CREATE TABLE t (a int);");
  put(TWO, "CREATE TABLE t (b int);");
  await migrate(url, dir);
  expect(await ask("SELECT schemaname FROM pg_tables WHERE tablename = 't' ORDER BY 1")).toEqual([
    { schemaname: "aside" },
    { schemaname: "public" },
  ]);
});

test("a failed migration leaves nothing behind, is named with its line, and is applied once corrected", async () => {
  put(ONE, "CREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\nSELECT * FROM nowhere;\n");
  const sentence = [
    `The migration ${ONE} failed: relation "nowhere" does not exist (42P01, line 3)`,
    "Nothing of it was applied. Correct it, then start again.",
  ].join("\n");
  await expect(migrate(url, dir)).rejects.toThrow(sentence);
  await expect(migrate(url, dir)).rejects.toThrow(sentence);
  expect(await ask("SELECT 1 FROM pg_tables WHERE tablename IN ('t', '_prisma_migrations')")).toEqual([]);
  put(ONE, "CREATE TABLE t (a int);");
  expect(await migrate(url, dir)).toEqual([ONE]);
  expect(await records()).toEqual([{ name: ONE, finished: true, rolled_back: false, steps: 1, logs: null }]);
});

test("migrations applied before a failing one stay", async () => {
  put(ONE, "CREATE TABLE t (a int);");
  put(TWO, "ALTER TABLE t ADD COLUMN b int; SELECT 1 / 0;");
  await expect(migrate(url, dir)).rejects.toThrow(`The migration ${TWO} failed: division by zero (22012)`);
  expect(await records()).toMatchObject([{ name: ONE, finished: true }]);
  expect(await ask("SELECT column_name AS name FROM information_schema.columns WHERE table_name = 't'")).toEqual([
    { name: "a" },
  ]);
});

test("another program's database is left alone", async () => {
  await ask("CREATE TABLE theirs (a int)");
  put(ONE, "CREATE TABLE t (a int);");
  await expect(migrate(url, dir)).rejects.toThrow(
    "The database could not be migrated: it holds tables, but no record of migrations. Set DATABASE_URL to an empty database, or to one of KaamSetu.",
  );
});

test("a folder without its SQL file is named", async () => {
  mkdirSync(path.join(dir, ONE), { recursive: true });
  await expect(migrate(url, dir)).rejects.toThrow(
    `The database could not be migrated: there is no migration file ${path.join(dir, ONE, "migration.sql")}. Remove its folder, or put the file back.`,
  );
});

test("of two started together one migrates, and the other says that it is waiting", async () => {
  put(ONE, "CREATE TABLE t (a int); SELECT pg_sleep(1.2);");
  const both = await Promise.all([migrate(url, dir), migrate(url, dir)]);
  expect(both.flat()).toEqual([ONE]);
  expect(said).toEqual(
    expect.arrayContaining([
      `Applying the migration ${ONE} …`,
      "Waiting for another process, which migrates this database …",
    ]),
  );
  expect(said).toHaveLength(2);
  expect(await ask(LOCKS)).toEqual([]);
});

test("of two started together on an index that is made outside a transaction, one makes it", async () => {
  put(ONE, "CREATE TABLE t (a int);");
  put(TWO, "-- outside a transaction\nCREATE INDEX CONCURRENTLY t_a ON t (a);");
  const both = await Promise.all([migrate(url, dir), migrate(url, dir)]);
  expect(both.flat()).toEqual([ONE, TWO]);
});

test("a migration outside a transaction that failed is run again, until its index is whole", async () => {
  put(ONE, "CREATE TABLE t (a int); INSERT INTO t VALUES (1), (1);");
  put(
    TWO,
    "-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS t_a;\nCREATE UNIQUE INDEX CONCURRENTLY t_a ON t (a);\n",
  );
  await expect(migrate(url, dir)).rejects.toThrow(
    `The migration ${TWO} failed: could not create unique index "t_a" (23505)\nWhat it had done by then stays, and it can be run again. Correct it, then start again.`,
  );
  const isWhole = () => ask("SELECT indisvalid AS whole FROM pg_index WHERE indexrelid = 't_a'::regclass");
  expect(await isWhole()).toEqual([{ whole: false }]);
  await ask("DELETE FROM t");
  expect(await migrate(url, dir)).toEqual([TWO]);
  expect(await isWhole()).toEqual([{ whole: true }]);
  expect(await migrate(url, dir)).toEqual([]);
});

test("a new migration is written next to the others", () => {
  const file = writeMigration("add_budget", "SELECT 1;", dir, new Date("2026-03-04T05:06:07.890Z"));
  expect(path.relative(dir, file)).toBe("20260304050607_add_budget/migration.sql");
  expect(readMigrations(dir)).toEqual([{ name: "20260304050607_add_budget", sql: "SELECT 1;" }]);
});

const SCHEMA = readFileSync("prisma/schema.prisma", "utf8");

test("the project's migrations lead to its schema", async () => {
  expect(await pendingSql(url)).toBe("");
}, 60_000);

test("additions to the schema are written as SQL, and the scratch database is dropped", async () => {
  const schema = SCHEMA.replace(/^model User \{$/m, "model User {\n  nick String?\n  @@index([nick])");
  expect(await pendingSql(url, schema)).toBe(
    '-- AlterTable\nALTER TABLE "users" ADD COLUMN     "nick" TEXT;\n\n-- CreateIndex\nCREATE INDEX "users_nick_idx" ON "users"("nick");\n',
  );
  expect(await ask("SELECT 1 FROM pg_database WHERE datname LIKE 'kaamsetu_scratch_%'")).toEqual([]);
}, 60_000);

/** Parts that a new version of Prisma may change without notice, and what to do about it. */
const PRIVATE_PARTS =
  "A new version of Prisma has changed a part of its schema engine that scripts/lib/schema-difference.ts calls: see docs/decisions/0005.";

test("the schema engine matches the installed Prisma and has the functions we call", async () => {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")) as { version: string }).version;
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };
  const client = dependencies["@prisma/client"];
  for (const name of ["prisma", "@prisma/adapter-pg", "@prisma/driver-adapter-utils"]) {
    expect(dependencies[name], `Raise ${name} and @prisma/client together: see docs/decisions/0005.`).toBe(client);
  }
  expect(
    dependencies["@prisma/schema-engine-wasm"],
    "Raise @prisma/schema-engine-wasm to the version of @prisma/engines-version: see docs/decisions/0005.",
  ).toBe(versionOf("@prisma/engines-version"));
  await expect(loadEngine(), PRIVATE_PARTS).resolves.toMatchObject({
    __wbg_set_wasm: expect.any(Function) as unknown,
    SchemaEngine: expect.any(Function) as unknown,
  });
}, 60_000);

/** Prisma's own engine on a database, with Prisma's own adapter. */
async function prismasEngine() {
  const { SchemaEngine } = await loadEngine();
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url, max: 1 }));
  return SchemaEngine.new({ datamodels: [["schema.prisma", SCHEMA]] }, () => {}, factory);
}

function prismasInput() {
  const lockfile = { path: "migration_lock.toml", content: 'provider = "postgresql"' };
  const migrationDirectories = readMigrations(dir).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
  }));
  const filters = { externalTables: [], externalEnums: [] };
  return { migrationsList: { baseDir: dir, lockfile, shadowDbInitScript: "", migrationDirectories }, filters };
}

test("Prisma's engine accepts these records: nothing edited, nothing failed, nothing to apply", async () => {
  put(ONE, "CREATE TABLE t (a int);\n");
  await migrate(url, dir);
  const engine = await prismasEngine();
  const history = await engine.diagnoseMigrationHistory({ ...prismasInput(), optInToShadowDatabase: false });
  expect(history).toMatchObject({ editedMigrationNames: [], failedMigrationNames: [], hasMigrationsTable: true });
  expect(history.history ?? null).toBeNull();
  put(TWO, "ALTER TABLE t ADD COLUMN b int;\n");
  expect(await engine.applyMigrations(prismasInput())).toEqual({ appliedMigrationNames: [TWO] });
  expect(await migrate(url, dir)).toEqual([]);
  put(ONE, "CREATE TABLE t (a bigint);\n");
  expect(
    (await engine.diagnoseMigrationHistory({ ...prismasInput(), optInToShadowDatabase: false })).editedMigrationNames,
  ).toEqual([ONE]);
  engine.free();
}, 60_000);

test("both create the same table", async () => {
  put(ONE, "SELECT 1;\n");
  const columns =
    "SELECT column_name, data_type, character_maximum_length, is_nullable, column_default FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position";
  await migrate(url, dir);
  const ours = await ask(columns);
  await ask("DROP TABLE _prisma_migrations");
  const engine = await prismasEngine();
  await engine.applyMigrations(prismasInput());
  engine.free();
  expect(ours).toEqual(await ask(columns));
}, 60_000);

test("a database of a newer version is refused in one sentence, before anything is applied", async () => {
  put(ONE, "CREATE TABLE t (a int);");
  put(TWO, "ALTER TABLE t ADD COLUMN b int;");
  await migrate(url, dir);
  rmSync(path.join(dir, TWO), { recursive: true });
  put("20260101500000_between", "ALTER TABLE t ADD COLUMN c int;");
  await expect(migrate(url, dir)).rejects.toThrow(
    new UserError(
      `The database is newer than this version of KaamSetu: it holds ${TWO}, which this version does not know. Start the version that made it, or restore the backup from before the upgrade (docs/operations.md, "Going back").`,
    ),
  );
  expect(await ask("SELECT attname FROM pg_attribute WHERE attrelid = 't'::regclass AND attname = 'c'")).toEqual([]);
});

test("a database of a build before 0.1.0 is refused in one sentence that says what to do", async () => {
  put("20261121111803_init", "CREATE TABLE t (a int);");
  await migrate(url, dir);
  await expect(migrate(url)).rejects.toThrow(
    new UserError(
      "This database was made by a build of KaamSetu before 0.1.0, whose data no version takes over: begin with an empty one (move the database's folder away – .data/, or the one that the start has named – or set DATABASE_URL to an empty database).",
    ),
  );
});
