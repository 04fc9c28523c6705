/** The operations of the admins. */
import { z } from "zod";
import { bytes, created, listOf, NOTHING, type Api } from "@/lib/platform/http/operation";
import { QUOTAS } from "@/lib/domains/jobs/api";
import { JOB_FORM } from "@/lib/domains/jobs/schema";
import { jobCardSchema, jobSchema } from "@/lib/domains/jobs/types";
import { recoveryCodeSchema } from "@/lib/domains/users/recovery-types";
import { imageQuery } from "@/lib/platform/uploads/schema";
import {
  adminGrievancesQuery,
  adminJobsQuery,
  answerInput,
  auditQuery,
  createJobForEmployerInput,
  createUserInput,
  exportParams,
  figuresQuery,
  listUsersQuery,
  recoveryCodeInput,
  securityLogQuery,
  userParams,
  verificationInput,
  deactivateInput,
} from "./schema";
import {
  adminGrievanceSchema,
  adminStatsSchema,
  adminUserDetailsSchema,
  adminUserSchema,
  auditEntrySchema,
  dailyFiguresSchema,
  securityEntrySchema,
} from "./types";

const BELOW = "admins; accounts of admins: super admins; never one's own";
const RANKS = ["user_not_found", "own_account", "above_rank"] as const;

export const adminApi = {
  "GET /api/admin/stats": { access: "admin", answer: adminStatsSchema, summary: "Totals of the platform" },
  "GET /api/admin/figures": {
    access: "admin",
    query: figuresQuery,
    answer: z.array(dailyFiguresSchema),
    summary: "Records created on each of the last days (Asia/Kolkata), oldest first, without gaps",
  },
  "GET /api/admin/grievances": {
    access: "admin",
    neverStored: true,
    query: adminGrievancesQuery,
    answer: listOf(adminGrievanceSchema),
    summary: "Grievances by time, newest first",
  },
  "PUT /api/admin/grievances/{id}/answer": {
    access: "admin",
    params: userParams,
    body: answerInput,
    answer: adminGrievanceSchema,
    summary: "Answer a grievance, once; its author reads the answer in the account",
    errors: ["grievance_not_found", "already_answered"],
  },
  "GET /api/admin/users": {
    access: "admin",
    query: listUsersQuery,
    answer: listOf(adminUserSchema),
    summary: "Users by registration time",
  },
  "POST /api/admin/users": {
    access: "admin",
    body: createUserInput,
    answer: created(adminUserSchema, (user) => `/api/admin/users/${user.id}`),
    summary: "Create an account",
    who: "admins; accounts of admins: super admins",
    errors: ["above_rank", "password_required", "username_taken"],
  },
  "GET /api/admin/users/{id}": {
    access: "admin",
    params: userParams,
    neverStored: true,
    answer: adminUserDetailsSchema,
    summary: "A user with profile, newest hundred jobs and newest hundred applications",
    errors: ["user_not_found"],
  },
  "GET /api/admin/users/{id}/photo": {
    access: "admin",
    params: userParams,
    query: imageQuery,
    answer: bytes("image/webp", "The photo"),
    summary: "The photo in a user's profile",
  },
  "POST /api/admin/users/{id}/deactivate": {
    access: "admin",
    params: userParams,
    body: deactivateInput,
    mayLackBody: true,
    answer: adminUserSchema,
    summary: "Deactivate an account: its sessions end, its open jobs close, its owner is told why",
    who: BELOW,
    errors: [...RANKS, "password_required", "already_deactivated"],
  },
  "POST /api/admin/users/{id}/reactivate": {
    access: "admin",
    params: userParams,
    answer: adminUserSchema,
    summary: "Give a deactivated account back to its owner; its jobs stay closed",
    who: BELOW,
    errors: [...RANKS, "password_required", "not_deactivated"],
  },
  "DELETE /api/admin/users/{id}/second-factor": {
    access: "admin",
    needsPassword: true,
    params: userParams,
    answer: NOTHING,
    summary: "Take away the second factor of an admin who has lost device and recovery codes; their sessions end",
    who: "super admins; never one's own",
    errors: [...RANKS, "no_second_factor"],
  },
  "POST /api/admin/users/{id}/recovery-code": {
    access: "admin",
    needsPassword: true,
    params: userParams,
    body: recoveryCodeInput,
    mayLackBody: true,
    answer: recoveryCodeSchema,
    summary:
      "Make a one-time code for someone who forgot the password, shown once: to be read out to the account's number, valid for 30 minutes; for an account without one by three facts, working a day later",
    who: BELOW,
    errors: [...RANKS, "already_deactivated"],
  },
  "PUT /api/admin/users/{id}/verification": {
    access: "admin",
    params: userParams,
    body: verificationInput,
    answer: adminUserSchema,
    summary: "Mark an account as verified or unverified",
    who: BELOW,
    errors: RANKS,
  },
  "GET /api/admin/jobs": {
    access: "admin",
    query: adminJobsQuery,
    answer: listOf(jobCardSchema),
    summary: "Jobs of all employers, including drafts, by creation time",
  },
  "POST /api/admin/jobs": {
    access: "admin",
    body: createJobForEmployerInput,
    form: JOB_FORM,
    once: true,
    answer: created(jobSchema, (job) => `/api/service-requests/${job.id}`),
    summary: "Post a job for an employer",
    errors: QUOTAS,
  },
  "GET /api/admin/audit": {
    access: "admin",
    query: auditQuery,
    answer: listOf(auditEntrySchema),
    summary: "The admins' actions, by time",
  },
  "GET /api/admin/security-log": {
    access: "admin",
    query: securityLogQuery,
    answer: listOf(securityEntrySchema),
    summary: "Logins, refusals and other events of security, by time",
    who: "super admins",
    errors: ["above_rank"],
  },
  "GET /api/admin/export/{file}": {
    access: "admin",
    needsPassword: true,
    params: exportParams,
    answer: bytes("text/csv", "UTF-8 with BOM, RFC 4180; streamed, aborted if reading fails"),
    summary: "All users, jobs or applications as a table; X-Total-Count has the approximate number of rows",
    errors: ["rate_limited"],
  },
} satisfies Api;
