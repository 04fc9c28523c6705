import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { getEnv } from "@/lib/env";
import { PrismaClient } from "./generated/client";

// Development reloads modules; one client per process all the same, or every reload would leak a pool.
const holder = globalThis as typeof globalThis & { kaamsetuDb?: PrismaClient };

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = getEnv();
  const adapter = new PrismaPg({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    // A query that runs longer than this is a fault; better an error than a pool that fills up.
    statement_timeout: 15_000,
  });
  return new PrismaClient({ adapter });
}

/** The one PrismaClient, made at first use: `next build` loads this module without a database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    holder.kaamsetuDb ??= connect();
    const value: unknown = Reflect.get(holder.kaamsetuDb, property);
    return typeof value === "function" ? value.bind(holder.kaamsetuDb) : value;
  },
});

/** What a transaction hands to its callback. */
export type Transaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];
