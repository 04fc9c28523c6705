/** The operations on reports: something is wrong with a job or a person. */
import { z } from "zod";
import { VOICE_NOTE_ERRORS } from "@/lib/platform/http/errors";
import { created, postedForm, type Api } from "@/lib/platform/http/operation";
import { appealInput, REPORT_FORM, reportInput, visitorReportInput } from "./schema";
import { appealReceiptSchema, measureSchema, ownReportSchema, reportReceiptSchema } from "./types";

export const reportsApi = {
  "GET /api/user/reports": {
    access: "signed-in",
    neverStored: true,
    answer: z.array(ownReportSchema),
    summary: "One's own reports and what became of them, newest first",
  },
  "POST /api/user/reports": {
    access: "signed-in",
    once: true,
    body: reportInput,
    form: REPORT_FORM,
    posted: postedForm(reportInput, { kept: ["topic", "text"] }),
    answer: created(reportReceiptSchema),
    summary: "Report a job, or the other side of an application, by one of five topics: at most ten a day",
    who: "anyone signed in who sees the job or the application; never about oneself",
    errors: ["job_not_found", "application_not_found", "rate_limited", ...VOICE_NOTE_ERRORS],
  },
  "GET /api/user/measures": {
    access: "signed-in",
    neverStored: true,
    answer: z.array(measureSchema),
    summary: "Decisions about one's own account or jobs: what, why, by which evidence; newest first, at most 20",
  },
  "POST /api/user/appeals": {
    access: "signed-in",
    once: true,
    body: appealInput,
    form: REPORT_FORM,
    posted: postedForm(appealInput, { kept: ["caseId", "text"] }),
    answer: created(appealReceiptSchema),
    summary: "Disagree with such a decision, once, in words or with a voice note: another admin answers",
    errors: ["case_not_found", "already_appealed", ...VOICE_NOTE_ERRORS],
  },
  "POST /api/reports": {
    access: "any",
    once: true,
    body: visitorReportInput,
    posted: postedForm(visitorReportInput, { kept: ["topic", "text", "phone"] }),
    answer: created(reportReceiptSchema),
    summary:
      "Report an open job without an account, with a number to be called on or none: it makes a case, and never holds the job",
    errors: ["job_not_found", "rate_limited"],
  },
} as const satisfies Api;
