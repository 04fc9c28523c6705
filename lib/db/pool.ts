import "server-only";
import pg from "pg";
import { getEnv } from "@/lib/env";
import { Connection } from "./connection";
import { createStatementNames, type StatementName } from "./statement-names";

type Pool = { connections: pg.Pool; nameOf: StatementName | null };

// Pages, calls and the middleware are compiled apart, and development reloads modules: all of a process share one pool, and
// with it the names that its connections know.
const holder = globalThis as typeof globalThis & { kaamsetuPool?: Pool };

/**
 * The connections of this process, which Prisma and read() share, opened as they are needed. `nameOf` is null if a pooler gives
 * each transaction another of its own connections, which does not know our names.
 */
export function pool(): Pool {
  holder.kaamsetuPool ??= open();
  return holder.kaamsetuPool;
}

function open(): Pool {
  const { DATABASE_URL, DATABASE_POOLER, DATABASE_POOL_SIZE, DATABASE_QUERY_TIMEOUT_MS } = getEnv();
  const connections = new pg.Pool({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    // The server enforces its own timeouts, set on the role (scripts/lib/connection.ts), but not when it is
    // frozen or cut off. Nobody who waits for a page or a call should wait as long as a migration may take.
    query_timeout: DATABASE_QUERY_TIMEOUT_MS,
    Client: Connection,
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  connections.on("error", () => undefined);
  return { connections, nameOf: DATABASE_POOLER === "1" ? null : createStatementNames() };
}
