/** The operations on applications. */
import { z } from "zod";
import { VOICE_NOTE_ERRORS } from "@/lib/platform/http/errors";
import { bytes, created, listOf, NOTHING, postedForm, type Api, type Operation } from "@/lib/platform/http/operation";
import { pageQuery } from "@/lib/platform/http/pagination";
import { jobParams } from "@/lib/domains/jobs/schema";
import { imageQuery } from "@/lib/platform/uploads/schema";
import { consentInput } from "@/lib/domains/users/consent-schema";
import { clockApi } from "./clock-api";
import { hireSchema, workSchema } from "./hire-types";
import { interviewAnswerInput, interviewInput } from "./interview-schema";
import { receivedApi } from "./received-api";
import {
  APPLY_FORM,
  applicationParams,
  applyInput,
  decisionInput,
  listApplicationsQuery,
  postedApplication,
  postedDecision,
} from "./schema";
import {
  applicantContactSchema,
  applicationDetailSchema,
  applicationSchema,
  receivedApplicationDetailSchema,
  receivedApplicationSchema,
} from "./types";

const THREE = "its worker, the job's owner, admins";

const apply = {
  access: "worker",
  params: jobParams,
  body: applyInput,
  form: APPLY_FORM,
  posted: postedForm(applyInput, {
    fields: postedApplication,
    kept: ["name", "gender", "experience", "shift", "start_date", "phone", "whatsapp"],
  }),
  once: true,
  answer: created(applicationSchema, (application) => `/api/service-applications/${application.id}`),
  summary: "Apply for an open job, once",
  errors: [
    ...(["job_not_found", "job_not_open", "already_applied", "apply_later", "terms_changed"] as const),
    ...VOICE_NOTE_ERRORS,
  ],
} satisfies Operation;

const noFields = z.object({});

