import type { adminApi } from "@/lib/domains/admin/api";
import type { AdminUser } from "@/lib/domains/admin/types";
import type { runningApi } from "../running";
import { ASHA, WORKER_PROFILE } from "./account";
import { APPLICATION } from "./applications";
import { EXAMPLE_NOW, IDS, type Examples } from "./example";
import { CARD_FOR_OTHERS, JOB_BODY, OWN_JOB } from "./jobs";
import { GRIEVANCE } from "./told";

const USER: AdminUser = {
  ...{ ...ASHA, name: "Asha Devi", checkedBy: null, checkedAt: null, phoneConfirmedAt: null },
  ...{ deactivatedAt: null, deactivationReason: null, deactivationNote: null },
};

const DEACTIVATED: AdminUser = {
  ...USER,
  deactivatedAt: EXAMPLE_NOW,
  deactivationReason: "asked_money",
  deactivationNote: "Two families reported it.",
};

const OPEN_GRIEVANCE = {
  ...GRIEVANCE,
  user: { id: IDS.worker, username: ASHA.username, role: ASHA.role, preferredLanguage: ASHA.preferredLanguage },
  contact: null,
};
const ANSWER = "We have spoken to them.";

export const adminExamples: Examples<typeof adminApi> = {
  "GET /api/admin/stats": {
    answer: { totalUsers: 1280, totalJobs: 310, totalApplications: 2204, activeJobs: 142 },
  },
  "GET /api/admin/figures": { answer: [{ day: "2026-11-23", users: 14, jobs: 5, applications: 37 }] },
  "GET /api/admin/grievances": { answer: [OPEN_GRIEVANCE] },
  "PUT /api/admin/grievances/{id}/answer": {
    body: { answer: ANSWER },
    answer: { ...OPEN_GRIEVANCE, state: "answered", answer: ANSWER, answeredAt: EXAMPLE_NOW },
  },
  "GET /api/admin/users": { answer: [USER] },
  "POST /api/admin/users": {
    body: { username: "asha.k", password: "chameli-ka-phool", role: "worker", preferredLanguage: "hi" },
    answer: USER,
  },
  "GET /api/admin/users/{id}": {
    answer: {
      user: USER,
      profile: { ...WORKER_PROFILE, companyName: null, companyDescription: null },
      jobs: [],
      applications: [APPLICATION],
      hasSecondFactor: false,
      recovery: {
        phone: null,
        facts: [
          { kind: "registered", text: null, at: ASHA.createdAt },
          { kind: "applied", text: "Cook for a family – Gurgaon", at: EXAMPLE_NOW },
          { kind: "place", text: "Gurgaon", at: null },
        ],
      },
      counts: { jobs: 0, openJobs: 0, applications: 1 },
    },
  },
  "GET /api/admin/users/{id}/history": {
    answer: [{ id: IDS.session, at: EXAMPLE_NOW, what: { kind: "event", event: "login" }, by: null, job: null }],
  },
  "POST /api/admin/users/{id}/deactivate": {
    body: { reason: "asked_money", note: "Two families reported it." },
    answer: DEACTIVATED,
  },
  "POST /api/admin/users/{id}/reactivate": {
    body: { reason: "The number was typed wrongly; the family has explained it." },
    answer: USER,
  },
  "POST /api/admin/users/{id}/recovery-code": {
    body: { facts: ["registered", "applied", "place"] },
    answer: { code: "49172083", startsAt: "2026-11-24T09:00:00.000Z", expiresAt: "2026-11-26T09:00:00.000Z" },
  },
  "PUT /api/admin/users/{id}/verification": {
    body: { isVerified: true, checkedBy: "identity" },
    answer: { ...USER, isVerified: true, checkedBy: "identity", checkedAt: EXAMPLE_NOW },
  },
  "PUT /api/admin/users/{id}/phone-confirmation": {
    body: { isConfirmed: true },
    answer: { ...USER, phoneConfirmedAt: EXAMPLE_NOW },
  },
  "GET /api/admin/new-jobs": {
    answer: [{ ...CARD_FOR_OTHERS, requirements: ["Two years"], specialInstructions: null }],
  },
  "PUT /api/admin/jobs/{id}/hold": {
    body: { held: true, reason: "We ask what the deposit is for." },
    answer: { ...OWN_JOB, review: "held" },
  },
  "GET /api/admin/applications": {
    answer: [
      {
        id: APPLICATION.id,
        status: APPLICATION.status,
        created_at: APPLICATION.created_at,
        interview_date: null,
        job: { id: APPLICATION.job_id, title: APPLICATION.job.title, removed: false },
        worker: { id: IDS.worker, username: ASHA.username },
      },
    ],
  },
  "GET /api/admin/jobs": { answer: [CARD_FOR_OTHERS] },
  "POST /api/admin/jobs": { body: { employerId: IDS.employer, ...JOB_BODY }, answer: OWN_JOB },
  "GET /api/admin/audit": {
    answer: [
      {
        id: IDS.entry,
        at: EXAMPLE_NOW,
        action: "user.deactivate",
        actor: { id: IDS.admin, username: "office", role: "admin" },
        target: { type: "user", id: IDS.worker, label: ASHA.username },
        address: "203.0.113.7",
        details: { reason: "asked_money" },
      },
    ],
  },
  "GET /api/admin/security-log": {
    answer: [
      {
        id: IDS.entry,
        at: EXAMPLE_NOW,
        last_at: EXAMPLE_NOW,
        event: "login_refused",
        code: "wrong_credentials",
        user: { id: IDS.worker, username: ASHA.username },
        role: "worker",
        address: "203.0.113.7",
        device: "Chrome, Android",
        request_id: "0198c2f46a107c31",
        count: 2,
      },
    ],
  },
};

export const runningExamples: Examples<typeof runningApi> = {
  "GET /api/health/live": { answer: { status: "ok" } },
  "GET /api/health/ready": { answer: { status: "ok", database: "ok" } },
  "GET /api/openapi.json": { answer: { openapi: "3.1.0" } },
};
