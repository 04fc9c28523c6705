/** The operations on places. */
import { z } from "zod";
import type { Api } from "@/lib/http/operation";
import { placesQuery } from "./schema";
import { placeItemSchema } from "./types";

export const placesApi = {
  "GET /api/places": {
    access: "signed-in",
    query: placesQuery,
    answer: z.array(placeItemSchema),
    summary: "Places that somebody may mean who has typed so much, or the cities nearest to a point; at most 8",
  },
} satisfies Api;
