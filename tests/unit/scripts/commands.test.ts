import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CleanRefusal, type CleanOptions, type CleanReport } from "@/lib/platform/uploads/clean";
import { COMMANDS } from "@/scripts/commands";
import { uploadsCommand } from "@/scripts/uploads-clean";

const { found } = vi.hoisted(() => ({
  found: {
    pending: "",
    clean: (_options: CleanOptions): CleanReport => ({ files: 0, unusedRows: 0, strayFiles: 0, parts: 0, broken: 0 }),
  },
}));

vi.mock("@/scripts/lib/database", () => ({
  withDatabase: (work: (urls: object) => unknown) => work({ application: "a", owner: "b", superuser: "c" }),
  bringUpToDate: async () => {},
}));
vi.mock("@/scripts/lib/schema-difference", () => ({ pendingSql: async () => found.pending }));
vi.mock("@/scripts/lib/migration-files", () => ({ writeMigration: (name: string) => `prisma/migrations/1_${name}` }));
vi.mock("@/lib/platform/env", () => ({ getEnv: () => ({}) }));
vi.mock("@/lib/platform/db/client", () => ({ db: {} }));
vi.mock("@/lib/platform/uploads/storage", () => ({ storage: () => ({}) }));
vi.mock("@/lib/platform/uploads/clean", async (original) => ({
  ...(await original<object>()),
  cleanUploads: async (_store: object, options: CleanOptions) => found.clean(options),
}));

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

test("migrating says that it is done", async () => {
  await COMMANDS.migrate();
  expect(said).toEqual(["The database is up to date."]);
});

test("a new migration gets a name that is valid in a path, and the next step is printed", async () => {
  found.pending = "ALTER TABLE jobs";
  await COMMANDS.migration(["Add job-budget"]);
  expect(said).toEqual([
    "Wrote prisma/migrations/1_add_job_budget\nRead it, add what the schema cannot say, then: npm run db:migrate",
  ]);
});

test("a new migration needs a name", async () => {
  await expect(COMMANDS.migration([])).rejects.toThrow(
    "Give the new migration a name: npm run db:migration -- add_job_budget",
  );
});

test("without a difference there is nothing to write", async () => {
  found.pending = "";
  await COMMANDS.migration(["nothing"]);
  expect(said).toEqual(["The migrations already lead to the schema: there is nothing to write."]);
});

const REPORT = { files: 9, unusedRows: 1, strayFiles: 2, parts: 3, broken: 25 };

test("cleaning pictures reports its work and names the first 20 without a file", async () => {
  found.clean = ({ onBroken }) => {
    for (let i = 1; i <= 25; i++) onBroken?.(`picture-${i}`);
    return REPORT;
  };
  await uploadsCommand([]);
  expect(said.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => `No file for the picture picture-${i + 1}`));
  expect(said.slice(20)).toEqual([
    "9 files of pictures in the store.",
    "1 pictures that nothing refers to: removed.",
    "2 files that no picture has: removed.",
    "3 parts of files that were never finished: removed.",
    "25 pictures without a file: left; --repair clears them.",
  ]);
});

test.each([
  [["--dry-run"], "2 files that no picture has: would be removed.", "left; --repair clears them"],
  [["--repair"], "2 files that no picture has: removed.", "reference cleared"],
  [["--repair", "--dry-run"], "2 files that no picture has: would be removed.", "reference would be cleared"],
])("%s is reflected in the output", async (args, stray, broken) => {
  found.clean = () => REPORT;
  await uploadsCommand(args);
  expect(said).toContain(stray);
  expect(said.at(-1)).toBe(`25 pictures without a file: ${broken}.`);
});

test.each([
  [
    "empty_database",
    "The store holds files, but this database knows no picture at all: check DATABASE_URL. If it is the right one, add --force.",
  ],
  [
    "empty_store",
    "The database knows pictures, but this store holds none at all: check UPLOAD_STORAGE, UPLOAD_DIR or S3_BUCKET. If it is the right one, add --force.",
  ],
] as const)("a store and a database that do not belong together (%s) are left alone", async (reason, sentence) => {
  found.clean = () => {
    throw new CleanRefusal(reason);
  };
  await expect(uploadsCommand([])).rejects.toThrow(sentence);
});

test("an unknown argument is answered with the known ones", async () => {
  await expect(uploadsCommand(["--rapair"])).rejects.toThrow(
    "npm run uploads:clean -- [--dry-run] [--repair] [--force]: see docs/deployment.md.",
  );
});
