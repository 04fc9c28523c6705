import "server-only";
import type pg from "pg";
import { shared } from "@/lib/platform/shared-state";
import type { PrismaClient } from "./generated/client";
import type { StatementName } from "./statement-names";

export type Pool = { connections: pg.Pool; onePlan: pg.Pool | null; nameOf: StatementName | null };

type Database = {
  pool?: Pool;
  client?: PrismaClient;
  /** When a statement was last refused because the disk was full, by performance.now(). */
  diskFullAt?: number;
};

const database = shared<Database>("database");

/** The part of a process's knowledge of the database that its bundles share. */
export const sharedDatabase = (): Database => (database.current ??= {});
