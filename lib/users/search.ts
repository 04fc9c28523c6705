import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { escapeLike } from "@/lib/db/like";
import type { Cursor } from "@/lib/http/pagination";
import type { Role } from "./options";

// What the trigram index can find inside a name: three letters or digits in a row.
const INSIDE = /[\p{L}\p{M}\p{Nd}]{3}/u;
// What it can find at a name's start.
const AT_START = /[\p{L}\p{Nd}]/u;

export type UserFilter = {
  role: Role | null;
  /** A part of the username. */
  search: string | null;
  cursor: Cursor | null;
  direction: "asc" | "desc";
};

/**
 * The ids of users by registration time. In SQL of our own: Prisma compares citext by citext's own ILIKE, for which the
 * trigram index, made on the name as text, is of no use.
 */
export async function findUserIds({ role, search, cursor, direction }: UserFilter, take: number): Promise<string[]> {
  const isDown = direction === "desc";
  const conditions = [
    Prisma.sql`true`,
    ...(role === null ? [] : [Prisma.sql`role = ${role}::role`]),
    ...(search === null ? [] : [named(search)]),
    ...(cursor === null
      ? []
      : [
          Prisma.sql`(created_at, id) ${isDown ? Prisma.sql`<` : Prisma.sql`>`}
            (${cursor.value}::timestamptz, ${cursor.id}::uuid)`,
        ]),
  ];
  const order = isDown ? Prisma.sql`created_at DESC, id DESC` : Prisma.sql`created_at, id`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE ${Prisma.join(conditions, " AND ")} ORDER BY ${order} LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

// What is too short for the index must not cost a reading of all users: one or two letters find the names that begin
// with them, signs alone a name that is just these.
function named(search: string): Prisma.Sql {
  if (INSIDE.test(search)) return Prisma.sql`username::text ILIKE ${`%${escapeLike(search)}%`}`;
  if (AT_START.test(search)) return Prisma.sql`username::text ILIKE ${`${escapeLike(search)}%`}`;
  return Prisma.sql`username = ${search}::citext`;
}
