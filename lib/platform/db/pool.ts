import "server-only";
import pg from "pg";
import { getEnv } from "@/lib/platform/env";
import { noteError } from "./room";
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

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that closes once a query on it has timed out. Otherwise the statement that never ended would keep whatever
 * comes next waiting as long again: the ROLLBACK of its transaction, or the next request that the pool gives it to. Of the
 * server's errors it reports a full disk, wherever they are caught.
 */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const watched: Query = (...args) => {
      // Looked up at each call, so that tests can see the statements.
      const result = Reflect.apply(pg.Client.prototype.query as Query, this, args);
      if (result instanceof Promise) result.catch((error: unknown) => this.closeIfTimedOut(error));
      return result;
    };
    this.query = watched as typeof this.query;
    this.connection.on("errorMessage", ({ code }: { code?: string }) => noteError(code));
  }

  private closeIfTimedOut(error: unknown): void {
    // Already closing is as good.
    if (error instanceof Error && error.message === "Query read timeout") void this.end().catch(() => undefined);
  }
}
