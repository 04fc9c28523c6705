import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { escapeLike } from "@/lib/db/like";
import { searchTerms, type SearchTerm } from "./search-query";
import { hasLetterOrDigit, searchWords } from "./search-words";

/**
 * Positions that have everything a search asks for, so that "cook gurgaon" finds a cook in Gurgaon and "रसोइया" a
 * position of the cooks' category whatever its title's language (decisions/0008). Null and blanks narrow nothing; signs without
 * a letter or digit find nothing.
 */
export function searchWhere(search: string | null): Prisma.JobWhereInput {
  const words = searchWords(search ?? "");
  if (words.length === 0) return {};
  // Signs alone have no trigram: looking for "%" would read every row.
  if (!words.some(hasLetterOrDigit)) return { id: { in: [] } };
  return { AND: searchTerms(words).map(termWhere) };
}

function termWhere({ texts, marks, categories }: SearchTerm): Prisma.JobWhereInput {
  const text = { AND: texts.map(contains) };
  if (marks.length === 0 && categories.length === 0) return text;
  const named = categories.length > 0 ? [{ category: { in: [...categories] } }] : [];
  return { OR: [text, ...marks.map(contains), ...named] };
}

const contains = (part: string) => ({ searchText: { contains: escapeLike(part) } });
