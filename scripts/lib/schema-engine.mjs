import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum, bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { schemaFile } from "./migration-files.mjs";

/**
 * Runs `work(engine)` with Prisma's schema engine on the database of `url`. The engine is the WebAssembly build that
 * belongs to the installed Prisma, so nothing is downloaded, and `prisma migrate` understands what it applies.
 * `shadowUrl` names an empty database on which it may replay migrations; only a difference needs one.
 */
export async function withSchemaEngine({ url, shadowUrl }, work) {
  const { SchemaEngine } = await loadEngine();
  const factory = new EngineAdapterFactory(url, shadowUrl);
  const { path, content } = schemaFile();
  const engine = await SchemaEngine.new(
    { datamodels: [[path, content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await factory.close();
  }
}

let loaded;
// Once a process: a second instance would share the first one's glue code and crash both.
const loadEngine = () => (loaded ??= instantiate());

/** Node does not import .wasm files by itself, so the package's own entry point cannot be used. */
async function instantiate() {
  // The engine reports a crash here; without it the report itself crashes and says nothing.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const glueFile = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = readFileSync(glueFile.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": withoutWaiting(glue) });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

/** The engine never clears the 10 s timer of its advisory lock; it would keep the process from ending. */
function withoutWaiting(glue) {
  const name = Object.keys(glue).find((key) => key.startsWith("__wbg_setTimeout"));
  return { ...glue, [name]: (callback, milliseconds) => setTimeout(callback, milliseconds).unref() };
}

/** Prisma's adapter, put right in the places where it would migrate otherwise than the native engine does. */
class EngineAdapterFactory extends PrismaPg {
  #shadowUrl;
  #adapters = [];

  constructor(url, shadowUrl) {
    // One connection: the engine's advisory lock and a script's SET must hold for the statements after them.
    super({ connectionString: url, max: 1 });
    this.#shadowUrl = shadowUrl;
  }

  async connect() {
    const adapter = await super.connect();
    // The adapter cuts a script at every semicolon, also inside functions and comments, and gives up its atomicity.
    adapter.executeScript = (script) =>
      adapter
        .underlyingDriver()
        .query(script)
        .then(noResult, (e) => adapter.onError(e));
    readInternalChars(adapter);
    this.#adapters.push(adapter);
    return adapter;
  }

  // The adapter's own would open the main database once more when it was given a connection string.
  async connectToShadowDb() {
    const shadow = new EngineAdapterFactory(this.#shadowUrl);
    this.#adapters.push({ dispose: () => shadow.close() });
    return shadow.connect();
  }

  async close() {
    await Promise.all(this.#adapters.map((adapter) => adapter.dispose().catch(() => {})));
  }
}

const noResult = () => {};

const [INTERNAL_CHAR, TEXT] = [18, 25];

/** Teaches an adapter PostgreSQL's one-letter type "char", of which its catalogue is full and the engine reads much. */
function readInternalChars(adapter) {
  const { performIO, queryRaw } = adapter;
  const charColumns = new WeakMap();
  adapter.performIO = async (query) => {
    const result = await performIO.call(adapter, query);
    charColumns.set(
      query,
      new Set(result.fields.flatMap((field, i) => (field.dataTypeID === INTERNAL_CHAR ? [i] : []))),
    );
    for (const field of result.fields) if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = TEXT;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw.call(adapter, query);
    for (const column of charColumns.get(query)) result.columnTypes[column] = ColumnTypeEnum.Character;
    return result;
  };
}
