import type { z } from "zod";
import type { jobsApi } from "@/lib/domains/jobs/api";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { mapJobFields } from "@/lib/domains/jobs/listed-fields";
import type { postingApi } from "@/lib/domains/jobs/posting-api";
import type { createJobInput } from "@/lib/domains/jobs/schema";
import type { Job, JobCard, JobCardView, OwnJobCard } from "@/lib/domains/jobs/types";
import type { savedSearchApi } from "@/lib/domains/jobs/saved-search-api";
import type { placesApi } from "@/lib/language/places/api";
import { IDS, type Examples } from "./example";

const PLACE = { id: "pune", name: "Pune", city: "Pune", cityId: "pune", state: "Maharashtra", pin: null };

export const CARD: JobCard = {
  id: IDS.job,
  title: "Cook for a family of four",
  category: "chef-cook",
  location: "Koregaon Park, Pune",
  place: { ...PLACE, more: null },
  distance: { ring: "city", km: 3 },
  salary: "20000-25000",
  salaryMin: 20_000,
  salaryMax: 25_000,
  type: "FULL TIME",
  employmentType: "LIVE_OUT_FULL_TIME",
  shift: "Day Shift (7 AM - 7 PM)",
  hoursFrom: 420,
  hoursTo: 1140,
  workingDays: "Monday - Saturday",
  company_name: "Rao household",
  employer_verified: true,
  employer_mark: "checked",
  company_logo: null,
  preview_image: null,
  useDefaultPreviewImage: true,
  defaultPreviewImageId: "chef-cook",
  status: "open",
  review: null,
  urgencyLevel: "within_week",
  experienceLevel: "2-5 years",
  meals: ["lunch"],
  weeklyOff: "sunday",
  accommodationProvided: false,
  backgroundCheckRequired: true,
  applications: 4,
  views: 61,
  applied: false,
  saved: true,
  created_at: "2026-11-20T06:30:00.000Z",
  posted_date: "2026-11-20T06:30:00.000Z",
};

type Field<Name extends JobFieldName> = (typeof JOB_FIELDS)[Name];
type Unsaid = { [Name in JobFieldName]: Field<Name> extends { blank: infer Blank } ? Blank : Field<Name>["initial"] };

/** The fields of a job of which its employer has filled in none. */
export const UNSAID_FIELDS = mapJobFields<Unsaid>((name) => {
  const field: { blank?: unknown; initial: unknown } = JOB_FIELDS[name];
  return ("blank" in field ? field.blank : field.initial) as Unsaid[typeof name];
});

const JOB: Job = {
  ...UNSAID_FIELDS,
  ...CARD,
  employerId: IDS.employer,
  employer: {
    ...{ description: null, location: "Pune", isVerified: true, since: "2024-11-21T04:00:00.000Z" },
    ...{ mark: "checked", checked: { what: "identity", at: "2026-11-02T08:30:00.000Z" } },
    answers: { answered: 8, of: 10, usually: "day" },
    promises: { kept: 9, of: 10 },
  },
  open_until: null,
  closed_reason: null,
  undecided: null,
  hired: null,
  people: 2,
  requirements: ["Cooks North Indian dishes"],
  benefits: { "Paid Time Off": true },
  tasks: ["cooking", "dishes"],
  cuisines: ["veg", "north_indian"],
  phoneUse: "breaks",
  uniform: "none",
  trialDays: "one",
  trialPay: "paid",
  householdSize: "three_four",
  householdMembers: ["children"],
  pets: ["none"],
  backgroundCheckTypes: ["Identity Verification"],
  referencesRequired: false,
  languagesRequired: ["Hindi"],
  revision: 1,
  updated_at: "2026-11-20T06:30:00.000Z",
};

// Only a seeker is told how far it is, and whether it is saved or applied for.
const { distance: _distance, applied: _applied, saved: _saved, ...UNPERSONAL } = JOB;
const OPEN_UNTIL = "2026-12-20T06:30:00.000Z";
export const OWN_JOB: Job = {
  ...UNPERSONAL,
  open_until: OPEN_UNTIL,
  undecided: 3,
  hired: 1,
  exactAddress: "12 Lane 5, Koregaon Park",
};

const { distance: _far, applied: _done, saved: _kept, ...CARD_FOR_OTHERS } = CARD;
export { CARD_FOR_OTHERS };

const OWN_CARD: OwnJobCard = {
  ...CARD_FOR_OTHERS,
  applications_today: 1,
  to_review: 2,
  open_until: OPEN_UNTIL,
  closed_reason: null,
  undecided: 3,
  hired: 1,
  people: 2,
};

/** All that a published job needs, and a few facts. */
export const JOB_BODY: z.input<typeof createJobInput> = {
  title: "Cook for a family of four",
  category: "chef-cook",
  location: "Koregaon Park, Pune",
  salary: "20000-25000",
  employmentType: "LIVE_OUT_FULL_TIME",
  shift: "Day Shift (7 AM - 7 PM)",
  workingDays: "Monday - Saturday",
  experienceLevel: "2-5 years",
  requirements: ["Cooks North Indian dishes"],
  tasks: ["cooking", "dishes"],
  meals: ["lunch"],
  weeklyOff: "sunday",
  status: "open",
};

