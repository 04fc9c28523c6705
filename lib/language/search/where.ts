import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import { kindsAsked, searchTerms, type SearchTerm } from "./query";
import { SOUND_MARK } from "./text";
import { hasLetterOrDigit, searchWords } from "./words";

/**
 * The rows that a search finds besides the words and kinds of work that it names: words of another script that sound the same, and
 * jobs of other kinds whose employer lists the task. All by default.
 */
export type SearchOptions = { bySound?: boolean; byTask?: boolean };

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
  { bySound = true, byTask = true }: SearchOptions = {},
): Prisma.JobWhereInput {
  const words = searchWords(search ?? "");
  if (words.length === 0) return {};
  // Signs alone have no trigram: a search for "%" would read every row.
  if (!words.some(hasLetterOrDigit)) return { id: { in: [] } };
  const terms = searchTerms(words).map((term) => ({
    ...term,
    marks: term.marks.filter((mark) => (isTaskMark(mark) ? byTask : bySound || mark.startsWith(SOUND_MARK.place))),
  }));
  const kinds = kindsAsked(terms);
  const work = terms.filter(({ categories }) => categories.length > 0);
  const isShared = work.every(({ categories }) => kinds.every((kind) => categories.includes(kind)));
  if (isShared) return { AND: terms.map(termWhere) };
  const others = terms.filter((term) => !work.includes(term));
  return { AND: [{ OR: work.map(termWhere) }, ...others.map(termWhere)] };
}

function termWhere({ texts, marks, categories }: SearchTerm): Prisma.JobWhereInput {
  const text = texts.length > 0 ? [{ AND: texts.map(contains) }] : [];
  const named = categories.length > 0 ? [{ category: { in: [...categories] } }] : [];
  return { OR: [...text, ...marks.map(contains), ...named] };
}

const contains = (part: string) => ({ searchText: { contains: escapeLike(part) } });
