import "server-only";
import type { Category } from "@/lib/core/categories";
import { Prisma } from "@/lib/platform/db/generated/client";
import { read } from "@/lib/platform/db/read";
import type { Language } from "@/lib/language/i18n/languages";
import { citySlugsFrom } from "@/lib/language/places/near";
import { toPlaceItem } from "@/lib/language/places/rows";
import { placesIn } from "@/lib/language/search/understand";
import { placeById } from "@/lib/language/places/table";
import type { WorkInCity } from "./nearest-types";
import { IS_OPEN } from "./visible-queries";

/**
 * The city with open jobs of a kind, or of any, that is nearest to the place that a search names, or else to the worker's own. Each city
 * is a look into an index, 2,000 at most, and only an empty list asks.
 * @param place the id of the worker's place. @returns null if no city has any, and without a place.
 */
export async function nearestCityWith<Kind extends Category | null>(
  category: Kind,
  { search, place, language }: { search: string | null; place: string | undefined; language: Language },
): Promise<WorkInCity<Kind> | null> {
  const from =
    (search === null ? undefined : placesIn(search)[0]) ?? (place === undefined ? undefined : placeById(place));
  if (!from) return null;
  const [row] = await read<{ city: string }>`
    SELECT city FROM unnest(${citySlugsFrom(from)}::text[]) WITH ORDINALITY AS cities (city, place)
    WHERE EXISTS (
      SELECT FROM jobs WHERE ${IS_OPEN} AND city_id = cities.city ${category === null ? Prisma.empty : Prisma.sql`AND category = ${category}`}
    )
    ORDER BY place LIMIT 1`;
  const city = row && placeById(row.city);
  return city ? { category, city: toPlaceItem(city, language) } : null;
}
