import { z } from "zod";
import { CASE_STATES } from "@/lib/domains/trust/case-options";
import { CASE_DECISIONS } from "@/lib/domains/trust/decision-options";
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
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "OwnReport", description: "A report of the caller, and what became of it" });
export type OwnReport = z.infer<typeof ownReportSchema>;
