import { z } from "zod";
import { placeId } from "@/lib/language/places/schema";
import { CATEGORIES } from "./options";

/** GET /api/client/usual-pay. */
export const usualPayQuery = z.object({ category: z.enum(CATEGORIES), place: placeId });
export type UsualPayQuery = z.output<typeof usualPayQuery>;
