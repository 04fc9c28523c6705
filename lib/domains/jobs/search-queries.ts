import "server-only";
import { cache } from "react";
import { idsAround } from "@/lib/language/places/near";
import type { Place } from "@/lib/language/places/table";
import { kindsIn, kindsNear, placesIn, understand, type SearchReading } from "@/lib/language/search/understand";
import { namesTasks } from "@/lib/language/search/where";
import { toRingCursor } from "./list-policy";
import { findListed, type ReadQuery } from "./list-queries";
import type { ListJobsQuery } from "./schema";
import type { JobCard, UnderstoodSearch } from "./types";

/** A list's query with what its search names as filters, and what of it is to be said. */
export type UnderstoodQuery = {
  query: ReadQuery;
  understood: Omit<UnderstoodSearch, "place"> | null;
  /** The place that the search names; null for none, and for a name that several cities have. */
  place: Place | null;
};

/**
 * Turns the conditions in a search into filters ("night guard 15000"), unless the query has those filters already, and
 * forgives wrong letters and unknown words in it where nothing is found exactly. Where no job of the kind is found, those of
 * other kinds are whose employers list the task: a cook's with dishes, for someone who washes dishes. Once for the list and
 * its count, if both have the same query.
 */
export const understandQuery = cache(async (asked: ListJobsQuery): Promise<UnderstoodQuery> => {
  if (asked.search === null) return { query: asked, understood: null, place: null };
  const { conditions, search, close, known } = understand(asked.search);
  const filtered: ListJobsQuery = {
    ...asked,
    search,
    hours: asked.hours ?? conditions.hours ?? null,
    type: asked.type ?? conditions.type ?? null,
    pay_from: asked.pay_from ?? conditions.pay_from ?? null,
    living_in: asked.living_in ?? conditions.living_in ?? null,
    meals: asked.meals || conditions.meals === true,
  };
  const corrected = await correction(filtered, { close, known });
  const plain = corrected === null ? filtered : { ...filtered, search: corrected || null };
  const byTask = plain.search !== null && namesTasks(plain.search) && !(await isFound(plain));
  const places = plain.search === null ? [] : placesIn(plain.search);
  const cities = [...new Set(places.map(({ city }) => city.slug))];
  const isInCity = places.some(({ kind }) => kind !== "city");
  const around = isInCity ? { cities, ids: idsAround(places) } : cities.length === 1 ? { cities, ids: null } : null;
  const query = { ...plain, byTask, around };
  return {
    query,
    place: cities.length === 1 ? (places[0] ?? null) : null,
    understood: {
      categories: query.search === null ? [] : kindsIn(query.search),
      near: query.search === null ? [] : kindsNear(query.search),
      corrected: corrected || null,
      hours: conditions.hours ?? null,
      type: conditions.type ?? null,
      pay_from: conditions.pay_from ?? null,
      living_in: conditions.living_in ?? null,
      meals: conditions.meals ?? false,
    },
  };
});

/**
 * Where a page of the nearest first leaves the reader's places. The further pages of a search for a place do not say it again.
 * @returns the id of its first job elsewhere; null if it has none, began there, or has another order.
 */
export function elsewhereFrom(
  items: readonly Pick<JobCard, "id" | "distance">[],
  { sort, cursor, search }: Pick<ListJobsQuery, "sort" | "cursor" | "search">,
): string | null {
  if (sort !== "near") return null;
  const ring = cursor && toRingCursor(cursor)?.ring;
  if (cursor && (!ring || ring === "elsewhere" || (search !== null && placesIn(search).length > 0))) return null;
  return items.find(({ distance }) => distance?.ring === "elsewhere")?.id ?? null;
}

/**
 * The search to read instead of one that finds nothing as it is typed: its wrong letters corrected, else what is known of it;
 * null if it finds something.
 */
async function correction(query: ListJobsQuery, { close, known }: Pick<SearchReading, "close" | "known">) {
  if (close === null && known === null) return null;
  // A known word may be found by its sound; a wrong one sounds like many others.
  if (await isFound(query, { bySound: close === null })) return null;
  if (close === null || (known !== null && !(await isFound({ ...query, search: close }, { bySound: true }))))
    return known;
  return close;
}

/** Whether any job has all the words as they are typed. */
async function isFound(query: ReadQuery, { bySound = false } = {}): Promise<boolean> {
  return (await findListed(query, { bySound, take: 1 })).length > 0;
}
