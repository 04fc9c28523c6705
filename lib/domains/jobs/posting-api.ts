/** The operations that help an employer to post a job. */
import type { Api } from "@/lib/platform/http/operation";
import { usualPayQuery } from "./posting-schema";
import { usualPaySchema } from "./posting-types";

export const postingApi = {
  "GET /api/client/usual-pay": {
    access: "employer",
    query: usualPayQuery,
    answer: usualPaySchema,
    summary:
      "What others pay within 60 km of a place for a kind of work: the middle half of the last 90 days' open jobs",
  },
} satisfies Api;
