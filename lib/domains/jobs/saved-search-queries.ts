import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Language } from "@/lib/language/i18n/languages";
import { toPlaceItem } from "@/lib/language/places/rows";
import { placeById } from "@/lib/language/places/table";
import { MAX_SEARCHES } from "./saved-search-policy";
import type { SavedSearchInput } from "./saved-search-schema";
import type { SavedSearch } from "./saved-search-types";

export const savedSearchSelect = {
  ...{ id: true, words: true, category: true, kind: true, placeId: true, createdAt: true },
} satisfies Prisma.SavedSearchSelect;
type Row = Prisma.SavedSearchGetPayload<{ select: typeof savedSearchSelect }>;

/** Row → a saved search in the reader's language. */
export function toSavedSearch({ id, words, category, kind, placeId, createdAt }: Row, language: Language): SavedSearch {
  const place = placeById(placeId);
  return {
    id,
    search: words || null,
    category: category || null,
    kind: kind || null,
    place: place ? toPlaceItem(place, language) : null,
    created_at: createdAt.toISOString(),
  };
}

type Conditions = { [Name in keyof SavedSearchInput]?: string | null | undefined };

/** The columns that tell a worker's searches apart. */
export const searchColumns = ({ search, category, kind, place }: Conditions) => ({
  words: search ?? "",
  category: category ?? "",
  kind: kind ?? "",
  placeId: place ?? "",
});

/** The searches of whose new jobs a worker is told, the last one first. */
export async function listSavedSearches(worker: Actor<"worker">): Promise<SavedSearch[]> {
  const rows = await db.savedSearch.findMany({
    where: { workerId: worker.id },
    select: savedSearchSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_SEARCHES,
  });
  return rows.map((row) => toSavedSearch(row, worker.language));
}

/** The id of a worker's search with these conditions; null if it is not saved. */
export async function findSavedSearch(worker: Actor<"worker">, conditions: Conditions): Promise<string | null> {
  const row = await db.savedSearch.findFirst({
    where: { workerId: worker.id, ...searchColumns(conditions) },
    select: { id: true },
  });
  return row?.id ?? null;
}
