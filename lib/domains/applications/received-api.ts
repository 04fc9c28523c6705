/** The operations on the applications to an employer's job: the list, several decisions at once, private notes. */
import { listOf, type Api, type Operation } from "@/lib/platform/http/operation";
import { jobParams } from "@/lib/domains/jobs/schema";
import { applicationParams, decisionsInput, listApplicantsQuery, privateNoteInput, undoInput } from "./schema";
import { decidedSchema, receivedApplicationSchema } from "./types";

const listForJob = {
  access: "signed-in",
  params: jobParams,
  query: listApplicantsQuery,
  neverStored: true,
  answer: listOf(receivedApplicationSchema),
  summary:
    "The applications for a job, newest first unless `sort` says otherwise, each with its worker and the profile",
  who: "its owner, admins",
  errors: ["job_not_found", "employers_only"],
} satisfies Operation;

const decideMany = {
  access: "employer",
  params: jobParams,
  body: decisionsInput,
  answer: decidedSchema,
  summary:
    "Shortlist or reject up to 50 applications for a job, each by the rules of one; the same call again changes nothing",
  who: "its owner",
  errors: ["job_not_found", "job_being_checked", "phone_required"],
} satisfies Operation;

const undoMany = {
  access: "employer",
  params: jobParams,
  body: undoInput,
  answer: decidedSchema,
  summary: "Take back `undoable` decisions on several applications, before ten seconds are over",
  who: "its owner",
  errors: ["job_not_found"],
} satisfies Operation;

export const receivedApi = {
  "POST /api/service-requests/{id}/decisions": decideMany,
  "POST /api/jobs/{id}/decisions": decideMany,
  "POST /api/service-requests/{id}/decisions/undo": undoMany,
  "POST /api/jobs/{id}/decisions/undo": undoMany,
  "PUT /api/service-applications/{id}/private-note": {
    access: "employer",
    params: applicationParams,
    body: privateNoteInput,
    answer: receivedApplicationSchema,
    summary: "Keep words of one's own about an applicant, which nobody else reads; without text forget them",
    who: "the job's owner",
    errors: ["application_not_found"],
  },
  "GET /api/service-requests/{id}/applications": listForJob,
  "GET /api/jobs/{id}/applications": listForJob,
} satisfies Api;
