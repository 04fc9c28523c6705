import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import type { Cursor } from "@/lib/platform/http/pagination";
import { toE164 } from "@/lib/core/phone";
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

/**
 * The ids of accounts that somebody may mean, newest first: with a phone number, or with a name, login name or shown, that
 * contains a text. A text that is a phone number finds the account that has it.
 * @param typed any text. @param phone E.164. @param take how many at most.
 */
export async function findMeant(typed: string, phone: string, take: number): Promise<string[]> {
  const text = typed.trim().slice(0, 200);
  const numbers = [phone, ...[toE164(text)].filter((read) => read !== null)];
  const byName = text === "" ? Prisma.sql`false` : named(text);
  const byShownName = text === "" ? Prisma.sql`false` : containing(Prisma.sql`name`, text);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id IN (
      SELECT id FROM users WHERE phone = ANY(${numbers})
      UNION ALL SELECT id FROM users WHERE ${byName}
      UNION ALL SELECT user_id FROM profiles WHERE ${byShownName}
    ) ORDER BY phone IS NOT DISTINCT FROM ${phone} DESC, created_at DESC, id DESC LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

// A search too short for the index must not scan all users: one or two letters match the start of a name, punctuation
// alone only the exact name.
function named(search: string): Prisma.Sql {
  return INSIDE.test(search) || AT_START.test(search)
    ? containing(Prisma.sql`username::text`, search)
    : Prisma.sql`username = ${search}::citext`;
}

function containing(name: Prisma.Sql, search: string): Prisma.Sql {
  if (INSIDE.test(search)) return Prisma.sql`${name} ILIKE ${`%${escapeLike(search)}%`}`;
  return AT_START.test(search)
    ? Prisma.sql`${name} ILIKE ${`${escapeLike(search)}%`}`
    : Prisma.sql`${name} = ${search}`;
}
