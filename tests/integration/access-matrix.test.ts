import "../support/raised-limits";
import { createECDH, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { allOperations, openBrowser, type Browser } from "../support/browser";
import { describedName } from "../support/contract";
import { requireDocumented } from "../support/documented";
import { jobBody, makeApplication, makeJob, makePerson } from "../support/factories";

const CALLERS = [
  "visitor",
  "worker",
  "service_provider",
  "employer",
  "other_employer",
  "client",
  "admin",
  "super_admin",
] as const;
type Caller = (typeof CALLERS)[number];

/** A browser that subscribes to push at its maker's service. */
const newSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: "AAAAAAAAAAAAAAAAAAAAAA" },
});

/** Columns in the order of CALLERS. `worker` made the application; `employer` owns the job. */
type Row = { operation: string; path: () => string; json?: () => unknown; statuses: string };

const ids = { job: "", draft: "", application: "", user: "", employer: "", session: "", notification: "" };
const browsers = {} as Record<Caller, Browser>;

const body = (value: unknown) => () => value;
const list = (operation: string, statuses: string): Row => ({
  operation,
  path: () => operation.split(" ")[1]!,
  statuses,
});

/** All eight call every row, on fresh records after each success, so that it does not affect the next caller. */
const JOBS = (base: string): Row[] => [
  list(`GET ${base}`, "401 200 200 200 200 200 200 200"),
  list(`GET ${base}/count`, "401 200 200 200 200 200 200 200"),
  { operation: `POST ${base}`, path: () => base, json: () => jobBody(), statuses: "401 403 403 201 201 201 403 403" },
  { operation: `GET ${base}/[id]`, path: () => `${base}/${ids.job}`, statuses: "401 200 200 200 200 200 200 200" },
  {
    operation: `PUT ${base}/[id]`,
    path: () => `${base}/${ids.job}`,
    json: body({ title: "A new title", reason: "It named a person" }),
    statuses: "401 403 403 200 403 403 200 200",
  },
  { operation: `DELETE ${base}/[id]`, path: () => `${base}/${ids.job}`, statuses: "401 403 403 204 403 403 204 204" },
  {
    operation: `PUT ${base}/[id]/status`,
    path: () => `${base}/${ids.job}/status`,
    json: body({ status: "closed", reason: "It is no work" }),
    statuses: "401 403 403 200 403 403 200 200",
  },
  {
    operation: `POST ${base}/[id]/renewal`,
    path: () => `${base}/${ids.job}/renewal`,
    statuses: "401 403 403 200 403 403 403 403",
  },
  // Nothing is about to be told: 409 for the one who may (undo.test.ts has the other cases).
  {
    operation: `DELETE ${base}/[id]/ending`,
    path: () => `${base}/${ids.job}/ending`,
    statuses: "401 403 403 409 403 403 403 403",
  },
  {
    operation: `POST ${base}/[id]/apply`,
    path: () => `${base}/${ids.job}/apply`,
    json: body({ gender: "female", experience: "2-5 years" }),
    // The worker has already applied; the service provider has not.
    statuses: "401 409 201 403 403 403 403 403",
  },
  // Others see the job but not its applicants: for them there is no such list.
  {
    operation: `GET ${base}/[id]/applications`,
    path: () => `${base}/${ids.job}/applications`,
    statuses: "401 403 403 200 404 404 200 200",
  },
];

