/** The operations on the queue of cases. */
import { bytes, listOf, type Api } from "@/lib/platform/http/operation";
import { assigneeInput, caseDecisionInput, casesQuery } from "./case-schema";
import { adminCaseDetailsSchema, adminCaseSchema, caseFiguresSchema } from "./case-types";
import { userParams } from "./schema";

export const casesApi = {
  "GET /api/admin/cases": {
    access: "admin",
    neverStored: true,
    query: casesQuery,
    answer: listOf(adminCaseSchema),
    summary: "The queue: what waits, gravest and oldest first; or what was decided, newest first",
  },
  "GET /api/admin/case-figures": {
    access: "admin",
    answer: caseFiguresSchema,
    summary: "What waits in the queue, and how soon the last ones were decided",
  },
  "GET /api/admin/cases/{id}": {
    access: "admin",
    neverStored: true,
    params: userParams,
    answer: adminCaseDetailsSchema,
    summary: "A case with everything that is needed to decide it",
    errors: ["case_not_found"],
  },
  "GET /api/admin/cases/{id}/voice-note": {
    access: "admin",
    params: userParams,
    answer: bytes("audio/*", "The voice note"),
    summary: "The voice note of a case",
    errors: ["case_not_found"],
  },
  "PUT /api/admin/cases/{id}/assignee": {
    access: "admin",
    params: userParams,
    body: assigneeInput,
    answer: adminCaseDetailsSchema,
    summary: "Take a case, or give it back",
    errors: ["case_not_found", "already_decided"],
  },
  "PUT /api/admin/cases/{id}/decision": {
    access: "admin",
    params: userParams,
    body: caseDecisionInput,
    answer: adminCaseDetailsSchema,
    summary: "Decide a case, once: with it all that wait about the same job; both sides are told",
    who: "admins; a suspension with six or more open jobs: two of them; an appeal: another than the one who decided",
    errors: [
      "case_not_found",
      "already_decided",
      "other_admin_needed",
      "own_account",
      "above_rank",
      "password_required",
    ],
  },
} satisfies Api;
