import "server-only";
import pg from "pg";
import { getEnv } from "@/lib/platform/env";
import { Connection } from "./connection";
import { sharedDatabase, type Pool } from "./shared";
import { createStatementNames } from "./statement-names";

/** Of the connections, how many in ten are for statements with one plan: they are short, and no transaction holds them. */
const ONE_PLAN_IN_TEN = 4;

/**
 * The connections of this process, which Prisma and read() share, opened as they are needed. `onePlan` are
 * some of them on which a statement with a name keeps its first plan. Both it and `nameOf` are null if a pooler gives each
 * transaction another of its own connections, which knows neither.
 */
export const pool = (): Pool => (sharedDatabase().pool ??= open());

function open(): Pool {
  const { DATABASE_POOLER, DATABASE_POOL_SIZE: size } = getEnv();
  if (DATABASE_POOLER === "1") return { connections: connect(size), onePlan: null, nameOf: null };
  const few = Math.ceil((size * ONE_PLAN_IN_TEN) / 10);
  return {
    connections: connect(Math.max(1, size - few)),
    onePlan: connect(few, "-c plan_cache_mode=force_generic_plan"),
    nameOf: createStatementNames(),
  };
}

function connect(max: number, options?: string): pg.Pool {
  const { DATABASE_URL, DATABASE_QUERY_TIMEOUT_MS } = getEnv();
  const connections = new pg.Pool({
    connectionString: DATABASE_URL,
    max,
    ...(options ? { options } : {}),
    connectionTimeoutMillis: 5_000,
    // The server enforces its own timeouts, set on the role (scripts/lib/connection.ts), but not when it is
    // frozen or cut off. Nobody who waits for a page or a call should wait as long as a migration may take.
    query_timeout: DATABASE_QUERY_TIMEOUT_MS,
    Client: Connection,
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  connections.on("error", () => undefined);
  return connections;
}
