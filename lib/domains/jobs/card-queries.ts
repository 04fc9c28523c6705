import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { read, readWithGenericPlan } from "@/lib/platform/db/read";
import { keysOf } from "@/lib/core/objects";
import type { Area } from "@/lib/language/places/near";
import { toPrismaJobType } from "./job-type-rows";
import { markColumns } from "./mark-queries";
import type { JobType } from "./options";
import { LOWER_AFTER } from "./record-policy";
import { cardColumns, cardSelect, toCard, withDistance, type CardRow } from "./rows";
import type { JobCard } from "./types";
import { visibleTo } from "./visible-queries";

type Row = Omit<CardRow, "company" | "type"> & {
  type: JobType;
  employerCompany: string | null;
  employerName: string | null;
  employerLogo: string | null;
  isVerified: boolean;
  phoneConfirmedAt: Date | null;
  employerSince: Date;
  standsLower: boolean;
  applied: boolean;
  saved: boolean;
};

/** The same columns as Prisma selects: each has the field's name in snake case. */
const CARD_COLUMNS = Prisma.raw(
  keysOf(cardColumns)
    .map((name) => `jobs.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`)
    .join(", "),
);

/** The order of lists, for `findCards`. */
export const NEWEST_FIRST = Prisma.sql`jobs.created_at DESC, jobs.id DESC`;

/**
 * A page and the row after it, for a LIMIT around the list's own. Of a plan for any values PostgreSQL would else think that it
 * lists a tenth of all jobs, and read all employers to join them.
 */
export const MOST_LISTED = Prisma.raw("101");

/**
 * The cards of jobs, in the order of their ids; those that are gone are left out. For a seeker whether applied to and saved,
 * and with an area how far away.
 */
export const readCards = async (reader: Actor, ids: readonly string[], area: Area | null = null): Promise<JobCard[]> =>
  ids.length === 0
    ? []
    : findCards(
        reader,
        {
          from: Prisma.sql`unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, at)`,
          order: Prisma.sql`wanted.at`,
          hasOnePlan: true,
        },
        area,
      );

/**
 * The cards of the jobs that a statement finds, in one round trip: Prisma would send one for jobs, profiles, users and each
 * mark.
 * @param from for FROM: `wanted` with a column `id`. @param order for ORDER BY. @param hasOnePlan whether the best plan of
 * `from` is the same for any values.
 */
export async function findCards(
  reader: Actor,
  { from, order, hasOnePlan }: { from: Prisma.Sql; order: Prisma.Sql; hasOnePlan: boolean },
  area: Area | null,
): Promise<JobCard[]> {
  const workerId = isOf(reader, "worker") ? reader.id : null;
  const send = hasOnePlan ? readWithGenericPlan<Row> : read<Row>;
  const rows = await send`
    SELECT ${CARD_COLUMNS},
      profiles.company_name AS "employerCompany", profiles.name AS "employerName",
      profiles.company_logo AS "employerLogo", users.is_verified AS "isVerified",
      users.phone_confirmed_at AS "phoneConfirmedAt", users.created_at AS "employerSince",
      profiles.unanswered_in_a_row >= ${LOWER_AFTER} AS "standsLower",
      ${markColumns(workerId)}
    FROM ${from}
      JOIN jobs ON jobs.id = wanted.id
      JOIN profiles ON profiles.user_id = jobs.employer_id
      JOIN users ON users.id = jobs.employer_id
    ORDER BY ${order}`;
  return rows.map((row) => {
    const lower = row.standsLower ? { stands_lower: true as const } : {};
    const card = { ...withDistance(toCard(toRow(row), reader), area), ...lower };
    return workerId === null ? card : { ...card, applied: row.applied, saved: row.saved };
  });
}

const toRow = ({ type, employerCompany, employerName, employerLogo, ...row }: Row): CardRow => {
  const { isVerified, phoneConfirmedAt, employerSince, ...same } = row;
  const user = { isVerified, phoneConfirmedAt, createdAt: employerSince };
  return {
    ...same,
    type: toPrismaJobType(type),
    company: { companyName: employerCompany, name: employerName, companyLogo: employerLogo, user },
  };
};

/** The cards of those of the jobs that the reader may see, in any order; without marks. */
export async function listVisible(reader: Actor, ids: readonly string[]): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const where = { id: { in: [...ids] }, ...visibleTo(reader) };
  return (await db.job.findMany({ where, select: cardSelect })).map((row) => toCard(row, reader));
}
