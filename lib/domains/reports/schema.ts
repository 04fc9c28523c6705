import { z } from "zod";
import { phone } from "@/lib/domains/users/account-schema";
import { REPORT_MAX, REPORT_TOPICS, REPORTED } from "@/lib/domains/trust/report-options";
import { msg, optional, recording, text } from "@/lib/platform/http/validation";

const words = {
  // A form sends no choice as an empty text.
  topic: z.enum(REPORT_TOPICS, { error: msg("required") }),
  text: optional(text(REPORT_MAX)),
};

/** POST /api/user/reports: `id` is the job's or the application's. */
export const reportInput = z.object({
  about: z.enum(REPORTED),
  id: z.uuid(),
  ...words,
  voiceNote: recording.optional(),
});
export type ReportInput = z.output<typeof reportInput>;

/** POST /api/reports: with a number to be called on for those who like. */
export const visitorReportInput = z.object({ id: z.uuid(), ...words, phone: phone.optional() });
export type VisitorReportInput = z.output<typeof visitorReportInput>;
export type VisitorReportValues = z.input<typeof visitorReportInput>;

/** POST /api/user/appeals: words or a voice note. */
export const appealInput = z.object({
  caseId: z.uuid(),
  text: optional(text(REPORT_MAX)),
  voiceNote: recording.optional(),
});
export type AppealInput = z.output<typeof appealInput>;

/** The file of a report or an appeal sent as multipart. */
export const REPORT_FORM = { files: ["voiceNote"] } as const;
