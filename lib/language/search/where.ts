import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import { read } from "@/lib/platform/db/read";
import { kindsAsked, searchTerms, type SearchTerm } from "./query";
import { kindMark, SOUND_MARK } from "./text";
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
 * in the cooks' category whatever the language of its title (decisions/0008). Null, blanks and words that say nothing match everything; signs without
 * a letter or digit match nothing.
 */
export async function searchWhere(
  search: string | null,
  { bySound = true, byTask = true, without }: SearchOptions = {},
): Promise<Prisma.JobWhereInput> {
  const words = searchWords(search ?? "");
  if (words.length === 0) return {};
  if (!words.some(hasLetterOrDigit)) return NOTHING;
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
  if (isShared) return whereAll(terms.flatMap(partsOf));
  const others = terms.filter((term) => !work.includes(term));
  return whereAll([...eitherOf(work.map(partsOf)), ...others.flatMap(partsOf)]);
}

type Wanted = Pick<SearchTerm, "texts" | "sounds" | "marks" | "categories">;

/** Parts of words of which a job must have one. */
type Either = readonly string[];

/** A job must have one of each for a term. Of several texts all, or else a mark or the kind of work instead of each. */
function partsOf({ texts, sounds, marks, categories }: Wanted): Either[] {
  const instead = [...marks, ...categories.map((category) => `${kindMark(category)} `)];
  if (texts.length === 0) return [instead];
  return texts.map((each, at) => [each, ...(sounds[at] ?? []), ...instead]);
}

/** For one of some terms it must have one of each combination. */
const eitherOf = (terms: readonly Either[][]): Either[] =>
  terms.reduce((all, parts) => all.flatMap((one) => parts.map((other) => [...one, ...other])), [[]] as Either[]);

/**
 * Conditions on one column alone: the search index reads them together, and skips what a rare one leaves out. Nothing is looked for
 * by words that no job has: the planner would look through the newest jobs for them.
 */
async function whereAll(asked: readonly Either[]): Promise<Prisma.JobWhereInput> {
  if (asked.length === 0) return {};
  const meant = await wordsMeant([...new Set(asked.flat())]);
  const words = asked.map((parts) => [...new Set(parts.flatMap((part) => meant.get(part) ?? []))]);
  if (words.some((some) => some.length === 0)) return NOTHING;
  return { AND: words.map((some) => ({ searchWords: { hasSome: some } })) };
}

const NOTHING: Prisma.JobWhereInput = { id: { in: [] } };

/** So many of the words that a part of one may mean are asked for, the shortest. */
const MAX_WORDS = 200;
/** Of numbers as long as a phone number's there is no list (`note_job_words` in the database): they are found as a whole. */
const UNLISTED = /\d{7}/;

/** The words that have a part: at their beginning where a space is before it, else anywhere. One with a space after it is whole. */
async function wordsMeant(parts: readonly string[]): Promise<Map<string, string[]>> {
  const patterns = parts.map((part) => {
    const [before, after] = [/^ | $/.test(part) ? "" : "%", part.endsWith(" ") ? "" : "%"];
    return before + escapeLike(part.trim()) + after;
  });
  const rows = await read<{ part: string; words: string[] }>`
    SELECT part, ARRAY(
      SELECT word FROM job_words WHERE word LIKE pattern ORDER BY length(word), word LIMIT ${MAX_WORDS}
    ) AS words FROM unnest(${parts}::text[], ${patterns}::text[]) AS asked (part, pattern)`;
  return new Map(rows.map(({ part, words }) => [part, UNLISTED.test(part) ? [part.trim(), ...words] : words]));
}

/** Jobs in a location that no table knows, which has the words of the localities that a search names. */
export async function localityTextWhere(search: string): Promise<Prisma.JobWhereInput> {
  const named = searchTerms(searchWords(search))
    .filter(({ places }) => places.length > 0)
    .map(({ texts, sounds }) => ({ texts, sounds, marks: [], categories: [] }));
  return { AND: [{ cityId: null }, await whereAll(named.flatMap(partsOf))] };
}
