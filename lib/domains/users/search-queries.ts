import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import type { Cursor } from "@/lib/platform/http/pagination";
import { phoneEnd, toE164 } from "@/lib/core/phone";
import { ROLES, type Role } from "@/lib/core/roles";
import { isUuid } from "@/lib/core/uuid";
import { phraseAsked, wordsAsked, type Asked } from "./word-policy";

// The trigram index can search inside a name for three letters or digits in a row …
const INSIDE = /[\p{L}\p{M}\p{Nd}]{3}/u;
// … and at the start of a name for any letter or digit.
const AT_START = /[\p{L}\p{Nd}]/u;

export type UserFilter = {
  role: Role | null;
  /** Of a name in any script, a phone number, an e-mail address or an id. */
  search: string | null;
  cursor: Cursor | null;
  direction: "asc" | "desc";
  /** By registration time, or by login name where nothing is searched; a cursor has that value. */
  sort?: "date" | "name";
};

/** So many of the words that begin as typed are looked at. */
const MAX_SPELLINGS = 200;
/** Where several words must match, so many people of the rarest are looked at: first for each that is wanted, then at most. */
const LOOKS = { first: [4, 32], most: 5_000 } as const;
/** A word that so many have is common; of several the rarest is looked up. */
const COMMON = 1_000;
/** A text inside names is looked for among so many first. */
const FIRST_LOOKED = 2_000;

/**
 * The ids of matching users: by phone number in any spelling or its end, id, e-mail address, or words of the username, name and
 * company in any script. A text that no word begins with is looked for inside usernames and names.
 * @param take how many of the first by registration time at most, and as many by the end of a phone number.
 */
export async function findUserIds(filter: UserFilter, take: number): Promise<string[]> {
  if (filter.search === null)
    return filter.sort === "name" ? idsByName(filter, take) : idsWhere(Prisma.sql`true`, filter, take);
  if (isUuid(filter.search)) return idsWhere(Prisma.sql`id = ${filter.search}::uuid`, filter, take);
  const phone = toE164(filter.search);
  const end = phone ? null : phoneEnd(filter.search);
  const [byWords, byEnd] = await Promise.all([
    phone ? [] : findByWords(filter.search, filter, take),
    end === null ? [] : idsWhere(endsIn(end), filter, take),
  ]);
  if (byWords.length + byEnd.length > 0) return [...new Set([...byWords, ...byEnd])];
  if (phone === null) return findInside(filter.search, filter, take);
  // A number may be a login name too, of those who registered with nothing else.
  const inside = Prisma.sql`id IN (
    SELECT id FROM users WHERE phone = ${phone} UNION ALL SELECT id FROM users WHERE username = ${filter.search}::citext)`;
  return idsWhere(inside, filter, take);
}

/**
 * People with a text inside their username or name. The index would bring all who have a common one: that is found among the
 * first of the list, and what is not found there is rare enough for the index.
 */
async function findInside(search: string, filter: UserFilter, take: number): Promise<string[]> {
  const byName = (name: Prisma.Sql) => containing(name, search);
  const [first] = await db.$queryRaw<{ ids: string[]; looked: number }[]>`
    WITH first AS MATERIALIZED (
      SELECT id, username, created_at FROM users WHERE ${ofRole(filter)} AND ${beyond(filter, Prisma.sql`id`)}
      ORDER BY ${ordered(filter, Prisma.sql`id`)} LIMIT ${FIRST_LOOKED})
    SELECT (SELECT count(*) FROM first)::int AS looked, ARRAY(
      SELECT id FROM first
      WHERE ${named(search)} OR ${byName(Prisma.sql`(SELECT name FROM profiles WHERE user_id = first.id)`)}
      ORDER BY ${ordered(filter, Prisma.sql`id`)} LIMIT ${take})::text[] AS ids`;
  if (first && (first.ids.length === take || first.looked < FIRST_LOOKED)) return first.ids;
  // As an array they are looked up before anything is joined.
  const found = Prisma.sql`id = ANY(ARRAY(
    SELECT id FROM users WHERE ${named(search)} UNION ALL SELECT user_id FROM profiles WHERE ${byName(Prisma.sql`name`)}))`;
  return idsWhere(found, filter, take);
}

