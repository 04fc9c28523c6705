import { z } from "zod";
import { CASE_STATES } from "@/lib/domains/trust/case-options";
import { CASE_DECISIONS, MEASURES, REPORTER_WORDS, SUBJECT_WORDS } from "@/lib/domains/trust/decision-options";
import { REPORT_TOPICS } from "@/lib/domains/trust/report-options";

export const reportReceiptSchema = z
  .strictObject({
    number: z.string().describe("For people to name it by, such as `KS-2026-000123`"),
    topic: z.enum(REPORT_TOPICS),
  })
  .meta({ id: "ReportReceipt", description: "What is said of a report once it has come" });
export type ReportReceipt = z.infer<typeof reportReceiptSchema>;

export const ownReportSchema = reportReceiptSchema
  .extend({
    text: z.string().describe("Empty: no words were written"),
    hasVoiceNote: z.boolean(),
    jobId: z.uuid().nullable(),
    applicationId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    state: z.enum(CASE_STATES),
    decision: z.enum(CASE_DECISIONS).nullable().describe("What became of it; null until it is decided"),
    more: z.enum(REPORTER_WORDS).nullable().describe("What is said besides the decision"),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "OwnReport", description: "A report of the caller, and what became of it" });
export type OwnReport = z.infer<typeof ownReportSchema>;

export const measureSchema = z
  .strictObject({
    id: z.uuid(),
    number: z.string(),
    decision: z.enum(MEASURES),
    why: z.enum(SUBJECT_WORDS).nullable(),
    found: z
      .array(z.strictObject({ rule: z.string(), words: z.string() }))
      .describe("What it rests on: rules or topics of reports, and words of the caller's own job"),
    job: z.strictObject({ id: z.uuid(), title: z.string() }).nullable(),
    decidedAt: z.iso.datetime(),
    appeal: z.enum(["open", "fine", "upheld"]).nullable().describe("Null: the caller has not disagreed"),
  })
  .meta({ id: "Measure", description: "A decision about the caller's account or job" });
export type Measure = z.infer<typeof measureSchema>;

export const appealReceiptSchema = reportReceiptSchema
  .pick({ number: true })
  .meta({ id: "AppealReceipt", description: "What is said of an appeal once it has come" });
export type AppealReceipt = z.infer<typeof appealReceiptSchema>;
