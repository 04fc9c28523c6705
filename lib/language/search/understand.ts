import type { Category } from "@/lib/core/categories";
import { closeWords, nearKinds } from "./close";
import { queryWords, readConditions, type Conditions } from "./conditions";
import type { Place } from "@/lib/language/places/table";
import { kindsAsked, knownWords, searchTerms } from "./query";

/** A search as it is understood. */
export type SearchReading = {
  conditions: Conditions;
  /** The words besides the conditions; null if none remain. */
  search: string | null;
  /** The same with wrong letters corrected, for a list that finds nothing exactly; null if there are none. */
  close: string | null;
  /** Those of these words that are known, for a list that finds nothing with all of them; empty for any work, null if it stays. */
  known: string | null;
};

/** Reads the conditions and the likely slips in a typed search. */
export function understand(typed: string): SearchReading {
  const { conditions, rest } = readConditions(queryWords(typed));
  const isPlain = Object.keys(conditions).length === 0;
  // "Naukri", "रात का काम": nothing but words that say nothing is everything.
  const isEmpty = rest.length > 0 ? searchTerms(rest).length === 0 : !isPlain;
  const close = isEmpty ? null : closeWords(rest);
  return {
    conditions,
    search: isEmpty ? null : isPlain ? typed : rest.join(" "),
    close: close?.join(" ") ?? null,
    known: isEmpty ? null : (knownWords(close ?? rest)?.join(" ") ?? null),
  };
}

/** The kinds of work that a search names. */
export const kindsIn = (search: string): Category[] => kindsAsked(searchTerms(queryWords(search)));

/** The localities and PIN codes, or else the cities, that a search names. */
export function placesIn(search: string): Place[] {
  const terms = searchTerms(queryWords(search));
  const narrow = terms.flatMap(({ places }) => places);
  return narrow.length > 0 ? narrow : terms.flatMap(({ cities }) => cities);
}

/** The kinds of work to offer if a search finds nothing: those that it names, or else those whose names are similar. */
export function kindsNear(search: string): Category[] {
  const kinds = kindsIn(search);
  return kinds.length > 0 ? kinds : nearKinds(queryWords(search));
}