const ROWS: Row[] = [
  ...JOBS("/api/service-requests"),
  ...JOBS("/api/jobs"),
  list("GET /api/user", "401 200 200 200 200 200 200 200"),
  { ...list("PATCH /api/user", "401 200 200 200 200 200 200 200"), json: body({ preferredLanguage: "hi" }) },
  list("GET /api/user/data", "401 200 200 200 200 200 200 200"),
  list("DELETE /api/user", "401 204 204 204 204 204 403 403"),
  list("GET /api/user/grievances", "401 200 200 200 200 200 200 200"),
  {
    ...list("POST /api/user/grievances", "401 201 201 201 201 201 201 201"),
    json: body({ kind: "money", text: "Someone asked me for 500 rupees." }),
  },
  list("GET /api/user/reports", "401 200 200 200 200 200 200 200"),
  {
    ...list("POST /api/user/reports", "401 201 201 404 201 201 201 201"),
    json: () => ({ about: "job", id: ids.job, topic: "other" }),
  },
  {
    ...list("POST /api/reports", "201 201 201 201 201 201 201 201"),
    json: () => ({ id: ids.job, topic: "other" }),
  },
  list("GET /api/user/measures", "401 200 200 200 200 200 200 200"),
  {
    ...list("POST /api/user/appeals", "401 404 404 404 404 404 404 404"),
    json: () => ({ caseId: ids.user, text: "It is not true." }),
  },
  list("GET /api/user/news", "401 200 200 200 200 200 200 200"),
  list("GET /api/user/notifications", "401 200 200 200 200 200 200 200"),
  list("GET /api/user/notifications/count", "401 200 200 200 200 200 200 200"),
  list("GET /api/user/push-subscription", "401 200 200 200 200 200 200 200"),
  { ...list("PUT /api/user/push-subscription", "401 204 204 204 204 204 204 204"), json: () => newSubscription() },
  list("DELETE /api/user/push-subscription", "401 204 204 204 204 204 204 204"),
  list("GET /api/user/notification-settings", "401 200 200 200 200 200 200 200"),
  {
    ...list("PUT /api/user/notification-settings", "401 200 200 200 200 200 200 200"),
    json: body({ email: true, message: false, dailySum: false, showsDetails: true, muted: ["jobs"], quiet: null }),
  },
  // For anyone with the address from an e-mail (delivery.test.ts); here it is signed by nobody.
  {
    ...list("GET /api/unsubscribe/[token]", "303 303 303 303 303 303 303 303"),
    path: () => "/api/unsubscribe/unsigned",
  },
  {
    ...list("POST /api/unsubscribe/[token]", "404 404 404 404 404 404 404 404"),
    path: () => "/api/unsubscribe/unsigned",
  },
  // For a scheduler with the secret of the settings; here there is none.
  list("GET /api/tasks/deliveries", "404 404 404 404 404 404 404 404"),
  list("GET /api/tasks/night", "404 404 404 404 404 404 404 404"),
  list("GET /api/tasks/reminders", "404 404 404 404 404 404 404 404"),
  // Told to the worker; to all others there is no such thing.
  {
    ...list("PUT /api/user/notifications/seen", "401 204 404 404 404 404 404 404"),
    json: () => ({ upTo: ids.notification }),
  },
  list("GET /api/user/account", "401 200 200 200 200 200 200 200"),
  { ...list("PUT /api/user/account", "401 200 200 200 200 200 200 200"), json: body({ phone: "98765 43210" }) },
  { ...list("GET /api/places", "401 200 200 200 200 200 200 200"), path: () => "/api/places?search=pune" },
  list("GET /api/service-requests/cards", "401 200 200 403 403 403 403 403"),
  {
    operation: "GET /api/service-requests/[id]/speech",
    path: () => `/api/service-requests/${ids.job}/speech`,
    statuses: "401 200 200 403 403 403 403 403",
  },
  {
    operation: "PUT /api/service-requests/[id]/view",
    path: () => `/api/service-requests/${ids.job}/view`,
    statuses: "401 204 204 403 403 403 403 403",
  },
  list("GET /api/user/suiting-jobs", "401 200 200 403 403 403 403 403"),
  list("GET /api/user/saved-jobs", "401 200 200 403 403 403 403 403"),
  {
    operation: "PUT /api/user/saved-jobs/[id]",
    path: () => `/api/user/saved-jobs/${ids.job}`,
    statuses: "401 204 204 403 403 403 403 403",
  },
  {
    operation: "DELETE /api/user/saved-jobs/[id]",
    path: () => `/api/user/saved-jobs/${ids.job}`,
    statuses: "401 204 204 403 403 403 403 403",
  },
  list("GET /api/user/saved-searches", "401 200 200 403 403 403 403 403"),
  {
    ...list("POST /api/user/saved-searches", "401 201 201 403 403 403 403 403"),
    json: body({ search: "cook", place: "pune" }),
  },
  {
    operation: "DELETE /api/user/saved-searches/[id]",
    path: () => `/api/user/saved-searches/${ids.job}`,
    statuses: "401 204 204 403 403 403 403 403",
  },
  list("DELETE /api/user/saved-searches", "401 204 204 403 403 403 403 403"),
  list("GET /api/user/outbox-keys", "401 200 200 403 403 403 403 403"),
  list("GET /api/user/places", "401 200 200 403 403 403 403 403"),
  { ...list("PUT /api/user/places", "401 200 200 403 403 403 403 403"), json: body({ places: ["pune"] }) },
  list("GET /api/user/profile", "401 200 200 200 200 200 200 200"),
  { ...list("PUT /api/user/profile", "401 200 200 200 200 200 200 200"), json: body({ name: "Meena" }) },
  // Nobody has a photo here: 404 for those who may have one (profiles.test.ts has the other case, also for the next
  // two).
  list("GET /api/user/profile/photo", "401 404 404 403 403 403 403 403"),
  // 400: nobody uses this password; a visitor does not get that far.
  {
    ...list("POST /api/user/password", "401 400 400 400 400 400 400 400"),
    json: body({ currentPassword: "wrong-one", newPassword: "a-better-one-7" }),
  },
  // 400: nobody uses this password.
  {
    ...list("POST /api/user/session/confirm", "401 400 400 400 400 400 400 400"),
    json: body({ password: "wrong-one" }),
  },
  list("POST /api/user/second-factor/device", "401 403 403 403 403 403 200 200"),
  // 409: nobody has begun to set up a device.
  { ...list("PUT /api/user/second-factor/device", "401 403 403 403 403 403 409 409"), json: body({ code: "123456" }) },
  list("POST /api/user/second-factor/recovery-codes", "401 403 403 403 403 403 200 200"),
  {
    ...list("POST /api/user/consent", "401 204 204 204 204 204 204 204"),
    json: body({ isAdult: true, consent: { version: CONSENT_VERSIONS.notice, language: "hi" } }),
  },
  list("DELETE /api/user/consent", "401 204 204 204 204 204 403 403"),
  list("GET /api/user/sessions", "401 200 200 200 200 200 200 200"),
  list("DELETE /api/user/sessions", "401 204 204 204 204 204 204 204"),
  // The worker's own; nobody else sees that it exists.
  {
    operation: "DELETE /api/user/sessions/[id]",
    path: () => `/api/user/sessions/${ids.session}`,
    statuses: "401 204 404 404 404 404 404 404",
  },
  {
    ...list("POST /api/login", "401 401 401 401 401 401 401 401"),
    json: body({ username: "nobody", password: "nothing" }),
  },
  list("GET /api/notices", "200 200 200 200 200 200 200 200"),
  list("GET /api/recovery", "200 200 200 200 200 200 200 200"),
  {
    ...list("POST /api/recovery", "400 400 400 400 400 400 400 400"),
    json: body({ username: "nobody", code: "12345678", newPassword: "a-better-one-7" }),
  },
  // This server sends no e-mail.
  {
    ...list("POST /api/recovery/email", "409 409 409 409 409 409 409 409"),
    json: () => ({ username: crypto.randomUUID() }),
  },
  // Someone signed in may need it for somebody else; nobody's account is in it.
  {
    ...list("POST /api/grievances", "201 201 201 201 201 201 201 201"),
    json: () => ({ kind: "password", name: crypto.randomUUID(), phone: "98765 43210" }),
  },
  list("GET /api/user/recovery-code", "401 200 200 200 200 200 200 200"),
  list("DELETE /api/user/recovery-code", "401 204 204 204 204 204 204 204"),
  // Nobody uses this password.
  {
    ...list("POST /api/user/recovery-number", "401 400 400 400 400 400 400 400"),
    json: body({ currentPassword: "wrong-one" }),
  },
  {
    ...list("PUT /api/user/email", "401 400 400 400 400 400 400 400"),
    json: body({ email: "", currentPassword: "wrong-one" }),
  },
  {
    ...list("POST /api/user/email/confirmation", "401 400 400 400 400 400 400 400"),
    json: body({ code: "12345678" }),
  },
  {
    operation: "GET /api/username-suggestions",
    path: () => "/api/username-suggestions?username=meena",
    statuses: "200 200 200 200 200 200 200 200",
  },
  { ...list("POST /api/register", "400 400 400 400 400 400 400 400"), json: body({ username: "x" }) },
  {
    operation: "GET /api/auth/[...nextauth]",
    path: () => "/api/auth/session",
    statuses: "200 200 200 200 200 200 200 200",
  },
  // Without next-auth's token it redirects to the visitors' screen.
  {
    operation: "POST /api/auth/[...nextauth]",
    path: () => "/api/auth/signout",
    json: body({}),
    statuses: "302 302 302 302 302 302 302 302",
  },
  list("POST /api/logout", "204 204 204 204 204 204 204 204"),
  list("GET /api/user/service-applications", "401 200 200 403 403 403 403 403"),
  list("GET /api/service-applications/accepted", "401 200 200 403 403 403 403 403"),
  {
    operation: "GET /api/service-applications/[id]",
    path: () => `/api/service-applications/${ids.application}`,
    statuses: "401 200 404 200 404 404 200 200",
  },
  {
    operation: "DELETE /api/service-applications/[id]",
    path: () => `/api/service-applications/${ids.application}`,
    statuses: "401 204 404 403 403 403 403 403",
  },
  {
    operation: "POST /api/service-applications/[id]/withdrawal",
    path: () => `/api/service-applications/${ids.application}/withdrawal`,
    statuses: "401 204 404 403 403 403 403 403",
  },
  {
    operation: "POST /api/service-applications/[id]/status",
    path: () => `/api/service-applications/${ids.application}/status`,
    json: body({ status: "shortlisted" }),
    statuses: "401 403 403 200 404 404 403 403",
  },
  {
    operation: "PUT /api/service-applications/[id]/status",
    path: () => `/api/service-applications/${ids.application}/status`,
    json: body({ status: "accepted" }),
    statuses: "401 403 403 200 404 404 403 403",
  },
  // Nothing is about to be told (undo.test.ts has the other cases).
  {
    operation: "DELETE /api/service-applications/[id]/decision",
    path: () => `/api/service-applications/${ids.application}/decision`,
    statuses: "401 403 403 409 404 404 403 403",
  },
  ...(["service-requests", "jobs"] as const).flatMap((name) => [
    {
      operation: `POST /api/${name}/[id]/decisions`,
      path: () => `/api/${name}/${ids.job}/decisions`,
      json: () => ({ ids: [ids.application], status: "shortlisted" }),
      statuses: "401 403 403 200 404 404 403 403",
    },
    {
      operation: `POST /api/${name}/[id]/decisions/undo`,
      path: () => `/api/${name}/${ids.job}/decisions/undo`,
      json: () => ({ ids: [ids.application] }),
      statuses: "401 403 403 200 404 404 403 403",
    },
  ]),
  {
    operation: "PUT /api/service-applications/[id]/private-note",
    path: () => `/api/service-applications/${ids.application}/private-note`,
    json: body({ text: "Calls back on Monday" }),
    statuses: "401 403 403 200 404 404 403 403",
  },
  {
    operation: "POST /api/service-applications/[id]/still-looking",
    path: () => `/api/service-applications/${ids.application}/still-looking`,
    statuses: "401 403 403 204 404 404 403 403",
  },
  list("GET /api/client/waiting", "401 403 403 200 200 200 403 403"),
  list("GET /api/client/today", "401 403 403 200 200 200 403 403"),
  // Nothing is paused, and nobody was asked (answer-clock.test.ts, promises.test.ts).
  {
    ...list("POST /api/client/job-preview", "401 403 403 200 200 200 403 403"),
    json: () => jobBody(),
  },
  list("GET /api/client/form-draft", "401 403 403 200 200 200 403 403"),
  {
    ...list("PUT /api/client/form-draft", "401 403 403 204 204 204 403 403"),
    json: () => ({ key: "one", fields: { title: "Cook" } }),
  },
  list("DELETE /api/client/form-draft", "401 403 403 204 204 204 403 403"),
  {
    ...list("GET /api/client/usual-pay", "401 403 403 200 200 200 403 403"),
    path: () => "/api/client/usual-pay?category=chef-cook&place=pune",
  },
  {
    operation: "POST /api/client/pause-answer",
    path: () => "/api/client/pause-answer",
    json: body({ stillLooking: true }),
    statuses: "401 403 403 409 409 409 403 403",
  },
  {
    operation: "PUT /api/service-applications/[id]/promise",
    path: () => `/api/service-applications/${ids.application}/promise`,
    json: body({ question: "paid", kept: true }),
    statuses: "401 404 404 403 403 403 403 403",
  },
  list("GET /api/client/hired", "401 403 403 200 200 200 403 403"),
  list("GET /api/user/work", "401 200 200 403 403 403 403 403"),
  // Nobody is hired yet: 404 for those who may, too (hires.test.ts has the other cases).
  {
    operation: "PUT /api/service-applications/[id]/work-end",
    path: () => `/api/service-applications/${ids.application}/work-end`,
    statuses: "401 404 404 404 404 404 403 403",
  },
  {
    operation: "DELETE /api/service-applications/[id]/work-end",
    path: () => `/api/service-applications/${ids.application}/work-end`,
    statuses: "401 404 404 404 404 404 403 403",
  },
  {
    operation: "PUT /api/service-applications/[id]/interview",
    path: () => `/api/service-applications/${ids.application}/interview`,
    json: () => ({ times: [new Date(Date.now() + 86_400_000).toISOString()] }),
    statuses: "401 403 403 200 404 404 403 403",
  },
  // There is none yet: 409 for those who may (interviews.test.ts has the other cases).
  {
    operation: "DELETE /api/service-applications/[id]/interview",
    path: () => `/api/service-applications/${ids.application}/interview`,
    statuses: "401 403 403 409 404 404 403 403",
  },
  {
    operation: "PUT /api/service-applications/[id]/interview/answer",
    path: () => `/api/service-applications/${ids.application}/interview/answer`,
    json: body({ wish: "evening" }),
    statuses: "401 409 404 403 403 403 403 403",
  },
  {
    operation: "PUT /api/service-applications/[id]/consent",
    path: () => `/api/service-applications/${ids.application}/consent`,
    json: body({ version: CONSENT_VERSIONS.sharing, language: "hi" }),
    statuses: "401 204 404 403 403 403 403 403",
  },
  {
    operation: "DELETE /api/service-applications/[id]/consent",
    path: () => `/api/service-applications/${ids.application}/consent`,
    statuses: "401 204 404 403 403 403 403 403",
  },
  {
    ...list("POST /api/user/terms", "401 204 204 403 403 403 403 403"),
    json: body({ version: CONSENT_VERSIONS.terms, language: "hi" }),
  },
  // Before shortlisting there is no such thing for the owner either (applicants.test.ts has the other case).
  {
    operation: "POST /api/service-applications/[id]/contact",
    path: () => `/api/service-applications/${ids.application}/contact`,
    statuses: "401 403 403 404 404 404 403 403",
  },
  // No appointment is ahead: 404 for its worker too (called.test.ts has the other case).
  {
    operation: "GET /api/service-applications/[id]/calendar",
    path: () => `/api/service-applications/${ids.application}/calendar`,
    statuses: "401 404 404 403 403 403 403 403",
  },
  // The application has no selfie: 404 for those allowed to see one too (uploads.test.ts has the other case).
  {
    operation: "GET /api/service-applications/[id]/photo",
    path: () => `/api/service-applications/${ids.application}/photo`,
    statuses: "401 404 404 404 404 404 404 404",
  },
  // The same for a voice note (voice-notes.test.ts).
  {
    operation: "GET /api/service-applications/[id]/voice-note",
    path: () => `/api/service-applications/${ids.application}/voice-note`,
    statuses: "401 404 404 404 404 404 404 404",
  },
  {
    operation: "GET /api/service-applications/[id]/profile-photo",
    path: () => `/api/service-applications/${ids.application}/profile-photo`,
    statuses: "401 404 404 404 404 404 404 404",
  },
  list("GET /api/client/service-requests", "401 403 403 200 200 200 403 403"),
  list("GET /api/client/stats", "401 403 403 200 200 200 403 403"),
  list("GET /api/client/onboarding-status", "401 403 403 200 200 200 403 403"),
  {
    ...list("POST /api/client/onboarding", "401 403 403 200 200 200 403 403"),
    json: body({ userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount: 0 }),
  },
  list("GET /api/admin/stats", "401 403 403 403 403 403 200 200"),
  list("GET /api/admin/users", "401 403 403 403 403 403 200 200"),
  {
    operation: "PUT /api/admin/jobs/[id]/hold",
    path: () => `/api/admin/jobs/${ids.job}/hold`,
    json: body({ held: true, reason: "We ask about the deposit" }),
    statuses: "401 403 403 403 403 403 200 200",
  },
  list("GET /api/admin/new-jobs", "401 403 403 403 403 403 200 200"),
  {
    operation: "PUT /api/admin/jobs/[id]/pass",
    path: () => `/api/admin/jobs/${ids.job}/pass`,
    statuses: "401 403 403 403 403 403 204 204",
  },
  list("GET /api/admin/applications", "401 403 403 403 403 403 200 200"),
  list("GET /api/admin/jobs", "401 403 403 403 403 403 200 200"),
  {
    operation: "GET /api/admin/users/[id]",
    path: () => `/api/admin/users/${ids.user}`,
    statuses: "401 403 403 403 403 403 200 200",
  },
  {
    operation: "GET /api/admin/users/[id]/history",
    path: () => `/api/admin/users/${ids.user}/history`,
    statuses: "401 403 403 403 403 403 200 200",
  },
  list("GET /api/admin/cases", "401 403 403 403 403 403 200 200"),
  list("GET /api/admin/case-figures", "401 403 403 403 403 403 200 200"),
  // There is none with this id (cases.test.ts decides some).
  ...(["", "/voice-note"] as const).map((rest) => ({
    operation: `GET /api/admin/cases/[id]${rest}`,
    path: () => `/api/admin/cases/${ids.user}${rest}`,
    statuses: "401 403 403 403 403 403 404 404",
  })),
  {
    operation: "PUT /api/admin/cases/[id]/assignee",
    path: () => `/api/admin/cases/${ids.user}/assignee`,
    json: body({ isMine: true }),
    statuses: "401 403 403 403 403 403 404 404",
  },
  {
    operation: "PUT /api/admin/cases/[id]/decision",
    path: () => `/api/admin/cases/${ids.user}/decision`,
    json: body({ decision: "fine" }),
    statuses: "401 403 403 403 403 403 404 404",
  },
  list("GET /api/admin/grievances", "401 403 403 403 403 403 200 200"),
  // There is none with this id (grievances.test.ts answers one).
  {
    operation: "PUT /api/admin/grievances/[id]/answer",
    path: () => `/api/admin/grievances/${ids.user}/answer`,
    json: body({ answer: "We have spoken to them." }),
    statuses: "401 403 403 403 403 403 404 404",
  },
  list("GET /api/admin/audit", "401 403 403 403 403 403 200 200"),
  list("GET /api/admin/security-log", "401 403 403 403 403 403 403 200"),
  list("GET /api/admin/figures", "401 403 403 403 403 403 200 200"),
  {
    operation: "GET /api/admin/export/[file]",
    path: () => "/api/admin/export/users.csv",
    statuses: "401 403 403 403 403 403 200 200",
  },
  {
    ...list("POST /api/admin/users", "401 403 403 403 403 403 201 201"),
    json: () => ({
      username: `made.${crypto.randomUUID().slice(0, 8)}`,
      password: "chameli-ka-phool",
      role: "worker",
    }),
  },
  {
    ...list("POST /api/admin/jobs", "401 403 403 403 403 403 201 201"),
    json: () => ({ employerId: ids.employer, ...jobBody() }),
  },
  {
    operation: "POST /api/admin/users/[id]/deactivate",
    path: () => `/api/admin/users/${ids.user}/deactivate`,
    statuses: "401 403 403 403 403 403 200 200",
  },
  // The account is active (admin.test.ts has the other case).
  {
    operation: "POST /api/admin/users/[id]/reactivate",
    path: () => `/api/admin/users/${ids.user}/reactivate`,
    statuses: "401 403 403 403 403 403 409 409",
  },
  // A worker has none (second-factor.test.ts has an admin's).
  {
    operation: "DELETE /api/admin/users/[id]/second-factor",
    path: () => `/api/admin/users/${ids.user}/second-factor`,
    statuses: "401 403 403 403 403 403 404 404",
  },
  {
    operation: "POST /api/admin/users/[id]/recovery-code",
    path: () => `/api/admin/users/${ids.user}/recovery-code`,
    json: body({ facts: ["registered", "lastUse", "applied"] }),
    statuses: "401 403 403 403 403 403 200 200",
  },
  {
    operation: "PUT /api/admin/users/[id]/verification",
    path: () => `/api/admin/users/${ids.user}/verification`,
    json: body({ isVerified: true }),
    statuses: "401 403 403 403 403 403 200 200",
  },
  {
    operation: "PUT /api/admin/users/[id]/phone-confirmation",
    path: () => `/api/admin/users/${ids.user}/phone-confirmation`,
    json: body({ isConfirmed: false }),
    statuses: "401 403 403 403 403 403 200 200",
  },
  list("POST /api/user/phone/code", "401 403 403 409 409 409 403 403"),
  {
    ...list("POST /api/user/phone/confirmation", "401 403 403 400 400 400 403 403"),
    json: body({ code: "12345678" }),
  },
  list("POST /api/user/phone/call", "401 403 403 200 200 200 403 403"),
  list("GET /api/openapi.json", "200 200 200 200 200 200 200 200"),
  {
    ...list("POST /api/translate", "401 200 200 200 200 200 200 200"),
    json: body({ text: "Cook", targetLanguage: "hi" }),
  },
  list("GET /session-ended", "303 303 303 303 303 303 303 303"),
  ...["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => ({
    operation: `${method} /api/[...path]`,
    path: () => "/api/no/such/thing",
    statuses: "404 404 404 404 404 404 404 404",
  })),
  {
    operation: "GET /api/admin/users/[id]/photo",
    path: () => `/api/admin/users/${ids.user}/photo`,
    statuses: "401 403 403 403 403 403 404 404",
  },
  // The test's settings name no contact (page-headers.test.ts has one).
  list("GET /.well-known/security.txt", "404 404 404 404 404 404 404 404"),
  // Only with a token in the settings (metrics.test.ts).
  list("GET /api/metrics", "404 404 404 404 404 404 404 404"),
  // Only where search engines may list the pages (found.test.ts).
  list("GET /sitemap.xml", "404 404 404 404 404 404 404 404"),
  list("GET /manifest.webmanifest", "200 200 200 200 200 200 200 200"),
  {
    operation: "GET /previews/[id]",
    path: () => `/previews/${ids.job}`,
    statuses: "200 200 200 200 200 200 200 200",
  },
  list("GET /api/health/live", "200 200 200 200 200 200 200 200"),
  list("GET /api/health/ready", "200 200 200 200 200 200 200 200"),
  {
    operation: "GET /uploads/[name]",
    path: () => "/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp",
    statuses: "404 404 404 404 404 404 404 404",
  },
];

