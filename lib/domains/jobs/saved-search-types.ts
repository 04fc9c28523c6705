import { z } from "zod";
import { placeItemSchema } from "@/lib/language/places/types";

export const savedSearchSchema = z
  .strictObject({
    id: z.uuid(),
    search: z.string().nullable().describe("As typed"),
    category: z.string().nullable(),
    kind: z.string().nullable().describe("All categories that people call so, instead of one"),
    place: placeItemSchema.nullable().describe("Null: wherever the worker looks for work"),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "SavedSearch", description: "A search of whose new jobs the caller is told, at most once a day" });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const madeSearchSchema = savedSearchSchema.extend({
  needsPlace: z
    .boolean()
    .describe("Nothing is near for a caller of whom no place is known: nothing is told until then"),
});
export type MadeSearch = z.infer<typeof madeSearchSchema>;
