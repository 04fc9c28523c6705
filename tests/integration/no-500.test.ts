import "../support/raised-limits";
import { beforeAll, expect, test } from "vitest";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { allOperations, openBrowser, type Browser } from "../support/browser";
import { jobBody, makeApplication, makeJob, makePerson, TEST_PASSWORD } from "../support/factories";
import { BROKEN_BODIES } from "../support/fuzz/requests";

/** Calls per operation, a sample of tests/long/fuzz.test.ts; `FUZZ_ROUNDS=400` searches further. The same number always makes the same calls. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 8);
const AT_ONCE = 8;

const POISON: unknown[] = [
  null, true, 0, -1, 1.5, 1e308, 2_147_483_648, Number.MAX_SAFE_INTEGER, "", " ", "0", "-1", "1e400", "2147483648", "NaN",
  "\u0000", "a\u0000b", "\uD800", "ab\uD800", "\u{1F600}", "\u{20000}ab", "e\u0301", "\u202E", "x".repeat(5_000), "%", "\\", "'", "a|b", "_",
  "0000-01-01", "0001-01-01", "2026-02-30", "9999-12-31", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:00", "open", "draft",
  "all", "gig", "employer", "accepted", "hi", "false", "₹25,000", "1-2-3", [], [null], ["a", 1], ["\uD800"], [[[]]], {}, { a: { b: 1 } },
  JSON.parse('{"__proto__": true}'), Array.from({ length: 200 }, () => "x"),
]; // prettier-ignore

const cursorOf = (text: string) => btoa(text).replaceAll("=", "");
const NOBODY = "00000000-0000-7000-8000-000000000000";
const IDS = [
  NOBODY,
  "x",
  "%00",
  "1",
  "0".repeat(400),
  "%F0%9F%98%80",
  `${NOBODY.slice(0, -1)}G`,
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];
const NEXT_AUTH = [
  "providers",
  "csrf",
  "session",
  "signin",
  "signout",
  "callback/credentials",
  "error",
  "_log",
  "error/%00",
  "error/%E0%A4%95",
  "x/y/z",
];
const QUERIES: Record<string, string[]> = {
  callbackUrl: ["/applied", "//x", "http://[", ":", "javascript:x", "", "\u0000"],
  error: ["deactivated", "क", "\u0000", "x".repeat(5_000), "\n"],
  limit: ["1", "100", "0", "1e2", "0x10", "1.5", " 7 ", "99999999999999999999"],
  cursor: [
    "a", "abcde", "_", "====", "nonsense", cursorOf(`2026-01-01T00:00:00.000Z|${NOBODY}`), cursorOf(`0000-01-01T00:00:00Z|${NOBODY}`),
    cursorOf(`9999-12-31T24:00:00Z|${NOBODY}`), cursorOf(`999999999|${NOBODY}`), cursorOf("2026-01-01T00:00:00.000Z|x"),
  ],
  search: ["cook", "c%_\\", "\u0000", "\u{1F600}", "'", '"', "%", " ", "a b c d e f g h i j k l", "x".repeat(201), "x".repeat(200)],
  status: ["open", "closed", "all", "draft", "pending", "accepted", "none"],
  type: ["gig", "regular", "FULL TIME", "none"],
  category: ["all", "chef-cook", "\u0000", "\u{1F600}", "GARDENER"],
  role: ["all", "worker", "super_admin", "employers", "x"],
  actor: ["", NOBODY, "x"],
  target: ["", NOBODY, "\u0000"],
  action: ["", "user.create", "x"],
  from: ["", "2026-02-30", "0001-01-01", "9999-12-31", "0000-01-01"],
  to: ["", "0001-01-01", "9999-12-31", "+275760-09-13"],
  days: ["1", "366", "0", "1e9"],
  sort: ["date", "applications", "x"],
  direction: ["asc", "desc", "x"],
  __proto__name: ["x"],
}; // prettier-ignore

/** mulberry32: the same calls in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let random = randomFrom(0);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const chance = (share: number) => random() < share;

type Caller = "visitor" | "worker" | "employer" | "admin" | "leaver";
type Operation = { as: Caller; body?: () => Record<string, unknown>; multipart?: true };
const browsers = {} as Record<Caller, Browser>;
const ids = { job: "", application: "", user: "", employer: "" };
const freshName = () => `fuzz.${Math.floor(random() * 1e9)}`;

const application = () => ({
  gender: "female",
  experience: "2-5 years",
  shift: "Flexible Hours",
  start_date: "2099-12-01",
  profileImage: undefined,
  voiceNote: undefined,
});
const wholeJob = () =>
  jobBody({
    requirements: ["One"], benefits: ["Meals Included"], accommodationProvided: true, accommodationDetails: "A room", status: "draft",
    backgroundCheckRequired: true, backgroundCheckTypes: ["Medical Certificate"], referencesRequired: true, numberOfReferences: 2,
    languagesRequired: ["Hindi"], additionalSkills: ["Baking"], specialInstructions: "None", holidayPolicy: "Sundays", company_name: "Us",
    tasks: ["cooking"], cuisines: ["veg"], meals: ["lunch"], weeklyOff: "sunday", room: "own", householdMembers: ["children"], pets: ["dog"],
    phoneUse: "breaks", uniform: "given", trialDays: "three", trialPay: "paid", householdSize: "one_two",
    useDefaultPreviewImage: true, defaultPreviewImageId: "gardener", companyLogo: undefined, removeCompanyLogo: true, previewImage: undefined, type: "CONTRACT",
  }); // prettier-ignore

const several = () => ({ ids: [ids.application], status: "rejected", reason: "too_far" });
const consent = () => ({ version: CONSENT_VERSIONS.sharing, language: "hi" });

const workerProfile = () => ({
  name: "Meena", contact: "+91 90000 00001", location: "Gurgaon", expectedSalary: "18000-22000", availability: "Mornings only",
  primaryLanguage: "Tamil", secondaryLanguages: ["Hindi"], skills: ["Rotis"], preferredLocations: ["Noida"], bio: "I cook.",
  workHistory: [{ jobTitle: "Cook", company: "A family", startDate: "2020-01-01", endDate: "2022-05-31" }], photo: undefined, removePhoto: true,
}); // prettier-ignore

const jobOperations = (base: string): Record<string, Operation> => ({
  [`GET ${base}`]: { as: "worker" },
  [`GET ${base}/count`]: { as: "worker" },
  [`POST ${base}`]: { as: "employer", body: wholeJob, multipart: true },
  [`GET ${base}/[id]`]: { as: "worker" },
  [`PUT ${base}/[id]`]: { as: "employer", body: wholeJob, multipart: true },
  [`DELETE ${base}/[id]`]: { as: "employer" },
  [`POST ${base}/[id]/renewal`]: { as: "employer", body: () => ({ wordingReasons: { title: "Because" } }) },
  [`DELETE ${base}/[id]/ending`]: { as: "employer" },
  [`PUT ${base}/[id]/status`]: { as: "employer", body: () => ({ status: "closed" }) },
  [`POST ${base}/[id]/apply`]: { as: "worker", body: application, multipart: true },
  [`GET ${base}/[id]/applications`]: { as: "employer" },
});

const OPERATIONS: Record<string, Operation> = {
  ...jobOperations("/api/service-requests"),
  ...jobOperations("/api/jobs"),
  "GET /api/user": { as: "worker" },
  "PATCH /api/user": { as: "worker", body: () => ({ preferredLanguage: "hi", region: "delhi" }) },
  "GET /api/user/account": { as: "worker" },
  "PUT /api/user/account": {
    as: "worker",
    body: () => ({ name: "Meena", phone: "+91 98765 43210", whatsapp: true, preferredLanguage: "hi" }),
  },
  "GET /api/places": { as: "worker" },
  "GET /api/user/outbox-keys": { as: "worker" },
  "GET /api/user/places": { as: "worker" },
  "GET /api/service-requests/cards": { as: "worker" },
  "GET /api/service-requests/[id]/speech": { as: "worker" },
  "PUT /api/service-requests/[id]/view": { as: "worker" },
  "GET /api/user/suiting-jobs": { as: "worker" },
  "GET /api/user/saved-jobs": { as: "worker" },
  "PUT /api/user/saved-jobs/[id]": { as: "worker" },
  "DELETE /api/user/saved-jobs/[id]": { as: "worker" },
  "GET /api/user/saved-searches": { as: "worker" },
  "POST /api/user/saved-searches": { as: "worker", body: () => ({ search: "cook", place: "pune" }) },
  "DELETE /api/user/saved-searches": { as: "worker" },
  "DELETE /api/user/saved-searches/[id]": { as: "worker" },
  "PUT /api/user/places": { as: "worker", body: () => ({ places: ["pune"] }) },
  "GET /api/user/profile": { as: "worker" },
  "PUT /api/user/profile": { as: "worker", body: workerProfile, multipart: true },
  "GET /api/user/profile/photo": { as: "worker" },
  "POST /api/user/password": {
    as: "admin",
    body: () => ({ currentPassword: "wrong-one", newPassword: "a-better-one-7" }),
  },
  "GET /api/notices": { as: "visitor" },
  "GET /api/recovery": { as: "visitor" },
  "POST /api/recovery": {
    as: "visitor",
    body: () => ({ username: freshName(), code: "1234 5678", newPassword: TEST_PASSWORD }),
  },
  "POST /api/recovery/email": { as: "visitor", body: () => ({ username: freshName() }) },
  "POST /api/grievances": {
    as: "visitor",
    body: () => ({ kind: "password", name: freshName(), phone: "98765 43210", text: "In the evening" }),
  },
  "GET /api/user/reports": { as: "worker" },
  "POST /api/user/reports": {
    as: "worker",
    body: () => ({ about: "job", id: ids.job, topic: "other", text: "It is not there." }),
    multipart: true,
  },
  "POST /api/reports": { as: "visitor", body: () => ({ id: ids.job, topic: "asked_money" }) },
  "GET /api/user/recovery-code": { as: "worker" },
  "DELETE /api/user/recovery-code": { as: "worker" },
  "POST /api/user/recovery-number": { as: "worker", body: () => ({ currentPassword: TEST_PASSWORD }) },
  "PUT /api/user/email": { as: "worker", body: () => ({ email: "", currentPassword: TEST_PASSWORD }) },
  "POST /api/user/phone/code": { as: "employer" },
  "POST /api/user/phone/confirmation": { as: "employer", body: () => ({ code: "1234 5678" }) },
  "POST /api/user/phone/call": { as: "employer" },
  "POST /api/user/email/confirmation": { as: "worker", body: () => ({ code: "1234 5678" }) },
  "POST /api/admin/users/[id]/recovery-code": {
    as: "admin",
    body: () => ({ facts: ["registered", "lastUse", "applied"] }),
  },
  "POST /api/user/session/confirm": { as: "admin", body: () => ({ password: "wrong-one" }) },
  "POST /api/user/second-factor/device": { as: "admin" },
  "PUT /api/user/second-factor/device": { as: "admin", body: () => ({ code: "12345 6" }) },
  "POST /api/user/second-factor/recovery-codes": { as: "admin" },
  "GET /api/username-suggestions": { as: "visitor" },
  "POST /api/login": {
    as: "visitor",
    body: () => ({ username: freshName(), password: TEST_PASSWORD, role: "worker", otp: "123456" }),
  },
  "POST /api/register": {
    as: "visitor",
    body: () => ({
      username: freshName(), password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, role: "worker", preferredLanguage: "hi", region: "delhi",
      isAdult: true, consent: { version: CONSENT_VERSIONS.notice, language: "hi" },
    }), // prettier-ignore
  },
  "POST /api/logout": { as: "visitor" },
  "POST /api/user/consent": {
    as: "worker",
    body: () => ({ isAdult: true, consent: { version: CONSENT_VERSIONS.notice, language: "hi" } }),
  },
  "GET /api/user/data": { as: "worker" },
  "DELETE /api/user": { as: "leaver" },
  "GET /api/user/sessions": { as: "worker" },
  "DELETE /api/user/sessions/[id]": { as: "worker" },
  "DELETE /api/user/sessions": { as: "leaver" },
  "GET /api/auth/[...nextauth]": { as: "worker" },
  "POST /api/auth/[...nextauth]": {
    as: "visitor",
    body: () => ({
      ...{ username: freshName(), password: TEST_PASSWORD, role: "worker", callbackUrl: "/applied", csrfToken: "x" },
      ...{ json: "true", data: {} },
    }),
  },
  "GET /api/user/service-applications": { as: "worker" },
  "GET /api/service-applications/accepted": { as: "worker" },
  "GET /api/service-applications/[id]": { as: "worker" },
  "DELETE /api/service-applications/[id]": { as: "worker" },
  "POST /api/service-applications/[id]/withdrawal": { as: "worker", body: () => ({}) },
  "PUT /api/service-applications/[id]/status": {
    as: "employer",
    body: () => ({ status: "shortlisted", interview_date: "2026-12-01T10:30:00Z", start_date: "2026-12-10" }),
  },
  "DELETE /api/service-applications/[id]/decision": { as: "employer" },
  "POST /api/service-requests/[id]/decisions": { as: "employer", body: several },
  "POST /api/jobs/[id]/decisions": { as: "employer", body: several },
  "POST /api/service-requests/[id]/decisions/undo": { as: "employer", body: several },
  "POST /api/jobs/[id]/decisions/undo": { as: "employer", body: several },
  "PUT /api/service-applications/[id]/private-note": { as: "employer", body: () => ({ text: "Calls back on Monday" }) },
  "POST /api/service-applications/[id]/still-looking": { as: "employer" },
  "GET /api/client/waiting": { as: "employer" },
  "GET /api/client/today": { as: "employer" },
  "POST /api/client/job-preview": { as: "employer", body: wholeJob },
  "GET /api/client/form-draft": { as: "employer" },
  "PUT /api/client/form-draft": {
    as: "employer",
    body: () => ({
      key: "one",
      fields: { title: "Cook", tasks: ["cooking"], place: { text: "Pune", city: { id: "pune" } } },
    }),
  },
  "DELETE /api/client/form-draft": { as: "employer" },
  "GET /api/client/usual-pay": { as: "employer" },
  "POST /api/client/pause-answer": { as: "employer", body: () => ({ stillLooking: true }) },
  "PUT /api/service-applications/[id]/promise": { as: "worker", body: () => ({ question: "paid", kept: true }) },
  "POST /api/service-applications/[id]/status": {
    as: "employer",
    body: () => ({ status: "shortlisted", start_date: "2026-12-10" }),
  },
  "GET /api/client/hired": { as: "employer" },
  "GET /api/user/work": { as: "worker" },
  "PUT /api/service-applications/[id]/work-end": { as: "worker" },
  "DELETE /api/service-applications/[id]/work-end": { as: "worker" },
  "PUT /api/service-applications/[id]/interview": {
    as: "employer",
    body: () => ({ times: [new Date(Date.now() + 86_400_000).toISOString()], place: "12, MG Road" }),
  },
  "DELETE /api/service-applications/[id]/interview": { as: "employer" },
  "PUT /api/service-applications/[id]/interview/answer": { as: "worker", body: () => ({ wish: "evening" }) },
  "PUT /api/service-applications/[id]/consent": { as: "worker", body: consent },
  "DELETE /api/service-applications/[id]/consent": { as: "worker" },
  "POST /api/user/terms": { as: "worker", body: consent },
  "POST /api/service-applications/[id]/contact": { as: "employer" },
  "GET /api/service-applications/[id]/calendar": { as: "worker" },
  "GET /api/service-applications/[id]/photo": { as: "worker" },
  "GET /api/service-applications/[id]/voice-note": { as: "worker" },
  "GET /api/service-applications/[id]/profile-photo": { as: "worker" },
  "GET /api/client/service-requests": { as: "employer" },
  "GET /api/client/stats": { as: "employer" },
  "GET /api/client/onboarding-status": { as: "employer" },
  "POST /api/client/onboarding": {
    as: "employer",
    body: () => ({ userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount: 0 }),
  },
  "DELETE /api/user/consent": { as: "employer" },
  "GET /api/user/news": { as: "worker" },
  "GET /api/user/notifications": { as: "worker" },
  "GET /api/user/notifications/count": { as: "worker" },
  "PUT /api/user/notifications/seen": { as: "worker", body: () => ({ upTo: ids.application }) },
  "GET /api/user/push-subscription": { as: "worker" },
  "PUT /api/user/push-subscription": {
    as: "worker",
    body: () => ({
      endpoint: "https://fcm.googleapis.com/x",
      keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
    }),
  },
  "DELETE /api/user/push-subscription": { as: "worker" },
  "GET /api/user/notification-settings": { as: "worker" },
  "PUT /api/user/notification-settings": {
    as: "worker",
    body: () => ({
      ...{ email: true, message: false, dailySum: false, showsDetails: true },
      muted: ["jobs"],
      quiet: { from: 22, to: 6 },
    }),
  },
  "GET /api/unsubscribe/[token]": { as: "visitor" },
  "POST /api/unsubscribe/[token]": { as: "visitor" },
  "GET /api/tasks/deliveries": { as: "visitor" },
  "GET /api/tasks/night": { as: "visitor" },
  "GET /api/tasks/reminders": { as: "visitor" },
  "GET /api/user/grievances": { as: "worker" },
  "POST /api/user/grievances": { as: "worker", body: () => ({ kind: "data", text: "Please correct my name." }) },
  "GET /api/user/measures": { as: "worker" },
  "POST /api/user/appeals": {
    as: "worker",
    body: () => ({ caseId: ids.job, text: "It is not true." }),
    multipart: true,
  },
  "GET /api/admin/cases": { as: "admin" },
  "GET /api/admin/case-figures": { as: "admin" },
  "GET /api/admin/cases/[id]": { as: "admin" },
  "GET /api/admin/cases/[id]/voice-note": { as: "admin" },
  "PUT /api/admin/cases/[id]/assignee": { as: "admin", body: () => ({ isMine: true }) },
  "PUT /api/admin/cases/[id]/decision": {
    as: "admin",
    body: () => ({ decision: "fine", reporterWords: "not_enough", subjectWords: "", answer: "", confirmation: "" }),
  },
  "GET /api/admin/grievances": { as: "admin" },
  "PUT /api/admin/grievances/[id]/answer": { as: "admin", body: () => ({ answer: "It is corrected." }) },
  "GET /api/admin/stats": { as: "admin" },
  "GET /api/admin/users": { as: "admin" },
  "GET /api/admin/jobs": { as: "admin" },
  "GET /api/admin/applications": { as: "admin" },
  "GET /api/admin/new-jobs": { as: "admin" },
  "PUT /api/admin/jobs/[id]/pass": { as: "admin" },
  "PUT /api/admin/jobs/[id]/hold": { as: "admin", body: () => ({ held: true, reason: "We ask about the deposit" }) },
  "GET /api/admin/users/[id]": { as: "admin" },
  "GET /api/admin/users/[id]/history": { as: "admin" },
  "GET /api/admin/audit": { as: "admin" },
  "GET /api/admin/security-log": { as: "admin" },
  "GET /api/admin/figures": { as: "admin" },
  "GET /api/admin/export/[file]": { as: "admin" },
  "POST /api/admin/users": {
    as: "admin",
    body: () => ({
      ...{ username: freshName(), password: TEST_PASSWORD, role: "admin", preferredLanguage: "hi", region: "delhi" },
      name: "Meena",
    }),
  },
  "POST /api/admin/jobs": {
    as: "admin",
    body: () => ({ employerId: ids.employer, ...wholeJob() }),
    multipart: true,
  },
  "POST /api/admin/users/[id]/deactivate": { as: "admin", body: () => ({ reason: "spam", note: "Too many" }) },
  "POST /api/admin/users/[id]/reactivate": { as: "admin" },
  "DELETE /api/admin/users/[id]/second-factor": { as: "admin" },
  "PUT /api/admin/users/[id]/verification": { as: "admin", body: () => ({ isVerified: true }) },
  "PUT /api/admin/users/[id]/phone-confirmation": { as: "admin", body: () => ({ isConfirmed: false }) },
  "GET /api/openapi.json": { as: "visitor" },
  "GET /.well-known/security.txt": { as: "visitor" },
  "GET /api/metrics": { as: "visitor" },
  "GET /sitemap.xml": { as: "visitor" },
  "GET /manifest.webmanifest": { as: "visitor" },
  "GET /previews/[id]": { as: "visitor" },
  "POST /api/translate": {
    as: "worker",
    body: () => ({ text: ["Cook for a family of four", "घर का काम"], targetLanguage: "ta", sourceLanguage: "en" }),
  },
  "GET /session-ended": { as: "visitor" },
  "GET /api/[...path]": { as: "visitor" },
  "POST /api/[...path]": { as: "visitor" },
  "PUT /api/[...path]": { as: "visitor" },
  "PATCH /api/[...path]": { as: "visitor" },
  "DELETE /api/[...path]": { as: "visitor" },
  "GET /api/admin/users/[id]/photo": { as: "admin" },
  "GET /api/health/live": { as: "visitor" },
  "GET /api/health/ready": { as: "visitor" },
  "GET /uploads/[name]": { as: "visitor" },
};

beforeAll(async () => {
  const [worker, employer, admin] = [
    await makePerson("worker"),
    await makePerson("employer"),
    await makePerson("super_admin"),
  ];
  Object.assign(browsers, {
    visitor: openBrowser(),
    worker: worker.browser,
    // Signs out everywhere.
    leaver: (await makePerson("worker")).browser,
    employer: employer.browser,
    admin: admin.browser,
  });
  for (let number = 0; number < 3; number += 1) ids.job = (await makeJob(employer.id)).id;
  Object.assign(ids, {
    application: (await makeApplication(ids.job, worker.id)).id,
    user: worker.id,
    employer: employer.id,
  });
});

function mutated(body: Record<string, unknown>): unknown {
  if (chance(0.03)) return pick(POISON);
  const fields = Object.keys(body);
  const changed = { ...body };
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) changed[pick(fields)] = pick(POISON);
  return changed;
}

function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    form.append(
      name,
      chance(0.1) ? new File(["no picture"], "a.jpg") : typeof value === "string" ? value : JSON.stringify(value),
    );
  }
  return form;
}

function nextCall(operation: string): () => Promise<{ status: number; said: string }> {
  const [method, pattern] = operation.split(" ") as [string, string];
  const { as, body, multipart } = OPERATIONS[operation]!;
  const subject = pattern.includes("[file]")
    ? "jobs.csv"
    : pattern.includes("/admin/")
      ? ids.user
      : pattern.includes("service-applications")
        ? ids.application
        : ids.job;
  const id = chance(method === "DELETE" ? 1 : 0.2) ? pick(IDS) : subject;
  const query = Object.keys(QUERIES).filter(() => chance(0.25));
  const search = new URLSearchParams(query.map((name) => [name, pick(QUERIES[name]!)]));
  const path = `${pattern.replace(/\[\w+\]/, id).replace("[...nextauth]", pick(NEXT_AUTH))}?${method === "GET" ? search.toString() : ""}`;
  const broken = body && chance(0.08) ? pick(BROKEN_BODIES) : null;
  const sent = body && !broken ? mutated(body()) : undefined;
  const form = multipart && sent !== undefined && chance(0.4) ? toForm(sent) : undefined;
  const key = chance(0.1) ? { "idempotency-key": pick(["", "k", "\u00e9", "k".repeat(201)]) } : {};
  const options = broken
    ? { raw: broken.raw, headers: { "content-type": broken.type } }
    : { headers: key as Record<string, string>, ...(form ? { form } : { json: sent }) };
  return async () => {
    const { status } = await browsers[as].call(method, path, options);
    return { status, said: `${status} ${method} ${path} ${JSON.stringify(broken ?? sent)?.slice(0, 600)}` };
  };
}

test("the table names every operation that the application answers", async () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(await allOperations());
});

test.each(Object.keys(OPERATIONS))("%s never answers 500, whatever is sent", async (operation) => {
  random = randomFrom(operation.length * 7919 + operation.charCodeAt(operation.length - 1));
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    const calls = Array.from({ length: AT_ONCE }, () => nextCall(operation));
    const answers = await Promise.all(calls.map((call) => call()));
    faults.push(...answers.filter(({ status }) => status >= 500).map(({ said }) => said));
  }
  expect(faults).toEqual([]);
});
