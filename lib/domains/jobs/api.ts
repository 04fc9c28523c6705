/** The operations on jobs. */
import { z } from "zod";
import { suitingJobSchema } from "./suits-types";
import { CARD_KINDS } from "./options";
import { bytes, created, listOf, NOTHING, type Api, type Operation } from "@/lib/platform/http/operation";
import {
  createJobInput,
  JOB_FORM,
  jobParams,
  jobStatusInput,
  listJobsQuery,
  ownJobsQuery,
  pauseAnswerInput,
  previewQuery,
  removeJobQuery,
  renewalInput,
  updateJobInput,
} from "./schema";
import {
  employerStatsSchema,
  jobCardViewSchema,
  jobCardSchema,
  jobCountSchema,
  jobSchema,
  jobSpeechSchema,
  ownJobCardSchema,
} from "./types";

/** Errors of whatever opens a job. */
export const QUOTAS = ["open_jobs_full", "open_jobs_full_at_first", "wording_asked"] as const;

const list = {
  access: "signed-in",
  query: listJobsQuery,
  answer: listOf(jobCardSchema),
  summary:
    "Jobs, the newest first; with `sort=near` the nearest first for a seeker who has said where to look for work",
} satisfies Operation;

const cards = {
  access: "worker",
  query: listJobsQuery.extend({ card: z.enum(CARD_KINDS).default("apply") }),
  answer: listOf(jobCardViewSchema),
  summary: "The list with the same filters as cards in the caller's language, for our own screens",
} satisfies Operation;

const speech = {
  access: "worker",
  params: jobParams,
  answer: jobSpeechSchema,
  summary: "What a voice says of a job, in the caller's language",
  errors: ["job_not_found"],
} satisfies Operation;

const view = {
  access: "worker",
  params: jobParams,
  answer: NOTHING,
  summary: "Count the caller's view of a job, for a page that was read ahead; again is the same",
  errors: ["job_not_found"],
} satisfies Operation;

const count = {
  access: "signed-in",
  query: listJobsQuery,
  answer: jobCountSchema,
  summary: "How many jobs the list with the same filters has, up to 99",
} satisfies Operation;

const create = {
  access: "employer",
  body: createJobInput,
  form: JOB_FORM,
  once: true,
  answer: created(jobSchema, (job) => `/api/service-requests/${job.id}`),
  summary: "Post a job, or keep it as a draft",
  errors: QUOTAS,
} satisfies Operation;

const read = {
  access: "signed-in",
  params: jobParams,
  answer: jobSchema,
  summary: "A job; counts a view",
  errors: ["job_not_found"],
} satisfies Operation;

const update = {
  access: "signed-in",
  params: jobParams,
  body: updateJobInput,
  form: JOB_FORM,
  answer: jobSchema,
  summary: "Change a job; fields not sent stay unchanged. Admins give a `reason`, which its owner is told",
  who: "its owner, admins",
  errors: ["job_not_found", "forbidden", "employers_only", "job_changed", "wording_asked"],
} satisfies Operation;

const remove = {
  access: "signed-in",
  params: jobParams,
  query: removeJobQuery,
  answer: NOTHING,
  summary: "Remove a job for everyone; asked with `undoable` by its owner, in ten seconds",
  who: "its owner, admins",
  errors: ["job_not_found", "forbidden", "employers_only"],
} satisfies Operation;

const setStatus = {
  access: "signed-in",
  params: jobParams,
  body: jobStatusInput,
  answer: jobSchema,
  summary:
    "Publish, close or reopen a job; closed, its applications stay to be decided on, `filled` ends them, and opening it within 7 days brings them back. Admins close and reopen with a `reason`, which its owner is told",
  who: "its owner, admins",
  errors: ["job_not_found", "forbidden", "employers_only", "job_status_step", "job_incomplete", ...QUOTAS],
} satisfies Operation;

const undoEnding = {
  access: "employer",
  params: jobParams,
  answer: jobSchema,
  summary: "Take back an `undoable` Filled or Remove, before ten seconds are over and anyone is told",
  who: "its owner",
  errors: ["job_not_found", "forbidden", "told_already"],
} satisfies Operation;

const renew = {
  access: "employer",
  params: jobParams,
  body: renewalInput,
  mayLackBody: true,
  answer: jobSchema,
  summary: "Keep an open job open for another 30 days",
  who: "its owner",
  errors: ["job_not_found", "forbidden", "job_status_step", "wording_asked"],
} satisfies Operation;

/** The same resource is served under two paths. */
export const jobsApi = {
  "GET /api/service-requests": list,
  "POST /api/service-requests": create,
  "GET /api/service-requests/count": count,
  "GET /api/service-requests/cards": cards,
  "GET /api/service-requests/{id}/speech": speech,
  "PUT /api/service-requests/{id}/view": view,
  "GET /api/service-requests/{id}": read,
  "PUT /api/service-requests/{id}": update,
  "DELETE /api/service-requests/{id}": remove,
  "PUT /api/service-requests/{id}/status": setStatus,
  "POST /api/service-requests/{id}/renewal": renew,
  "DELETE /api/service-requests/{id}/ending": undoEnding,
  "GET /api/jobs": list,
  "POST /api/jobs": create,
  "GET /api/jobs/count": count,
  "GET /api/jobs/{id}": read,
  "PUT /api/jobs/{id}": update,
  "DELETE /api/jobs/{id}": remove,
  "PUT /api/jobs/{id}/status": setStatus,
  "POST /api/jobs/{id}/renewal": renew,
  "DELETE /api/jobs/{id}/ending": undoEnding,
  "GET /api/user/suiting-jobs": {
    access: "worker",
    answer: z.array(suitingJobSchema),
    summary: "Up to five open jobs that suit the caller's profile best, and why",
  },
  "GET /api/user/saved-jobs": {
    access: "worker",
    answer: z.array(jobCardSchema),
    summary: "The jobs that the caller saved for later, the last one first; closed ones too, at most 100",
  },
  "PUT /api/user/saved-jobs/{id}": {
    access: "worker",
    params: jobParams,
    answer: NOTHING,
    summary: "Save a job for later",
    errors: ["job_not_found", "saved_jobs_full"],
  },
  "DELETE /api/user/saved-jobs/{id}": {
    access: "worker",
    params: jobParams,
    answer: NOTHING,
    summary: "No longer keep a job",
  },
  "GET /previews/{id}": {
    access: "any",
    params: jobParams,
    query: previewQuery,
    answer: bytes("image/png", "The picture; in a crowd that of the job's category"),
    summary: "An open job's public face as a picture, for programs that preview links",
    errors: ["job_not_found"],
  },
  "GET /api/client/service-requests": {
    access: "employer",
    query: ownJobsQuery,
    answer: listOf(ownJobCardSchema),
    summary: "The employer's own jobs, including drafts",
  },
  "POST /api/client/pause-answer": {
    access: "employer",
    body: pauseAnswerInput,
    answer: NOTHING,
    summary: "Say whether to show the jobs again that were paused after ten applications in a row without an answer",
    errors: ["already_answered"],
  },
  "GET /api/client/stats": {
    access: "employer",
    answer: employerStatsSchema,
    summary: "The figures of the employer's dashboard",
  },
} satisfies Api;
