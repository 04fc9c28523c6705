/** The operations on saved searches. */
import { z } from "zod";
import { created, NOTHING, type Api } from "@/lib/platform/http/operation";
import { savedSearchInput, savedSearchParams } from "./saved-search-schema";
import { madeSearchSchema, savedSearchSchema } from "./saved-search-types";

export const savedSearchApi = {
  "GET /api/user/saved-searches": {
    access: "worker",
    answer: z.array(savedSearchSchema),
    summary: "The searches of whose new jobs the caller is told, the last one first; at most five",
  },
  "POST /api/user/saved-searches": {
    access: "worker",
    once: true,
    body: savedSearchInput,
    answer: created(madeSearchSchema),
    summary: "Be told of new jobs that a search finds near, at most once a day; the same search again is the same",
    errors: ["saved_searches_full"],
  },
  "DELETE /api/user/saved-searches": {
    access: "worker",
    answer: NOTHING,
    summary: "No longer be told of new jobs",
  },
  "DELETE /api/user/saved-searches/{id}": {
    access: "worker",
    params: savedSearchParams,
    answer: NOTHING,
    summary: "No longer be told of a search's new jobs",
  },
} as const satisfies Api;
