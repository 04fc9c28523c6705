import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import type { Cursor } from "@/lib/platform/http/pagination";
import type { Role } from "@/lib/core/roles";

// The trigram index can search inside a name for three letters or digits in a row …
const INSIDE = /[\p{L}\p{M}\p{Nd}]{3}/u;
// … and at the start of a name for any letter or digit.
const AT_START = /[\p{L}\p{Nd}]/u;

export type UserFilter = {
  role: Role | null;
  /** A part of the username. */
  search: string | null;
  cursor: Cursor | null;
  direction: "asc" | "desc";
};

/**
 * The ids of matching users by registration time. Raw SQL, because Prisma compares citext with citext's own ILIKE,
 * which cannot use the trigram index on username::text.
 * @param take how many at most.
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

// A search too short for the index must not scan all users: one or two letters match the start of a name, punctuation
// alone only the exact name.
function named(search: string): Prisma.Sql {
  if (INSIDE.test(search)) return Prisma.sql`username::text ILIKE ${`%${escapeLike(search)}%`}`;
  if (AT_START.test(search)) return Prisma.sql`username::text ILIKE ${`${escapeLike(search)}%`}`;
  return Prisma.sql`username = ${search}::citext`;
}
