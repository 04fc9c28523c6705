import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { getEnv } from "@/lib/platform/env";
import { PrismaClient } from "./generated/client";
import { pool } from "./pool";
import { sharedDatabase } from "./shared";

function connect(): PrismaClient {
  const { connections, nameOf } = pool();
  const adapter = new PrismaPg(connections, nameOf ? { statementNameGenerator: ({ sql }) => nameOf(sql) } : {});
  // Next logs errors thrown by pages: in production the message must not quote a query's values.
  return new PrismaClient({ adapter, errorFormat: getEnv().NODE_ENV === "production" ? "minimal" : "pretty" });
}

/** The only PrismaClient, created on first use because `next build` loads this module without a database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    const client = (sharedDatabase().client ??= connect());
    const value: unknown = Reflect.get(client, property);
    return typeof value === "function" ? value.bind(client) : value;
  },
});

/** The client that `$transaction` passes to its callback. */
export type Transaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];
