import type { deliveryApi, deliveryTaskApi } from "@/lib/domains/delivery/api";
import type { NotificationSettings } from "@/lib/domains/delivery/types";
import type { grievancesApi } from "@/lib/domains/grievances/api";
import type { Grievance } from "@/lib/domains/grievances/types";
import type { reportsApi } from "@/lib/domains/reports/api";
import type { Measure, OwnReport } from "@/lib/domains/reports/types";
import type { notificationsApi } from "@/lib/domains/notifications/api";
import type { ownDataApi } from "@/lib/domains/own-data/api";
import type { OwnData } from "@/lib/domains/own-data/types";
import type { tidyApi } from "@/lib/domains/tidy/api";
import type { translationApi } from "@/lib/language/translation/api";
import { NOTIFICATION_JOB_PARTS } from "@/lib/domains/notifications/types";
import { pick } from "@/lib/core/objects";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { ACCOUNT, ASHA, SESSION, WORKER_PROFILE } from "./account";
import { DETAIL } from "./applications";
import { EXAMPLE_NOW, IDS, type Examples } from "./example";
import { CARD } from "./jobs";

export const GRIEVANCE: Grievance = {
  id: IDS.grievance,
  number: "KS-2026-000123",
  kind: "money",
  text: "Someone asked me for 500 rupees.",
  createdAt: EXAMPLE_NOW,
  dueAt: "2026-12-08T09:00:00.000Z",
  state: "open",
  answer: null,
  answeredAt: null,
};

const RECEIPT = { number: "KS-2026-000125", topic: "asked_money" } as const;

const OWN_REPORT: OwnReport = {
  ...RECEIPT,
  ...{ text: "They want 500 rupees before I may come.", hasVoiceNote: false, jobId: IDS.job, applicationId: null },
  ...{ createdAt: EXAMPLE_NOW, state: "open", decision: null, more: null, decidedAt: null },
};

const MEASURE: Measure = {
  ...{ id: IDS.grievance, number: "KS-2026-000126", decision: "take_down", why: "asked_money" },
  found: [{ rule: "asked_money", words: "registration fee" }],
  ...{ job: { id: IDS.job, title: CARD.title }, decidedAt: EXAMPLE_NOW, appeal: null },
};

export const reportExamples: Examples<typeof reportsApi> = {
  "GET /api/user/reports": { answer: [OWN_REPORT] },
  "POST /api/user/reports": {
    body: { about: "job", id: IDS.job, topic: "asked_money", text: OWN_REPORT.text },
    answer: RECEIPT,
  },
  "GET /api/user/measures": { answer: [MEASURE] },
  "POST /api/user/appeals": {
    body: { caseId: MEASURE.id, text: "I never asked for money." },
    answer: { number: "KS-2026-000127" },
  },
  "POST /api/reports": { body: { id: IDS.job, topic: "asked_money", phone: "98765 43210" }, answer: RECEIPT },
};

export const grievanceExamples: Examples<typeof grievancesApi> = {
  "GET /api/user/grievances": { answer: [GRIEVANCE] },
  "POST /api/user/grievances": { body: { kind: "money", text: GRIEVANCE.text }, answer: GRIEVANCE },
  "POST /api/user/phone/call": { answer: { ...GRIEVANCE, kind: "number", text: "" } },
  "POST /api/grievances": {
    body: { kind: "password", name: "Asha", phone: "98765 43210", text: "In the evening, please." },
    answer: { number: "KS-2026-000124", dueAt: "2026-11-26T09:00:00.000Z" },
  },
};

export const notificationExamples: Examples<typeof notificationsApi> = {
  "GET /api/user/notifications": {
    answer: [
      {
        id: IDS.notification,
        kind: "shortlisted",
        created_at: EXAMPLE_NOW,
        seen: false,
        about_at: null,
        reason: null,
        job: { ...pick(CARD, NOTIFICATION_JOB_PARTS), removed: false },
        application_id: IDS.application,
      },
    ],
  },
  "GET /api/user/notifications/count": { answer: { unseen: 1, waiting: 1 } },
  "PUT /api/user/notifications/seen": { body: { upTo: IDS.notification } },
};

