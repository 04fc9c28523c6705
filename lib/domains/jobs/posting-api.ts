/** The operations that help an employer to post a job. */
import { NOTHING, type Api } from "@/lib/platform/http/operation";
import { formDraftInput, jobPreviewQuery, usualPayQuery } from "./posting-schema";
import { formDraftSchema, jobPreviewSchema, usualPaySchema } from "./posting-types";
import { createJobInput } from "./schema";

export const postingApi = {
  "GET /api/client/usual-pay": {
    access: "employer",
    query: usualPayQuery,
    answer: usualPaySchema,
    summary:
      "What others pay within 60 km of a place for a kind of work: the middle half of the last 90 days' open jobs",
  },
  "POST /api/client/job-preview": {
    access: "employer",
    query: jobPreviewQuery,
    body: createJobInput,
    answer: jobPreviewSchema,
    summary: "A job as workers would see it, in any language; nothing is stored",
  },
  "GET /api/client/form-draft": {
    access: "employer",
    answer: formDraftSchema,
    summary: "The form for a new job as far as it was filled in, on any device; null for none",
  },
  "PUT /api/client/form-draft": {
    access: "employer",
    body: formDraftInput,
    answer: NOTHING,
    summary: "Keep the form for a new job, one an account, for 7 days; every field may be empty",
  },
  "DELETE /api/client/form-draft": {
    access: "employer",
    answer: NOTHING,
    summary: "No longer keep the form for a new job",
  },
} satisfies Api;
