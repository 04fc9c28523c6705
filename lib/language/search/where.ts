import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import { kindsAsked, searchTerms, type SearchTerm } from "./query";
import { SOUND_MARK } from "./text";
import { hasLetterOrDigit, searchWords } from "@/lib/language/words/words";

/**
 * The rows that a search finds besides the words and kinds of work that it names: words of another script that sound the same, and
 * jobs of other kinds whose employer lists the task. All by default.
 */
export type SearchOptions = {
  bySound?: boolean;
  byTask?: boolean;
  /** Leaves out the localities and PIN codes that a search names, or its cities too, for a list that asks for them by its own means. */
  without?: "localities" | "places";
};

/** Whether jobs of other kinds can do what a search names. */
export const namesTasks = (search: string): boolean =>
  searchTerms(searchWords(search)).some(({ marks }) => marks.some(isTaskMark));

const isTaskMark = (mark: string): boolean => mark.startsWith(SOUND_MARK.task);

/**
 * Jobs that match everything a search asks for: "cook gurgaon" finds a cook in Gurgaon, and "रसोइया" any job
 * in the cooks' category whatever the language of its title (decisions/0008). Null and blanks match everything; signs without
 * a letter or digit match nothing.
 */
export function searchWhere(
  search: string | null,
  { bySound = true, byTask = true, without }: SearchOptions = {},
): Prisma.JobWhereInput {
  const words = searchWords(search ?? "");
  if (words.length === 0) return {};
  // Signs alone have no trigram: a search for "%" would read every row.
  if (!words.some(hasLetterOrDigit)) return { id: { in: [] } };
  const isLeftOut = ({ places, cities }: SearchTerm) =>
    (without !== undefined && places.length > 0) || (without === "places" && cities.length > 0);
  const asked = searchTerms(words).filter((term) => !isLeftOut(term));
  const terms = asked.map((term) => ({
    ...term,
    marks: term.marks.filter((mark) => !isTaskMark(mark) || byTask),
    sounds: bySound ? term.sounds : [],
  }));
  const kinds = kindsAsked(terms);
  const work = terms.filter(({ categories }) => categories.length > 0);
  const isShared = work.every(({ categories }) => kinds.every((kind) => categories.includes(kind)));
  if (isShared) return { AND: terms.map(termWhere) };
  const others = terms.filter((term) => !work.includes(term));
  return { AND: [{ OR: work.map(termWhere) }, ...others.map(termWhere)] };
}

type Wanted = Pick<SearchTerm, "texts" | "sounds" | "marks" | "categories">;

function termWhere({ texts, sounds, marks, categories }: Wanted): Prisma.JobWhereInput {
  const text = texts.length > 0 ? [{ AND: texts.map((each, at) => anyOf([each, ...(sounds[at] ?? [])])) }] : [];
  const named = categories.length > 0 ? [{ category: { in: [...categories] } }] : [];
  return { OR: [...text, ...marks.map(contains), ...named] };
}

/** Jobs in a location that no table knows, which has the words of the localities that a search names. */
export function localityTextWhere(search: string): Prisma.JobWhereInput {
  const named = searchTerms(searchWords(search)).filter(({ places }) => places.length > 0);
  return {
    AND: [
      { cityId: null },
      ...named.map(({ texts, sounds }) => termWhere({ texts, sounds, marks: [], categories: [] })),
    ],
  };
}

const anyOf = ([first = "", ...others]: readonly string[]): Prisma.JobWhereInput =>
  others.length === 0 ? contains(first) : { OR: [first, ...others].map(contains) };

const contains = (part: string) => ({ searchText: { contains: escapeLike(part) } });