/** The same for all callers, so that shared caches may keep them. */
const PUBLIC_FILES = /^\/(?:manifest\.webmanifest|previews\/.+)$/;

/** Reads with phone numbers or faces, files, and data that change every moment: no browser stores them. */
const NEVER_STORED =
  /\/client\/(?:hired|waiting|today)$|\/user\/(?:news|outbox-keys|work|profile|account|data|grievances|reports|measures)$|\/admin\/(?:grievances|cases|cases\/[^/]+)$|\/admin\/users\/[^/]+(?:\/history)?$|\/service-applications\/[0-9a-f-]{36}$|(?<!\/admin)\/applications$|\.csv$|\/health\/|\/auth\//;

/** Whether a call may have changed the records since they were made. */
let areChanged = true;

async function freshSubjects(): Promise<void> {
  const [worker, provider, employer, other, client, admin, superAdmin] = await Promise.all(
    (["worker", "service_provider", "employer", "employer", "client", "admin", "super_admin"] as const).map((role) =>
      makePerson(role, { lastActive: new Date() }),
    ),
  );
  const job = await makeJob(employer!.id);
  const application = await makeApplication(job.id, worker!.id);
  const { id: session } = await db.session.findFirstOrThrow({ where: { userId: worker!.id } });
  const told = { userId: worker!.id, kind: "shortlisted", jobId: job.id, applicationId: application.id };
  const { id: notification } = await db.notification.create({ data: told });
  Object.assign(ids, {
    notification,
    session,
    job: job.id,
    application: application.id,
    user: worker!.id,
    employer: employer!.id,
  });
  Object.assign(browsers, {
    visitor: openBrowser({ language: "en" }),
    worker: worker!.browser,
    service_provider: provider!.browser,
    employer: employer!.browser,
    other_employer: other!.browser,
    client: client!.browser,
    admin: admin!.browser,
    super_admin: superAdmin!.browser,
  });
}