const SETTINGS: NotificationSettings = {
  email: false,
  message: true,
  dailySum: false,
  showsDetails: false,
  muted: ["jobs"],
  quiet: { from: 21, to: 7 },
};

export const deliveryExamples: Examples<typeof deliveryApi> = {
  "GET /api/user/push-subscription": {
    answer: {
      publicKey: "BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m_mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-dtzdDHBpiPeLNIqxnTU",
      isOn: false,
    },
  },
  "PUT /api/user/push-subscription": {
    body: {
      endpoint: "https://fcm.googleapis.com/fcm/send/e3tWm1vQ",
      keys: {
        p256dh: "BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m_mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-dtzdDHBpiPeLNIqxnTU",
        auth: "q2l0nVq3F1kq0w3v9xk2dA",
      },
    },
  },
  "GET /api/user/notification-settings": { answer: SETTINGS },
  "PUT /api/user/notification-settings": { body: { ...SETTINGS, muted: ["jobs"] }, answer: SETTINGS },
};

export const translationExamples: Examples<typeof translationApi> = {
  "POST /api/translate": {
    body: { text: "Cook", targetLanguage: "hi" },
    answer: {
      translatedText: "रसोइया",
      source: "dictionary",
      results: [
        {
          text: "रसोइया",
          source: "dictionary",
          rough: true,
          complete: true,
          unchanged: false,
          sourceLanguage: "en",
        },
      ],
    },
  },
};

const OWN_DATA: OwnData = {
  at: EXAMPLE_NOW,
  user: ASHA,
  account: ACCOUNT,
  profile: WORKER_PROFILE,
  consents: [
    {
      kind: "notice",
      version: CONSENT_VERSIONS.notice,
      language: "hi",
      call: "POST /api/register",
      at: ASHA.createdAt,
      withdrawnAt: null,
    },
  ],
  sessions: [SESSION],
  securityEvents: [{ event: "login", at: SESSION.createdAt, count: 1, address: "203.0.113.7", device: SESSION.device }],
  applications: [withoutContact(DETAIL)],
  work: [
    {
      applicationId: IDS.application,
      since: "2026-12-01",
      salaryMin: 20_000,
      salaryMax: 25_000,
      endedAt: null,
      endedBy: null,
      started: true,
      paid: null,
    },
  ],
  interviews: [],
  privateNotes: [],
  withdrawals: [],
  jobs: [],
  grievances: [GRIEVANCE],
  reports: [OWN_REPORT],
  notifications: [
    {
      kind: "shortlisted",
      at: EXAMPLE_NOW,
      jobId: IDS.job,
      applicationId: IDS.application,
      aboutAt: null,
      reason: null,
      seenAt: null,
    },
  ],
  notificationSettings: { ...SETTINGS, quiet: "21:00–07:00" },
  pushSubscriptions: [{ service: "fcm.googleapis.com", createdAt: SESSION.createdAt }],
  viewedJobs: [{ jobId: IDS.job, viewedAt: EXAMPLE_NOW }],
  savedJobs: [{ jobId: IDS.job, savedAt: EXAMPLE_NOW }],
  savedSearches: [{ search: "cook kothrud", category: null, place: null, createdAt: EXAMPLE_NOW }],
  formDrafts: [],
  pictures: [],
};

function withoutContact({
  shares_person: _shared,
  apply_again_from: _again,
  exact_address: _address,
  employer_contact: _contact,
  ...kept
}: typeof DETAIL): OwnData["applications"][number] {
  return kept;
}

export const ownDataExamples: Examples<typeof ownDataApi> = { "GET /api/user/data": { answer: OWN_DATA } };

export const taskExamples: Examples<typeof tidyApi & typeof deliveryTaskApi> = {
  "GET /api/tasks/deliveries": { answer: { taken: 3, done: 3 } },
  "GET /api/tasks/night": { answer: { isDone: true, isStopped: false, failed: [] } },
  "GET /api/tasks/reminders": { answer: { reminded: 2, told: 1 } },
};
