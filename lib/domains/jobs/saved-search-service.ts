import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { getWorkerPlaces, knownPlace } from "@/lib/domains/profiles/places-service";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { MAX_SEARCHES, nextLook } from "./saved-search-policy";
import { savedSearchSelect, searchColumns, toSavedSearch } from "./saved-search-queries";
import type { SavedSearchInput } from "./saved-search-schema";
import type { MadeSearch } from "./saved-search-types";

/** Keeps a search of whose new jobs a worker is told; the same again is the same. @throws AppError invalid, saved_searches_full. */
export async function saveSearch(
  worker: Actor<"worker">,
  input: SavedSearchInput,
  within: Within<MadeSearch> = runDirectly,
): Promise<MadeSearch> {
  const now = new Date();
  if (input.place) knownPlace(input.place, "place");
  const own = { workerId: worker.id, ...searchColumns(input) };
  const { words, category, kind, placeId } = own;
  const needsPlace = !input.place && getWorkerPlaces(worker).items.length === 0;
  return db.$transaction((tx) =>
    within(tx, async () => {
      // In one statement, as in saved-service.ts. A further search is looked at with the others.
      await tx.$executeRaw`
        INSERT INTO saved_searches (id, worker_id, words, category, kind, place_id, seen_until, due_at)
        SELECT gen_random_uuid(), ${worker.id}::uuid, ${words}, ${category}, ${kind}, ${placeId}, ${now},
          coalesce((SELECT min(due_at) FROM saved_searches WHERE worker_id = ${worker.id}::uuid), ${nextLook(now)})
        WHERE (SELECT count(*) FROM saved_searches WHERE worker_id = ${worker.id}::uuid) < ${MAX_SEARCHES}
        ON CONFLICT DO NOTHING`;
      const row = await tx.savedSearch.findFirst({ where: own, select: savedSearchSelect });
      if (!row) throw new AppError("saved_searches_full");
      return { ...toSavedSearch(row, worker.language), needsPlace };
    }),
  );
}

/** Ends a search; one that is not the worker's is no error. @param id null for all. */
export async function endSearch(worker: Actor<"worker">, id: string | null): Promise<void> {
  await db.savedSearch.deleteMany({ where: { workerId: worker.id, ...(id === null ? {} : { id }) } });
}