// A digit more begins all longer texts; a colon comes after the digits.
const endsIn = (digits: string): Prisma.Sql => {
  const begin = digits.split("").reverse().join("");
  const reversed = Prisma.sql`reverse(phone) COLLATE "C"`;
  // As an array they are looked up first: the planner takes them for thousands.
  return Prisma.sql`id = ANY(ARRAY(
    SELECT id FROM users WHERE phone IS NOT NULL AND ${reversed} >= ${begin} AND ${reversed} < ${`${begin}:`}))`;
};

// Raw SQL, because Prisma compares citext with citext's own ILIKE, which cannot use the trigram index on username::text.
async function idsWhere(found: Prisma.Sql, filter: UserFilter, take: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE ${found} AND ${ofRole(filter)} AND ${beyond(filter, Prisma.sql`id`)}
    ORDER BY ${ordered(filter, Prisma.sql`id`)} LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

const ofRole = ({ role }: UserFilter): Prisma.Sql =>
  role === null ? Prisma.sql`true` : Prisma.sql`role = ${role}::role`;

// Login names are unique: the order needs no id.
async function idsByName(filter: UserFilter, take: number): Promise<string[]> {
  const [sign, way] =
    filter.direction === "desc" ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`];
  const last = filter.cursor && decodeURIComponent(filter.cursor.value);
  const after = last === null ? Prisma.sql`true` : Prisma.sql`username ${sign} ${last}::citext`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE ${ofRole(filter)} AND ${after} ORDER BY username ${way} LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

const beyond = ({ cursor, direction }: UserFilter, id: Prisma.Sql): Prisma.Sql => {
  if (cursor === null) return Prisma.sql`true`;
  const sign = direction === "desc" ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`(created_at, ${id}) ${sign} (${cursor.value}::timestamptz, ${cursor.id}::uuid)`;
};

const ordered = ({ direction }: UserFilter, id: Prisma.Sql): Prisma.Sql =>
  direction === "desc" ? Prisma.sql`created_at DESC, ${id} DESC` : Prisma.sql`created_at, ${id}`;

/**
 * People by their words. Each spelling's people are read in order from the index, which has them by role and time, so a name
 * that 300,000 have costs as much as one that ten have.
 */
async function findByWords(search: string, filter: UserFilter, take: number): Promise<string[]> {
  const asked = await Promise.all(wordsAsked(search).map(spellings));
  if (asked.length === 0 || asked.some((words) => words.length === 0)) return [];
  const [rarest = [], ...others] = asked.length === 1 ? asked : await rarestFirst(asked);
  const wanted = { rarest, others, phrases: [] };
  if (others.length === 0) return (await findHeard(wanted, filter, take, take)).ids;
  for (const times of LOOKS.first) {
    const near = await findHeard(wanted, filter, take, take * times);
    if (near.isEnough) return near.ids;
  }
  // Beyond so many a person is still found by the whole name, as it is written.
  const phrase = phraseAsked(search);
  const phrases = phrase === null ? [] : await begunBy(phrase);
  return (await findHeard({ ...wanted, phrases }, filter, take, LOOKS.most)).ids;
}

type Wanted = { rarest: string[]; others: readonly string[][]; phrases: string[] };

/**
 * The first of those who have one of the rarest words and one of each of the others.
 * @param looks how many people of each word are looked at. @returns whether nobody beyond them could come before the last.
 */
async function findHeard(
  { rarest, others, phrases }: Wanted,
  filter: UserFilter,
  take: number,
  looks: number,
): Promise<{ ids: string[]; isEnough: boolean }> {
  // LIMIT and the empty text keep the planner from reading all who have the other word: each person has a few words.
  const also = others.map(
    (words) => Prisma.sql`(SELECT true FROM user_words AS other
      WHERE other.user_id = heard.user_id AND other.word || '' = ANY(${words}) LIMIT 1)`,
  );
  // A word with more people than were looked at hides those beyond its last one.
  const [edge, sign] =
    filter.direction === "desc" ? [Prisma.sql`max`, Prisma.sql`>=`] : [Prisma.sql`min`, Prisma.sql`<=`];
  const rows = await db.$queryRaw<{ user_id: string; edge: Date | null; inside: boolean }[]>`
    WITH heard AS MATERIALIZED (${heads(rarest, filter, looks)}),
      named AS MATERIALIZED (${heads(phrases, filter, take)}),
      beyond AS (SELECT ${edge}(created_at) AS edge FROM heard WHERE place = ${looks}),
      found AS (
        SELECT user_id, created_at FROM heard WHERE ${Prisma.join([Prisma.sql`true`, ...also], " AND ")}
        UNION SELECT user_id, created_at FROM named
      )
    SELECT user_id, edge, (edge IS NULL OR created_at ${sign} edge) AS inside FROM found, beyond
    ORDER BY ${ordered(filter, Prisma.sql`user_id`)} LIMIT ${take}`;
  const isWhole = rows[0] === undefined ? false : rows[0].edge === null;
  return {
    ids: rows.map(({ user_id }) => user_id),
    isEnough: isWhole || (rows.length === take && rows.every(({ inside }) => inside)),
  };
}

/** The first people of each word and role in the list's order. */
const heads = (words: readonly string[], filter: UserFilter, take: number): Prisma.Sql => Prisma.sql`
  SELECT head.user_id, head.created_at, head.place
  FROM unnest(${words}::text[]) AS asked (word), unnest(${filter.role === null ? ROLES : [filter.role]}::role[]) AS of (role),
    LATERAL (
      SELECT user_id, created_at,
        row_number() OVER (ORDER BY ${ordered(filter, Prisma.sql`user_id`)})::int AS place
      FROM user_words
      WHERE word = asked.word AND role = of.role AND ${beyond(filter, Prisma.sql`user_id`)}
      ORDER BY ${ordered(filter, Prisma.sql`user_id`)} LIMIT ${take}
    ) AS head`;

/** The stored words that a typed one may mean. */
async function spellings({ begun, whole }: Asked): Promise<string[]> {
  const found = await Promise.all(begun.map(begunBy));
  return [...new Set([...found.flat(), ...whole])];
}

/** The stored words that begin with a text, each found by one step in the index. */
async function begunBy(text: string): Promise<string[]> {
  const last = `${text}\u{10FFFF}`;
  const rows = await db.$queryRaw<{ word: string }[]>`
    WITH RECURSIVE begun (word) AS (
      (SELECT word FROM user_words WHERE word >= ${text} AND word <= ${last} ORDER BY word LIMIT 1)
      UNION ALL
      SELECT (SELECT next.word FROM user_words AS next WHERE next.word > begun.word AND next.word <= ${last}
        ORDER BY next.word LIMIT 1) FROM begun WHERE begun.word IS NOT NULL
    ) SELECT word FROM begun WHERE word IS NOT NULL LIMIT ${MAX_SPELLINGS}`;
  return rows.map(({ word }) => word);
}

async function rarestFirst(asked: readonly string[][]): Promise<string[][]> {
  const counted = asked.map(async (words) => {
    // In no order: to sort them, the planner would read all 300,000 of a common word.
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (SELECT 1 FROM user_words WHERE word = ANY(${words}) LIMIT ${COMMON}) AS counted`;
    return { words, count: row?.count ?? 0 };
  });
  return (await Promise.all(counted)).sort((a, b) => a.count - b.count).map(({ words }) => words);
}

