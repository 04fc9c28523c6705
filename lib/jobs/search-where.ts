import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { escapeLike } from "@/lib/db/like";
import { normalizeForSearch } from "./search-text";

/** More words than this narrow nothing further; they only cost. */
const MAX_WORDS = 8;

/** Every word must be found, so that "cook gurgaon" finds a cook in Gurgaon. */
export function searchWhere(search: string | null): Prisma.JobWhereInput {
  if (search === null) return {};
  const words = normalizeForSearch(search).split(" ").filter(Boolean).slice(0, MAX_WORDS);
  return { AND: words.map((word) => ({ searchText: { contains: escapeLike(word) } })) };
}