test("the table names every operation that the application answers", async () => {
  expect(ROWS.map((row) => row.operation).sort()).toEqual(await allOperations());
});

describe.each(ROWS)("$operation", ({ operation, path, json, statuses }) => {
  const expected = statuses.split(" ").map(Number);
  test.each(CALLERS.map((caller, column) => ({ caller, status: expected[column]! })))(
    "answers $status to $caller",
    async ({ caller, status }) => {
      if (areChanged) await freshSubjects();
      const method = operation.split(" ")[0]!;
      const answer = await browsers[caller].call(method, path(), json ? { json: json() } : {});
      areChanged = method !== "GET" && answer.status < 400;
      expect(answer.status).toBe(status);
      requireDocumented(describedName(operation.includes("[...") ? `${method} ${path()}` : operation), answer);
      if (PUBLIC_FILES.test(path())) return;
      const isKept = method === "GET" && status === 200 && !NEVER_STORED.test(path());
      expect(answer.headers.get("cache-control")).toMatch(
        isKept ? /^private, no-cache$/ : /^private\b.*, no-store|^no-store$/,
      );
      expect(answer.headers.has("etag")).toBe(isKept);
      if (status >= 400) {
        expect(answer.headers.get("content-type")).toContain("application/problem+json");
        expect(answer.body).toMatchObject({ status, code: expect.any(String), detail: expect.any(String) });
      }
    },
  );
});

