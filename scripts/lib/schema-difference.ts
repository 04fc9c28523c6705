import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";
import type * as Engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { Client } from "pg";
import { projectDir } from "../before-install/settings.mjs";
import { withConnection, withScratchDatabase } from "./connection";
import { migrate } from "./migrations";

// Prisma's own `migrate diff` needs a native engine, which has to be downloaded: docs/decisions/0005.
const SCHEMA_FILE = path.join(projectDir, "prisma", "schema.prisma");

/**
 * The SQL that turns the migrations' result into the schema, "" if they agree. Runs the migrations in a scratch
 * database on the server of `url`.
 * @param schema instead of prisma/schema.prisma.
 */
export function pendingSql(url: string, schema = readFileSync(SCHEMA_FILE, "utf8")): Promise<string> {
  return withScratchDatabase(url, async (scratchUrl) => {
    await migrate(scratchUrl, undefined, () => {});
    return withConnection(scratchUrl, (client) => difference(client, schema));
  });
}

/** Asks Prisma's schema engine for the SQL that turns the database of `client` into `schema`. */
async function difference(client: Client, schema: string): Promise<string> {
  const { SchemaEngine } = await loadEngine();
  const files = [{ path: SCHEMA_FILE, content: schema }];
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogueOf(client));
  const engine = await SchemaEngine.new({ datamodels: [[SCHEMA_FILE, schema]] }, () => {}, adapter);
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
/** Prisma's schema engine. Once per process: a second instance would share the first one's glue code and crash both. */
export const loadEngine = (): Promise<Glue> => (loaded ??= instantiate());

/** Does the same as the package's own entry point, which imports a .wasm file: Node 20 cannot. */
async function instantiate(): Promise<Glue> {
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const glueFile = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = readFileSync(glueFile.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue;
}

/** A connection that only reads PostgreSQL's catalogue, whose one-letter "char" Prisma's own adapter does not know. */
function catalogueOf(client: Client): SqlMigrationAwareDriverAdapterFactory {
  const kind = { provider: "postgres", adapterName: "kaamsetu" } as const;
  const onlyReads = () => Promise.reject(new Error("A difference is only read."));
  const adapter: SqlDriverAdapter = {
    ...kind,
    async queryRaw({ sql, args }: SqlQuery) {
      const { fields, rows } = await client.query<unknown[]>({ text: sql, values: args, rowMode: "array" });
      const columnTypes = fields.map(({ dataTypeID }) => COLUMN_TYPES[dataTypeID] ?? ColumnTypeEnum.Text);
      return { columnNames: fields.map(({ name }) => name), columnTypes, rows };
    },
    executeRaw: onlyReads,
    executeScript: onlyReads,
    startTransaction: onlyReads,
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: () => Promise.resolve(),
  };
  return { ...kind, connect: () => Promise.resolve(adapter), connectToShadowDb: onlyReads };
}

/** Prisma's names for PostgreSQL's types, by their number in pg_type; all others are text. */
const COLUMN_TYPES: Partial<Record<number, (typeof ColumnTypeEnum)[keyof typeof ColumnTypeEnum]>> = {
  16: ColumnTypeEnum.Boolean,
  18: ColumnTypeEnum.Character,
  20: ColumnTypeEnum.Int64,
  21: ColumnTypeEnum.Int32,
  23: ColumnTypeEnum.Int32,
  26: ColumnTypeEnum.Int64,
  1002: ColumnTypeEnum.CharacterArray,
  1003: ColumnTypeEnum.TextArray,
  1009: ColumnTypeEnum.TextArray,
};