/**
 * The ids of accounts that somebody may mean, newest first: with a phone number, or found by a text as in the list of users.
 * @param typed any text. @param phone E.164. @param take how many at most.
 */
export async function findMeant(typed: string, phone: string, take: number): Promise<string[]> {
  const text = typed.trim().slice(0, 200);
  const anyone = { role: null, cursor: null, direction: "desc" } as const;
  const byNumber = await idsWhere(Prisma.sql`phone = ${phone}`, { ...anyone, search: null }, take);
  const byText = text === "" ? [] : await findUserIds({ ...anyone, search: text }, take);
  return [...new Set([...byNumber, ...byText])].slice(0, take);
}

// A search too short for the index must not scan all users: one or two letters match the start of a name, punctuation
// alone only a login name.
function named(search: string): Prisma.Sql {
  return INSIDE.test(search) || AT_START.test(search)
    ? containing(Prisma.sql`username::text`, search)
    : Prisma.sql`username = ${search}::citext`;
}

function containing(name: Prisma.Sql, search: string): Prisma.Sql {
  if (INSIDE.test(search)) return Prisma.sql`${name} ILIKE ${`%${escapeLike(search)}%`}`;
  return AT_START.test(search) ? Prisma.sql`${name} ILIKE ${`${escapeLike(search)}%`}` : Prisma.sql`false`;
}
