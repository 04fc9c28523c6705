import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { getEnv } from "@/lib/env";
import { Connection } from "./connection";
import { PrismaClient } from "./generated/client";
import { statementName } from "./statement-names";

// Development reloads modules: keep one client per process, or every reload would leak a pool.
const holder = globalThis as typeof globalThis & { kaamsetuDb?: PrismaClient };

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOLER, DATABASE_POOL_SIZE, DATABASE_QUERY_TIMEOUT_MS, NODE_ENV } = getEnv();
  const adapter = new PrismaPg(
    {
      connectionString: DATABASE_URL,
      max: DATABASE_POOL_SIZE,
      connectionTimeoutMillis: 5_000,
      // The server enforces its own timeouts, set on the role (scripts/lib/connection.ts), but not when it is
      // frozen or cut off. Nobody who waits for a page or a call should wait as long as a migration may take.
      query_timeout: DATABASE_QUERY_TIMEOUT_MS,
      Client: Connection,
    },
    // A pooler in between gives each transaction another of its own connections, which does not know our names.
    DATABASE_POOLER === "1" ? {} : { statementNameGenerator: statementName },
  );
  // Next logs errors thrown by pages: in production the message must not quote a query's values.
  return new PrismaClient({ adapter, errorFormat: NODE_ENV === "production" ? "minimal" : "pretty" });
}

/** The only PrismaClient, created on first use because `next build` loads this module without a database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    holder.kaamsetuDb ??= connect();
    const value: unknown = Reflect.get(holder.kaamsetuDb, property);
    return typeof value === "function" ? value.bind(holder.kaamsetuDb) : value;
  },
});

/** The client that `$transaction` passes to its callback. */
export type Transaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];
