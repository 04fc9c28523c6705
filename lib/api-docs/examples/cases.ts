import type { casesApi } from "@/lib/domains/admin/case-api";
import type { AdminCase, AdminCaseDetails } from "@/lib/domains/admin/case-types";
import { EXAMPLE_NOW, IDS, type Examples } from "./example";
import { CARD } from "./jobs";

const EMPLOYER = { id: IDS.employer, username: "rohan.mehta", role: "employer" } as const;

const CASE: AdminCase = {
  ...{ id: IDS.grievance, number: "KS-2026-000125", kind: "report", topic: "asked_money", severity: "grave" },
  ...{ state: "open", createdAt: EXAMPLE_NOW, job: { id: IDS.job, title: CARD.title }, subject: EMPLOYER },
  ...{ reporter: { id: IDS.worker, username: "asha.devi", role: "worker" }, contact: null, assignee: null },
  ...{ decision: null, decidedAt: null, mayConfirmPhone: true },
};

const CHANGES: AdminCaseDetails["changes"] = {
  count: 1,
  at: EXAMPLE_NOW,
  fields: [{ at: EXAMPLE_NOW, field: "salary", before: "18000", after: "20000-25000" }],
};

const DETAILS: AdminCaseDetails = {
  ...CASE,
  ...{ text: "They want 500 rupees before I may come.", reads: "hi", voiceNote: null, answer: null },
  ...{ reporterWords: null, subjectWords: null, decidedBy: null },
  reasons: [{ rule: "asked_money", field: null, words: "", why: null, like: null }],
  edited: [],
  decisions: ["fine", "change", "take_down", "suspend"],
  ...{ needs: "nothing", mayDecide: true, jobCard: CARD, changes: CHANGES },
  texts: [{ field: "title", text: CARD.title }],
  account: {
    ...{ createdAt: EXAMPLE_NOW, isVerified: false, isPhoneConfirmed: false, isDeactivated: false },
    ...{ openJobs: 1, phone: "+919876543210" },
  },
  ...{ appealOf: null, same: [], earlier: [], alike: [] },
};

export const caseExamples: Examples<typeof casesApi> = {
  "GET /api/admin/cases": { answer: [CASE] },
  "GET /api/admin/case-figures": { answer: { waiting: 3, late: 1, answered: 20, inTime: 18 } },
  "GET /api/admin/cases/{id}": { answer: DETAILS },
  "PUT /api/admin/cases/{id}/assignee": {
    body: { isMine: true },
    answer: { ...DETAILS, assignee: { id: IDS.admin, username: "demo.admin" } },
  },
  "PUT /api/admin/cases/{id}/decision": {
    body: { decision: "take_down", subjectWords: "asked_money" },
    answer: {
      ...DETAILS,
      state: "decided",
      decision: "take_down",
      subjectWords: "asked_money",
      decidedAt: EXAMPLE_NOW,
      mayConfirmPhone: false,
    },
  },
};