/** The answer to others who change someone else's job depends on whether they may know that it exists. */
describe.each([
  { job: "an open job", given: {}, read: 200, change: 403, code: "forbidden" },
  { job: "a closed job", given: { status: "closed" }, read: 200, change: 403, code: "forbidden" },
  { job: "a draft", given: { status: "draft", postedAt: null }, read: 404, change: 404, code: "job_not_found" },
  { job: "a removed job", given: { removedAt: new Date() }, read: 404, change: 404, code: "job_not_found" },
] as const)("$job of another employer", ({ given, read, change, code }) => {
  beforeAll(freshSubjects);
  test.each(["other_employer", "client"] as const)("is neither changed nor removed by %s", async (caller) => {
    const { id } = await makeJob(ids.employer, given);
    const { call } = browsers[caller];
    expect((await call("GET", `/api/jobs/${id}`)).status).toBe(read);
    for (const answer of [
      await call("PUT", `/api/jobs/${id}`, { json: { title: "Mine now" } }),
      await call("PUT", `/api/jobs/${id}/status`, { json: { status: given.status === "closed" ? "open" : "closed" } }),
      await call("DELETE", `/api/jobs/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: change, body: { code } });
    }
    expect(await db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({ revision: 1, ...given });
  });
});

describe("a draft", () => {
  beforeAll(freshSubjects);
  test.each([
    ["worker", 404],
    ["service_provider", 404],
    ["employer", 200],
    ["other_employer", 404],
    ["client", 404],
    ["admin", 200],
    ["super_admin", 200],
  ] as const)("is answered to %s with %i", async (caller, status) => {
    const owner = await makePerson("employer");
    const draft = await makeJob(owner.id, { status: "draft", postedAt: null });
    const browser = caller === "employer" ? owner.browser : browsers[caller];
    expect((await browser.call("GET", `/api/service-requests/${draft.id}`)).status).toBe(status);
  });
});
