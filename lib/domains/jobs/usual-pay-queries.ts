import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { SalaryRange } from "@/lib/core/salary";
import { areaAround } from "@/lib/language/places/near";
import { placeById, placeTable } from "@/lib/language/places/table";
import type { PayArea } from "./options";
import { isEnough, middleHalf } from "./policy";
import type { UsualPayQuery } from "./posting-schema";
import type { UsualPay } from "./posting-types";

/** As many say enough; the index of cities and categories gives the newest first. */
const MOST = 200;

type Compared = { employerId: string; category: string; cityId: string | null };

type Salaries = { area: PayArea; found: SalaryRange[] };

/**
 * The pay that others offer at present for the same kind of work: of open jobs of the last 90 days, in rupees a month. Within 60 km; where
 * too few are, in the same state; else in the whole country. Nothing where the place is not known.
 */
export async function latestSalaries(tx: Pick<Transaction, "$queryRaw">, job: Compared): Promise<Salaries> {
  const place = job.cityId === null ? undefined : placeById(job.cityId);
  const around = place && areaAround([place]);
  if (!around) return { area: "near", found: [] };
  const near = await salariesIn(tx, job, [...around.cities, ...around.near]);
  if (isEnough(near)) return { area: "near", found: near };
  const ofState = [...placeTable().cities.values()].filter(({ state }) => state === place.city.state);
  const inState = await salariesIn(tx, job, [...new Set([...around.cities, ...ofState.map(({ slug }) => slug)])]);
  if (isEnough(inState)) return { area: "state", found: inState };
  return { area: "country", found: await tx.$queryRaw<SalaryRange[]>`${salaries(job, Prisma.empty)}` };
}

const salariesIn = (tx: Pick<Transaction, "$queryRaw">, job: Compared, cities: readonly string[]) =>
  tx.$queryRaw<SalaryRange[]>`
    SELECT found.min, found.max FROM unnest(${cities}::text[]) AS cities (city),
      LATERAL (${salaries(job, Prisma.sql`AND city_id = cities.city`)}) AS found LIMIT ${MOST}`;

/** The newest of them, along an index of categories. */
const salaries = ({ category, employerId }: Compared, within: Prisma.Sql) => Prisma.sql`
  SELECT salary_min AS min, coalesce(salary_max, salary_min) AS max FROM jobs
  WHERE status = 'open' AND removed_at IS NULL ${within} AND category = ${category}
    AND created_at > now() - interval '90 days' AND employer_id <> ${employerId}::uuid AND salary_min IS NOT NULL
  ORDER BY created_at DESC, id DESC LIMIT ${MOST}`;

/** The pay of others for a kind of work, and where: the middle half of them, nothing where too few say it. */
export async function usualPay(employer: Actor<"employer">, { category, place }: UsualPayQuery): Promise<UsualPay> {
  const cityId = placeById(place)?.city.slug ?? null;
  const { area, found } = await latestSalaries(db, { employerId: employer.id, category, cityId });
  const half = middleHalf(found);
  return { from: half?.min ?? null, to: half?.max ?? null, area: half && area };
}
