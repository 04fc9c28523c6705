import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { escapeLike } from "@/lib/db/like";
import { kindsAsked, searchTerms, type SearchTerm } from "./query";
import { SOUND_MARK } from "./text";
import { hasLetterOrDigit, searchWords } from "./words";

/**
 * Jobs that match everything a search asks for: "cook gurgaon" finds a cook in Gurgaon, and "रसोइया" any job
 * in the cooks' category whatever the language of its title (decisions/0008). Null and blanks match everything; signs without
 * a letter or digit match nothing.
 * @param options.bySound whether a word in another script that sounds the same is found too.
 */
export function searchWhere(search: string | null, { bySound = true } = {}): Prisma.JobWhereInput {
  const words = searchWords(search ?? "");
  if (words.length === 0) return {};
  // Signs alone have no trigram: a search for "%" would read every row.
  if (!words.some(hasLetterOrDigit)) return { id: { in: [] } };
  const terms = searchTerms(words).map((term) => (bySound ? term : { ...term, marks: term.marks.filter(isPlace) }));
  const kinds = kindsAsked(terms);
  const work = terms.filter(({ categories }) => categories.length > 0);
  const isShared = work.every(({ categories }) => kinds.every((kind) => categories.includes(kind)));
  if (isShared) return { AND: terms.map(termWhere) };
  const others = terms.filter((term) => !work.includes(term));
  return { AND: [{ OR: work.map(termWhere) }, ...others.map(termWhere)] };
}

const isPlace = (mark: string): boolean => mark.startsWith(SOUND_MARK.place);

function termWhere({ texts, marks, categories }: SearchTerm): Prisma.JobWhereInput {
  const text = { AND: texts.map(contains) };
  if (marks.length === 0 && categories.length === 0) return text;
  const named = categories.length > 0 ? [{ category: { in: [...categories] } }] : [];
  return { OR: [text, ...marks.map(contains), ...named] };
}

const contains = (part: string) => ({ searchText: { contains: escapeLike(part) } });
