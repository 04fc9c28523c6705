import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import { read } from "@/lib/platform/db/read";
import { byTime } from "@/lib/platform/http/pagination";
import { WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";
import { nameToOthers } from "@/lib/domains/users/shown-name-policy";
import { isNamed, wordsAsked } from "@/lib/domains/users/word-policy";
import type { ApplicantSort } from "./options";
import { personShownTo } from "./rows";
import type { ListApplicantsQuery } from "./schema";

/** The columns of the orders other than the newest first; of equal ones the newest come first. */
const COLUMNS = {
  fit: { column: "fit", direction: "desc", beyond: "lt", from: "lte" },
  nearest: { column: "km", direction: "asc", beyond: "gt", from: "gte" },
  pay: { column: "payAsked", direction: "asc", beyond: "gt", from: "gte" },
} as const;

type Sorted = { createdAt: Date; fit: number; km: number; payAsked: number };

/** The order of an employer's list, each by an index that begins with the job. */
export function orderOf(sort: ApplicantSort): Prisma.ApplicationOrderByWithRelationInput[] {
  if (sort === "newest") return [{ createdAt: "desc" }, { id: "desc" }];
  const { column, direction } = COLUMNS[sort];
  return [{ [column]: direction }, { id: "desc" }];
}

/** A row's value in an order, for the cursor. */
export const sortValue = (sort: ApplicantSort, row: Sorted): Date | number =>
  sort === "newest" ? row.createdAt : row[COLUMNS[sort].column];

/** The rows after a cursor. The first condition lets the index scan begin there. */
export function afterCursor({ sort, cursor }: ListApplicantsQuery): Prisma.ApplicationWhereInput {
  if (cursor === null || sort === "newest") return byTime(cursor);
  const { column, beyond, from } = COLUMNS[sort];
  const value = Number(cursor.value);
  return { [column]: { [from]: value }, OR: [{ [column]: { [beyond]: value } }, { id: { lt: cursor.id } }] };
}

/** The filters, of the applications of one job. A name is looked for among people who agreed to be seen. */
export async function filterOf(
  actor: Actor,
  jobId: string,
  { search, within, pay_to: payTo, years, hours }: ListApplicantsQuery,
): Promise<Prisma.ApplicationWhereInput> {
  const levels = WORKER_EXPERIENCE_LEVELS.slice(WORKER_EXPERIENCE_LEVELS.findIndex((level) => level === years));
  return {
    AND: [
      within === null ? {} : { km: { lte: within } },
      payTo === null ? {} : { payAsked: { lte: payTo } },
      years === null ? {} : { experience: { in: levels } },
      hours === null ? {} : { hoursPart: hours },
      search === null ? {} : { AND: [{ id: { in: await findNamed(jobId, search) } }, personShownTo(actor)] },
    ],
  };
}

/** More of one name are not told apart by a longer list. */
const MOST_NAMED = 500;

/**
 * The applications of a job whose worker's shown name has a text in it, or its words in any script: a number in a name's place is
 * not found piece by piece, nor a name that is not shown.
 */
async function findNamed(jobId: string, search: string): Promise<string[]> {
  const pattern = `%${escapeLike(search)}%`;
  // An e-mail address is no name.
  const asked = search.includes("@") ? [] : wordsAsked(search);
  // LIMIT keeps the planner from reading all who have a word: each person has a few.
  const words = asked.map(
    ({ begun, whole }) => Prisma.sql`(SELECT true FROM user_words AS w WHERE w.user_id = a.worker_id
      AND (w.word = ANY(${whole}::text[]) OR w.word ^@ ANY(${begun}::text[])) LIMIT 1)`,
  );
  const named = words.length === 0 ? Prisma.sql`false` : Prisma.join(words, " AND ");
  const rows = await read<{ id: string; username: string; name: string | null }>`
    SELECT a.id::text, u.username::text, p.name
    FROM applications a JOIN users u ON u.id = a.worker_id LEFT JOIN profiles p ON p.user_id = a.worker_id
    WHERE a.job_id = ${jobId}::uuid
      AND (p.name ILIKE ${pattern} OR u.username::text ILIKE ${pattern} OR (${named})) LIMIT ${MOST_NAMED}`;
  const wanted = search.toLowerCase();
  return rows
    .filter(({ username, name }) => {
      const shown = nameToOthers({ username, profile: { name } });
      return shown !== null && (shown.toLowerCase().includes(wanted) || isNamed(shown, asked));
    })
    .map(({ id }) => id);
}