export const applicationsApi = {
  ...receivedApi,
  "POST /api/service-requests/{id}/apply": apply,
  "POST /api/jobs/{id}/apply": apply,
  "GET /api/user/service-applications": {
    access: "worker",
    query: listApplicationsQuery,
    answer: listOf(applicationSchema),
    summary: "One's own applications, newest first",
  },
  "GET /api/service-applications/accepted": {
    access: "worker",
    query: z.object(pageQuery),
    answer: listOf(applicationSchema),
    summary: "One's own accepted applications, newest first",
  },
  "GET /api/service-applications/{id}": {
    access: "signed-in",
    params: applicationParams,
    neverStored: true,
    answer: z.union([receivedApplicationDetailSchema, applicationDetailSchema]),
    summary: "An application; for the job's owner and admins with its applicant",
    who: THREE,
    errors: ["application_not_found"],
  },
  "DELETE /api/service-applications/{id}": {
    access: "worker",
    params: applicationParams,
    answer: NOTHING,
    summary: "Withdraw an application that was not rejected; its answers, selfie and voice note are deleted",
    who: "its worker",
    errors: ["application_not_found", "already_decided"],
  },
  "POST /api/service-applications/{id}/withdrawal": {
    access: "worker",
    params: applicationParams,
    body: noFields,
    mayLackBody: true,
    posted: postedForm(noFields, { kept: [] }),
    answer: NOTHING,
    summary: "The same as DELETE, for forms",
    who: "its worker",
    errors: ["application_not_found", "already_decided"],
  },
  "POST /api/service-applications/{id}/status": {
    access: "employer",
    params: applicationParams,
    body: decisionInput,
    posted: postedForm(decisionInput, {
      fields: postedDecision,
      kept: ["status", "note", "reason", "start_date", "phone", "whatsapp"],
    }),
    once: true,
    // No more: the answer is kept with its key, and the applicant may withdraw.
    answer: z.strictObject({ job_id: z.uuid() }),
    summary: "The same as PUT, for forms",
    who: "the job's owner",
    errors: ["application_not_found", "already_decided", "job_being_checked", "phone_required"],
  },
  "PUT /api/service-applications/{id}/status": {
    access: "employer",
    params: applicationParams,
    body: decisionInput,
    answer: receivedApplicationSchema,
    summary: "Shortlist, accept or reject an application, set an interview",
    who: "the job's owner",
    errors: ["application_not_found", "already_decided", "job_being_checked", "phone_required"],
  },
  "DELETE /api/service-applications/{id}/decision": {
    access: "employer",
    params: applicationParams,
    answer: receivedApplicationSchema,
    summary: "Take back an `undoable` decision, before ten seconds are over and the worker is told",
    who: "the job's owner",
    errors: ["application_not_found", "told_already"],
  },
  "PUT /api/service-applications/{id}/interview": {
    access: "employer",
    params: applicationParams,
    body: interviewInput,
    answer: receivedApplicationSchema,
    summary:
      "Propose up to three times and a place for an interview, or others instead; shortlists an undecided applicant",
    who: "the job's owner",
    errors: ["application_not_found", "already_decided", "job_being_checked", "phone_required"],
  },
  "DELETE /api/service-applications/{id}/interview": {
    access: "employer",
    params: applicationParams,
    answer: receivedApplicationSchema,
    summary: "Cancel the interview; the application stays as it is",
    who: "the job's owner",
    errors: ["application_not_found", "already_decided", "interview_changed"],
  },
  "PUT /api/service-applications/{id}/interview/answer": {
    access: "worker",
    params: applicationParams,
    body: interviewAnswerInput,
    answer: NOTHING,
    summary: "Pick one of the proposed times, or ask for another",
    who: "its worker",
    errors: ["application_not_found", "already_decided", "interview_changed"],
  },
  "PUT /api/service-applications/{id}/consent": {
    access: "worker",
    params: applicationParams,
    body: consentInput,
    answer: NOTHING,
    summary: "Agree that the employer sees who applied; without it only the answers",
    who: "its worker",
    errors: ["application_not_found", "terms_changed"],
  },
  "DELETE /api/service-applications/{id}/consent": {
    access: "worker",
    params: applicationParams,
    answer: NOTHING,
    summary: "Withdraw that consent; the application stays",
    who: "its worker",
    errors: ["application_not_found"],
  },
  "POST /api/service-applications/{id}/contact": {
    access: "employer",
    params: applicationParams,
    answer: applicantContactSchema,
    summary: "The applicant's phone number, from shortlisting until 90 days after the end; the applicant sees the look",
    who: "the job's owner",
    errors: ["application_not_found"],
  },
  ...clockApi,
  "GET /api/client/hired": {
    access: "employer",
    query: z.object(pageQuery),
    neverStored: true,
    answer: listOf(hireSchema),
    summary: "Those whom the employer has accepted, the last one first; also of jobs that are closed or removed",
  },
  "GET /api/user/work": {
    access: "worker",
    query: z.object(pageQuery),
    neverStored: true,
    answer: listOf(workSchema),
    summary: "The jobs that one got, the last one first, with how to reach the employer",
  },
  "PUT /api/service-applications/{id}/work-end": {
    access: "signed-in",
    params: applicationParams,
    answer: NOTHING,
    summary: "Say that the work has ended; the other side is told",
    who: "its worker, the job's owner",
    errors: ["application_not_found", "forbidden", "already_ended"],
  },
  "DELETE /api/service-applications/{id}/work-end": {
    access: "signed-in",
    params: applicationParams,
    answer: NOTHING,
    summary: "Take that back",
    who: "the side that said it",
    errors: ["application_not_found", "forbidden"],
  },
  "GET /api/service-applications/{id}/calendar": {
    access: "worker",
    params: applicationParams,
    neverStored: true,
    answer: bytes("text/calendar", "RFC 5545, one entry with reminders, in the worker's language"),
    summary: "The interview, or else the first day of work, for the phone's calendar; 404 if none is ahead",
    who: "its worker",
    errors: ["application_not_found"],
  },
  "GET /api/service-applications/{id}/photo": {
    access: "signed-in",
    params: applicationParams,
    query: imageQuery,
    answer: bytes("image/webp", "The selfie"),
    summary: "The selfie of an application",
    who: THREE,
  },
  "GET /api/service-applications/{id}/voice-note": {
    access: "signed-in",
    params: applicationParams,
    answer: bytes("audio/*", "WebM, Ogg or MP4 with one track of Opus or AAC"),
    also: { 206: bytes("audio/*", "The range that was asked for") },
    summary: "The voice note of an application, whole or one range of its bytes",
    who: THREE,
  },
  "GET /api/service-applications/{id}/profile-photo": {
    access: "signed-in",
    params: applicationParams,
    query: imageQuery,
    answer: bytes("image/webp", "The photo"),
    summary: "The photo in the applicant's profile",
    who: THREE,
  },
} satisfies Api;
