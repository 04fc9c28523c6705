import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type ColumnType,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import type * as Engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { Client } from "pg";
import { UserError } from "../before-install/errors.mjs";
import { projectDir } from "../before-install/settings.mjs";
import { withConnection, withScratchDatabase } from "./connection";
import { type Migration, readMigrations } from "./migration-files";
import { applyMigrations, MigrationFailure } from "./migrations";

const SCHEMA_FILE = path.join(projectDir, "prisma", "schema.prisma");

/** Overrides of the project's own migrations and schema. */
type Compared = { migrations?: Migration[]; schema?: string };

/**
 * The SQL that turns the migrations' result into the schema, "" if they agree. Runs the migrations in a scratch
 * database on the server of `url`. @throws UserError if they cannot be compared.
 */
export async function pendingSql(url: string, { migrations, schema }: Compared = {}): Promise<string> {
  const known = migrations ?? readMigrations();
  try {
    return await withScratchDatabase(url, (scratchUrl) =>
      withConnection(scratchUrl, async (client) => {
        await applyMigrations(client, known);
        return difference(client, schema ?? readFileSync(SCHEMA_FILE, "utf8"));
      }),
    );
  } catch (error) {
    throw new UserError(`The migrations cannot be compared with the schema: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof MigrationFailure) return `The migration ${error.migration} failed: ${error.message}`;
  // The engine's messages end with its own call stack, numbered from 0.
  return (error instanceof Error ? error.message : String(error)).replace(/\n\s+0: [^]*$/, "").trim();
}

/** Asks Prisma's schema engine for the SQL that turns the database of `client` into `schema`. */
async function difference(client: Client, schema: string): Promise<string> {
  const { SchemaEngine } = await loadEngine();
  const files = [{ path: SCHEMA_FILE, content: schema }];
  const factory = bindMigrationAwareSqlAdapterFactory(new CatalogueFactory(client));
  const engine = await SchemaEngine.new({ datamodels: [[SCHEMA_FILE, schema]] }, () => {}, factory);
  try {
    const { stdout, exitCode } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: path.dirname(SCHEMA_FILE) },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? "" : (stdout ?? "");
  } finally {
    engine.free();
  }
}

type Glue = typeof Engine;

let loaded: Promise<Glue> | undefined;
// Once per process: a second instance would share the first one's glue code and crash both.
export const loadEngine = (): Promise<Glue> => (loaded ??= instantiate());

/**
 * Node 20 cannot import .wasm files, so this does what the package's own entry point does. These names are the only
 * private parts of Prisma in the project; a test fails if a new version changes them.
 */
async function instantiate(): Promise<Glue> {
  // The engine reports a crash here; without it the report itself would crash and say nothing.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) } });
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const glueFile = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = readFileSync(glueFile.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": glue });
  const { __wbindgen_start: begin } = instance.exports;
  if (typeof begin !== "function") throw new Error("Prisma's schema engine has no __wbindgen_start.");
  glue.__wbg_set_wasm(instance.exports);
  begin();
  return glue;
}

/** Gives the engine a connection that may only read PostgreSQL's catalogue; computing a difference needs no more. */
class CatalogueFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "kaamsetu";

  constructor(private readonly client: Client) {}

  async connect(): Promise<SqlDriverAdapter> {
    const { provider, adapterName, client } = this;
    return {
      provider,
      adapterName,
      queryRaw: (query) => readCatalogue(client, query),
      executeRaw: onlyReads,
      executeScript: onlyReads,
      startTransaction: onlyReads,
      getConnectionInfo: () => ({ supportsRelationJoins: true }),
      dispose: async () => {},
    };
  }

  connectToShadowDb = onlyReads;
}

async function onlyReads(): Promise<never> {
  throw new Error("Prisma's schema engine wants to write, where a difference is only read.");
}

async function readCatalogue(client: Client, { sql, args }: SqlQuery): Promise<SqlResultSet> {
  const { fields, rows } = await client.query<unknown[]>({ text: sql, values: args, rowMode: "array" });
  return {
    columnNames: fields.map(({ name }) => name),
    columnTypes: fields.map(({ dataTypeID }) => COLUMN_TYPES[dataTypeID] ?? ColumnTypeEnum.Text),
    rows,
  };
}

/** The engine's names for PostgreSQL's types, by their number in pg_type. */
const COLUMN_TYPES: Record<number, ColumnType | undefined> = {
  16: ColumnTypeEnum.Boolean,
  // PostgreSQL's one-letter "char", used all over its catalogue.
  18: ColumnTypeEnum.Character,
  20: ColumnTypeEnum.Int64,
  21: ColumnTypeEnum.Int32,
  23: ColumnTypeEnum.Int32,
  26: ColumnTypeEnum.Int64,
  1002: ColumnTypeEnum.CharacterArray,
  1003: ColumnTypeEnum.TextArray,
  1009: ColumnTypeEnum.TextArray,
};
