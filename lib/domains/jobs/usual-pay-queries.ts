import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { areaAround } from "@/lib/language/places/near";
import { placeById } from "@/lib/language/places/table";

/** As many say enough; the index of cities and categories gives the newest first. */
const MOST = 200;

type Compared = { employerId: string; category: string; cityId: string | null };

/** The pay that others offer at present for the same kind of work within 60 km: of open jobs of the last 90 days, in rupees a month. */
export async function latestSalaries(tx: Pick<Transaction, "$queryRaw">, job: Compared): Promise<number[]> {
  const place = job.cityId === null ? undefined : placeById(job.cityId);
  const area = place && areaAround([place]);
  if (!area) return [];
  const rows = await tx.$queryRaw<{ pay: number }[]>`
    SELECT found.pay FROM unnest(${[...area.cities, ...area.near]}::text[]) AS cities (city), LATERAL (
      SELECT coalesce(salary_max, salary_min) AS pay FROM jobs
      WHERE status = 'open' AND removed_at IS NULL AND city_id = cities.city AND category = ${job.category}
        AND created_at > now() - interval '90 days' AND employer_id <> ${job.employerId}::uuid
        AND salary_min IS NOT NULL
      ORDER BY created_at DESC, id DESC LIMIT ${MOST}
    ) AS found LIMIT ${MOST}`;
  return rows.map(({ pay }) => pay);
}
