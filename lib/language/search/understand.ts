import type { Category } from "@/lib/core/categories";
import { closeWords, nearKinds } from "./close";
import { queryWords, readConditions, type Conditions } from "./conditions";
import { kindsAsked, searchTerms } from "./query";

/** A search as it is understood. */
export type SearchReading = {
  conditions: Conditions;
  /** The words besides the conditions; null if none remain. */
  search: string | null;
  /** The same with wrong letters corrected, for a list that finds nothing exactly; null if there are none. */
  close: string | null;
};

/** Reads the conditions and the likely slips in a typed search. */
export function understand(typed: string): SearchReading {
  const { conditions, rest } = readConditions(queryWords(typed));
  const isPlain = Object.keys(conditions).length === 0;
  return {
    conditions,
    search: isPlain ? typed : rest.join(" ") || null,
    close: closeWords(rest)?.join(" ") ?? null,
  };
}

/** The kinds of work that a search names. */
export const kindsIn = (search: string): Category[] => kindsAsked(searchTerms(queryWords(search)));

/** The kinds of work to offer if a search finds nothing: those that it names, or else those whose names are similar. */
export function kindsNear(search: string): Category[] {
  const kinds = kindsIn(search);
  return kinds.length > 0 ? kinds : nearKinds(queryWords(search));
}
