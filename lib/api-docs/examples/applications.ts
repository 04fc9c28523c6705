import type { applicationsApi } from "@/lib/domains/applications/api";
import {
  APPLICATION_JOB_PARTS,
  type Application,
  type ApplicationDetail,
  type ReceivedApplication,
} from "@/lib/domains/applications/types";
import { pick } from "@/lib/core/objects";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { ASHA, WORKER_PROFILE } from "./account";
import { EXAMPLE_NOW, IDS, type Examples } from "./example";
import { CARD } from "./jobs";

const JOB_OF_IT: Application["job"] = { ...pick(CARD, APPLICATION_JOB_PARTS), removed: false };

export const APPLICATION: Application = {
  id: IDS.application,
  job_id: IDS.job,
  job: JOB_OF_IT,
  status: "pending",
  closed_reason: null,
  created_at: EXAMPLE_NOW,
  start_date: null,
  interview_date: null,
  interview: null,
  gender: "female",
  experience: "2-5 years",
  shift: null,
  profile_image: `/api/service-applications/${IDS.application}/photo`,
  voice_note: null,
  voice_seconds: null,
};

const ACCEPTED: Application = { ...APPLICATION, status: "accepted", start_date: "2026-12-01" };
const RAO = { name: "Meera Rao", contact: "+91 90000 12345", phone: "+919000012345", whatsapp: true };

export const DETAIL: ApplicationDetail = {
  ...ACCEPTED,
  events: [
    { status: "submitted", at: "2026-11-21T04:00:00.000Z", note: null, reason: null },
    { status: "accepted", at: EXAMPLE_NOW, note: "Please bring your identity card.", reason: null },
  ],
  contact_looks: [{ by: "Meera Rao", on: "2026-11-22" }],
  apply_again_from: null,
  shares_person: true,
  exact_address: "12 Lane 5, Koregaon Park",
  employer_contact: RAO,
};

const { gender: _g, experience: _e, preferredShift: _s, placesOfWork: _p, ...SHOWN_PROFILE } = WORKER_PROFILE;

const RECEIVED: ReceivedApplication = {
  ...APPLICATION,
  shown: "person",
  worker: {
    username: ASHA.username,
    createdAt: ASHA.createdAt,
    isVerified: ASHA.isVerified,
    hasPhone: true,
    hasWhatsApp: true,
  },
  worker_profile: { ...SHOWN_PROFILE, contact: null },
  told_at: null,
  fit: { met: ["place", "pay", "hours", "experience"], missing: ["languages"] },
  distance_km: 4,
  private_note: null,
};

const PROPOSED = {
  ...RECEIVED,
  status: "shortlisted",
  interview: {
    state: "proposed",
    times: ["2026-11-25T05:00:00.000Z", "2026-11-26T11:30:00.000Z"],
    place: "12 Lane 5, Koregaon Park",
    wish: null,
  },
} satisfies ReceivedApplication;

const apply = {
  body: {
    gender: "female",
    experience: "2-5 years",
    start_date: "2026-12-01",
    consent: { version: CONSENT_VERSIONS.sharing, language: "hi" },
  },
  answer: APPLICATION,
} as const;
const listForJob = { answer: [RECEIVED] };
const decideMany: Examples<typeof applicationsApi>["POST /api/jobs/{id}/decisions"] = {
  body: { ids: [IDS.application], status: "rejected", reason: "too_far" },
  answer: { decided: [IDS.application], refused: [] },
};
const undoMany: Examples<typeof applicationsApi>["POST /api/jobs/{id}/decisions/undo"] = {
  body: { ids: [IDS.application] },
  answer: { decided: [], refused: [{ id: IDS.application, code: "told_already" }] },
};

const TERMS_OF_WORK = {
  id: IDS.application,
  job_id: IDS.job,
  since: "2026-12-01",
  salaryMin: 20_000,
  salaryMax: 25_000,
  ended: null,
};

export const applicationExamples: Examples<typeof applicationsApi> = {
  "POST /api/service-requests/{id}/apply": apply,
  "POST /api/jobs/{id}/apply": apply,
  "GET /api/service-requests/{id}/applications": listForJob,
  "GET /api/jobs/{id}/applications": listForJob,
  "POST /api/service-requests/{id}/decisions": decideMany,
  "POST /api/jobs/{id}/decisions": decideMany,
  "POST /api/service-requests/{id}/decisions/undo": undoMany,
  "POST /api/jobs/{id}/decisions/undo": undoMany,
  "PUT /api/service-applications/{id}/private-note": {
    body: { text: "Speaks Punjabi; can begin on Monday." },
    answer: { ...RECEIVED, private_note: "Speaks Punjabi; can begin on Monday." },
  },
  "GET /api/user/service-applications": { answer: [APPLICATION] },
  "GET /api/service-applications/accepted": { answer: [ACCEPTED] },
  "GET /api/service-applications/{id}": { answer: DETAIL },
  "POST /api/service-applications/{id}/withdrawal": { body: {} },
  "POST /api/service-applications/{id}/status": {
    body: { status: "shortlisted" },
    answer: { job_id: IDS.job },
  },
  "PUT /api/service-applications/{id}/status": {
    body: { status: "accepted", start_date: "2026-12-01", note: "Please bring your identity card." },
    answer: { ...RECEIVED, status: "accepted", start_date: "2026-12-01" },
  },
  "DELETE /api/service-applications/{id}/decision": { answer: RECEIVED },
  "GET /api/client/waiting": { answer: [RECEIVED] },
  "GET /api/client/today": {
    answer: {
      ...{ toCall: [RECEIVED], interviews: [], otherTimes: [], waiting: [], toReview: 3 },
      ending: [{ id: IDS.job, title: "Cook for a family", open_until: EXAMPLE_NOW, people: 3, hired: 1 }],
    },
  },
  "PUT /api/service-applications/{id}/promise": { body: { question: "paid", kept: true } },
  "PUT /api/service-applications/{id}/interview": {
    body: { times: PROPOSED.interview.times, place: PROPOSED.interview.place },
    answer: PROPOSED,
  },
  "DELETE /api/service-applications/{id}/interview": {
    answer: { ...PROPOSED, interview: { ...PROPOSED.interview, state: "cancelled" } },
  },
  "PUT /api/service-applications/{id}/interview/answer": { body: { time: "2026-11-25T05:00:00.000Z" } },
  "PUT /api/service-applications/{id}/consent": {
    body: { version: CONSENT_VERSIONS.sharing, language: "hi" },
  },
  "POST /api/service-applications/{id}/contact": { answer: { phone: "+919876543210", whatsapp: true } },
  "GET /api/client/hired": {
    answer: [
      {
        ...{ ...TERMS_OF_WORK, title: CARD.title, category: CARD.category, isListed: true },
        ...{ isShown: true, name: "Asha Kumari", hasPhone: true, hasWhatsApp: true },
      },
    ],
  },
  "GET /api/user/work": { answer: [{ ...TERMS_OF_WORK, job: JOB_OF_IT, employer_contact: RAO }] },
};