const list = { answer: [CARD] };
const create = { body: JOB_BODY, answer: OWN_JOB };
const read = { answer: JOB };
const update = {
  body: { salary: "22000-26000", revision: 1 },
  answer: { ...OWN_JOB, salary: "22000-26000", salaryMin: 22_000, salaryMax: 26_000, revision: 2 },
};
const setStatus = {
  body: { status: "closed", filled: true },
  answer: { ...OWN_JOB, status: "closed", open_until: null, closed_reason: "filled", undecided: 0 },
} as const;
const ended = { answer: OWN_JOB };
const renew = { body: {}, answer: OWN_JOB };
const count = { answer: { count: 12, hasMore: false, isNear: true, understood: null } };

const CARD_VIEW: JobCardView = {
  id: IDS.job,
  heading: "Cook, live-out",
  name: "Cook, live-out – Pune, 9 AM to 6 PM",
  pay: { before: "", amount: "₹20,000 – 25,000", after: " / month" },
  place: "Pune",
  mark: { text: "Urgent", isUrgent: true },
  facts: [{ picture: "shift-standard", text: "9 AM to 6 PM · Sunday off" }],
  offerer: { name: "A household", mark: "checked" },
  counts: "12 applied · Posted yesterday",
  action: { href: `/jobs/${IDS.job}/apply`, label: "Apply for Position", look: "main" },
  isSaved: false,
  picture: { category: "chef-cook" },
};

const SAVED_SEARCH = {
  ...{ id: IDS.session, search: "cook", category: null, kind: null, place: { ...PLACE, kind: "city" as const } },
  created_at: "2026-11-24T05:30:00.000Z",
};

export const postingExamples: Examples<typeof postingApi> = {
  "POST /api/client/job-preview": {
    body: JOB_BODY,
    answer: { language: "en", card: CARD_VIEW, sentences: ["Cook", "20000 to 25000 rupees a month"] },
  },
  "GET /api/client/form-draft": {
    answer: { draft: { key: IDS.session, fields: { title: "Cook" }, changed_at: "2026-11-24T05:30:00.000Z" } },
  },
  "PUT /api/client/form-draft": { body: { key: IDS.session, fields: { title: "Cook", salary: "20" } } },
  "GET /api/client/usual-pay": { answer: { from: 14_000, to: 18_000, area: "near" } },
};

export const savedSearchExamples: Examples<typeof savedSearchApi> = {
  "GET /api/user/saved-searches": { answer: [SAVED_SEARCH] },
  "POST /api/user/saved-searches": {
    body: { search: "cook", place: "pune" },
    answer: { ...SAVED_SEARCH, needsPlace: false },
  },
};

export const jobExamples: Examples<typeof jobsApi> = {
  "GET /api/service-requests": list,
  "POST /api/service-requests": create,
  "GET /api/service-requests/count": count,
  "GET /api/service-requests/cards": {
    answer: [CARD_VIEW],
  },
  "GET /api/service-requests/{id}/speech": {
    answer: { sentences: ["Cook for a family of four.", "Pune. 20,000 to 25,000 rupees a month."] },
  },
  "GET /api/service-requests/{id}": read,
  "PUT /api/service-requests/{id}": update,
  "PUT /api/service-requests/{id}/status": setStatus,
  "POST /api/service-requests/{id}/renewal": renew,
  "DELETE /api/service-requests/{id}/ending": ended,
  "GET /api/jobs": list,
  "POST /api/jobs": create,
  "GET /api/jobs/count": count,
  "GET /api/jobs/{id}": read,
  "PUT /api/jobs/{id}": update,
  "PUT /api/jobs/{id}/status": setStatus,
  "POST /api/jobs/{id}/renewal": renew,
  "DELETE /api/jobs/{id}/ending": ended,
  "GET /api/user/suiting-jobs": {
    answer: [
      {
        job: CARD,
        reasons: [
          { by: "place", isMet: true },
          { by: "pay", isMet: true, rupees: 2_000 },
        ],
      },
    ],
  },
  "GET /api/user/saved-jobs": list,
  "GET /api/client/service-requests": { answer: [OWN_CARD] },
  "POST /api/client/pause-answer": { body: { stillLooking: true } },
  "GET /api/client/stats": {
    answer: {
      activeRequests: 1,
      totalRequests: 3,
      totalApplications: 9,
      applicationsToday: 1,
      profileViews: 61,
      urgentPositions: 0,
      toReview: 2,
      waitingLong: 1,
      unansweredInARow: 0,
      isPaused: false,
    },
  },
};

export const placeExamples: Examples<typeof placesApi> = {
  "GET /api/places": { answer: [{ ...PLACE, kind: "city" }] },
};
