import { z } from "zod";
import { msg } from "@/lib/platform/http/validation";
import { searchQuery } from "@/lib/platform/http/pagination";
import type { Point } from "./distance";
import { MAX_PLACES } from "./ids";

/** The longest id of a place; ids are made of PIN codes and names. */
const PLACE_ID_MAX = 120;

/** The id of a place. Whether it exists is known to the server alone (lib/language/places/table.ts). */
export const placeId = z.string().max(PLACE_ID_MAX);

function toPoint(text: string): Point | null {
  const [lat, lng] = text.split(",").map(Number);
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

/**
 * GET /api/places: what somebody has typed so far, a text to read as a job's location is read, or a point to a hundredth
 * of a degree, a kilometre.
 */
export const placesQuery = z.object({
  search: searchQuery,
  read: searchQuery,
  near: z
    .string()
    .regex(/^(\d{1,2}(\.\d{1,2})?,\d{1,3}(\.\d{1,2})?)?$/, msg("invalid"))
    .default("")
    .transform(toPoint),
  cities: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
});

/** PUT /api/user/places. */
export const workerPlacesInput = z.object({ places: z.array(placeId).max(MAX_PLACES, msg("invalid")) });
