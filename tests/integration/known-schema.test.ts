import { afterEach, expect, test } from "vitest";
import { requireKnownSchema } from "@/lib/platform/db/known-schema";
import { unknownMigrations } from "@/lib/platform/db/unknown-migrations";
import { withConnection } from "@/scripts/lib/connection";
import { readMigrations } from "@/scripts/lib/migration-files";

const KNOWN = readMigrations().map(({ name }) => name);

const run = (...statements: string[]) =>
  withConnection(process.env.TEST_OWNER_URL!, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

let undo: string[] = [];
afterEach(() => run(...undo.splice(0)));

test("a database of this version is accepted", async () => {
  await requireKnownSchema(KNOWN);
});

test("one with a migration that this version does not know is refused in one sentence", async () => {
  const [first, ...later] = KNOWN;
  await expect(requireKnownSchema(later)).rejects.toThrow(
    `it holds ${first}, which this version does not know. Start the version that made it`,
  );
  expect(unknownMigrations(["1", "2", "3", "4"], ["1"])).toContain("it holds 2 and 2 more migrations, which");
});

test("one of a build before 0.1.0 is refused in one sentence that says what to do", async () => {
  undo = ["DELETE FROM _prisma_migrations WHERE migration_name = '20261121111803_init'"];
  await run(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '20261121111803_init', now())",
  );
  await expect(requireKnownSchema(KNOWN)).rejects.toThrow(
    /^This database was made by a build of KaamSetu before 0\.1\.0, whose data no version takes over: begin with an empty one \(move .*\.$/,
  );
});

test.each([
  ["a renamed column", "ALTER TABLE jobs RENAME working_days TO days", "ALTER TABLE jobs RENAME days TO working_days"],
  ["a renamed table", "ALTER TABLE saved_jobs RENAME TO kept_jobs", "ALTER TABLE kept_jobs RENAME TO saved_jobs"],
  [
    "no record of migrations",
    "ALTER TABLE _prisma_migrations RENAME TO others",
    "ALTER TABLE others RENAME TO _prisma_migrations",
  ],
])("one with %s is refused in one sentence that names it", async (_what, change, back) => {
  undo = [back];
  await run(change);
  const refused = await requireKnownSchema(KNOWN).catch((error: Error) => error.message);
  expect(refused).toMatch(
    /^The database does not have the tables and columns .*(working_days|saved_jobs|_prisma_migr)/,
  );
  expect(refused).not.toContain("\n");
});
