import { z } from "zod";
import { CATEGORIES, KINDS } from "@/lib/core/categories";
import { keysOf } from "@/lib/core/objects";
import { placeId } from "@/lib/language/places/schema";
import { msg, optional, text } from "@/lib/platform/http/validation";

/** POST /api/user/saved-searches: what a list was filtered by. */
export const savedSearchInput = z
  .object({
    search: optional(text(200)),
    category: z.enum(CATEGORIES).nullish(),
    kind: z.enum(keysOf(KINDS)).nullish().describe("All categories that people call so, instead of one"),
    place: placeId.nullish().describe("Null: wherever the caller looks for work"),
  })
  .refine(({ search, category, kind }) => Boolean(search ?? category ?? kind), {
    path: ["search"],
    error: msg("required"),
  });
export type SavedSearchInput = z.output<typeof savedSearchInput>;

export const savedSearchParams = z.object({ id: z.uuid() });
