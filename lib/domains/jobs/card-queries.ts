import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { read, readByOnePlan } from "@/lib/platform/db/read";
import type { Area } from "@/lib/language/places/near";
import { toPrismaJobType } from "./job-type-rows";
import { markColumns } from "./mark-queries";
import type { JobType } from "./options";
import { LIVE, visibleTo } from "./list-queries";
import { cardSelect, toCard, withDistance, type CardRow } from "./rows";
import type { JobCard } from "./types";

type Row = Omit<CardRow, "company" | "type"> & {
  type: JobType;
  employerCompany: string | null;
  employerName: string | null;
  employerLogo: string | null;
  isVerified: boolean;
  applied: boolean;
  saved: boolean;
};

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
  const send = hasOnePlan ? readByOnePlan<Row> : read<Row>;
  const rows = await send`
    SELECT jobs.id, jobs.title, jobs.category, jobs.location, jobs.place_id AS "placeId",
      jobs.salary_min AS "salaryMin", jobs.salary_max AS "salaryMax", jobs.type::text AS type,
      jobs.employment_type::text AS "employmentType", jobs.shift, jobs.hours_from AS "hoursFrom",
      jobs.hours_to AS "hoursTo", jobs.working_days AS "workingDays", jobs.company_name AS "companyName",
      jobs.company_logo AS "companyLogo", jobs.preview_image AS "previewImage",
      jobs.default_preview_image_id AS "defaultPreviewImageId", jobs.status::text AS status,
      jobs.urgency_level::text AS "urgencyLevel", jobs.experience_level AS "experienceLevel",
      coalesce(jobs.meals, '{}') AS meals,
      jobs.weekly_off AS "weeklyOff", jobs.accommodation_provided AS "accommodationProvided",
      jobs.background_check_required AS "backgroundCheckRequired", jobs.applications_count AS "applicationsCount",
      jobs.views_count AS "viewsCount", jobs.created_at AS "createdAt", jobs.posted_at AS "postedAt",
      profiles.company_name AS "employerCompany", profiles.name AS "employerName",
      profiles.company_logo AS "employerLogo", users.is_verified AS "isVerified",
      ${markColumns(workerId)}
    FROM ${from}
      JOIN jobs ON jobs.id = wanted.id
      JOIN profiles ON profiles.user_id = jobs.employer_id
      JOIN users ON users.id = jobs.employer_id
    ORDER BY ${order}`;
  return rows.map((row) => {
    const card = withDistance(toCard(toRow(row), reader), area);
    return workerId === null ? card : { ...card, applied: row.applied, saved: row.saved };
  });
}

const toRow = ({ type, employerCompany, employerName, employerLogo, isVerified, ...same }: Row): CardRow => ({
  ...same,
  type: toPrismaJobType(type),
  company: { companyName: employerCompany, name: employerName, companyLogo: employerLogo, user: { isVerified } },
});

/** The cards of those of the jobs that the reader may see, in any order; without marks. */
export async function listVisible(reader: Actor, ids: readonly string[]): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const where = { id: { in: [...ids] }, ...LIVE, ...visibleTo(reader) };
  return (await db.job.findMany({ where, select: cardSelect })).map((row) => toCard(row, reader));
}
