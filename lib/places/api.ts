/** The operations on places. */
import { z } from "zod";
import type { Api } from "@/lib/http/operation";
import { placesQuery, workerPlacesInput } from "./schema";
import { placeItemSchema, workerPlacesSchema } from "./types";

export const placesApi = {
  "GET /api/places": {
    access: "signed-in",
    query: placesQuery,
    answer: z.array(placeItemSchema),
    summary: "Places that somebody may mean who has typed so much, or the cities nearest to a point; at most 8",
  },
  "GET /api/user/places": {
    access: "worker",
    answer: workerPlacesSchema,
    summary: "Where the caller looks for work",
  },
  "PUT /api/user/places": {
    access: "worker",
    body: workerPlacesInput,
    answer: workerPlacesSchema,
    summary: "Choose where to look for work; none forgets it",
  },
} satisfies Api;
