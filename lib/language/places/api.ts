/** The operations on places. */
import { z } from "zod";
import type { Api } from "@/lib/platform/http/operation";
import { placesQuery } from "./schema";
import { placeItemSchema } from "./types";

export const placesApi = {
  "GET /api/places": {
    access: "signed-in",
    query: placesQuery,
    answer: z.array(placeItemSchema),
    summary:
      "Places that somebody may mean who has typed so much, at most 8; or the cities nearest to a point; or the one " +
      "place that a whole text names, none if it names none beyond doubt",
  },
} satisfies Api;
