import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { SalaryRange } from "@/lib/core/salary";
import { areaAround } from "@/lib/language/places/near";
import { placeById } from "@/lib/language/places/table";
import { middleHalf } from "./policy";
import type { UsualPayQuery } from "./posting-schema";
import type { UsualPay } from "./posting-types";

/** As many say enough; the index of cities and categories gives the newest first. */
const MOST = 200;

type Compared = { employerId: string; category: string; cityId: string | null };

/** The pay that others offer at present for the same kind of work within 60 km: of open jobs of the last 90 days, in rupees a month. */
export async function latestSalaries(tx: Pick<Transaction, "$queryRaw">, job: Compared): Promise<SalaryRange[]> {
  const place = job.cityId === null ? undefined : placeById(job.cityId);
  const area = place && areaAround([place]);
  if (!area) return [];
  return tx.$queryRaw<SalaryRange[]>`
    SELECT found.min, found.max FROM unnest(${[...area.cities, ...area.near]}::text[]) AS cities (city), LATERAL (
      SELECT salary_min AS min, coalesce(salary_max, salary_min) AS max FROM jobs
      WHERE status = 'open' AND removed_at IS NULL AND city_id = cities.city AND category = ${job.category}
        AND created_at > now() - interval '90 days' AND employer_id <> ${job.employerId}::uuid
        AND salary_min IS NOT NULL
      ORDER BY created_at DESC, id DESC LIMIT ${MOST}
    ) AS found LIMIT ${MOST}`;
}

/** The pay of others near a place for a kind of work: the middle half of them, nothing where too few say it. */
export async function usualPay(employer: Actor<"employer">, { category, place }: UsualPayQuery): Promise<UsualPay> {
  const cityId = placeById(place)?.city.slug ?? null;
  const half = middleHalf(await latestSalaries(db, { employerId: employer.id, category, cityId }));
  return { from: half?.min ?? null, to: half?.max ?? null };
}
