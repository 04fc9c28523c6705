import "server-only";
import { db } from "./client";
import type { Prisma } from "./generated/client";

/** @param from the FROM clause, and what follows it. @returns how many rows it has. */
export async function countRows(from: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${from}`;
  return row?.count ?? 0;
}
