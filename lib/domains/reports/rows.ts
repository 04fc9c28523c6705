import "server-only";
import { isOneOf } from "@/lib/core/objects";
import { CASE_DECISIONS, REPORTER_WORDS } from "@/lib/domains/trust/decision-options";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import { REPORT_TOPICS } from "@/lib/domains/trust/report-options";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { OwnReport, ReportReceipt } from "./types";

export const receiptSelect = { number: true, topic: true, createdAt: true } satisfies Prisma.CaseSelect;
type ReceiptRow = Prisma.CaseGetPayload<{ select: typeof receiptSelect }>;

export const ownReportSelect = {
  ...receiptSelect,
  text: true,
  voiceNote: true,
  jobId: true,
  applicationId: true,
  state: true,
  decision: true,
  decidedAt: true,
  reporterWords: true,
} satisfies Prisma.CaseSelect;
type OwnRow = Prisma.CaseGetPayload<{ select: typeof ownReportSelect }>;

/** The receipt of a report once it has come. */
export const toReceipt = (row: ReceiptRow): ReportReceipt => ({
  number: caseNumber(row),
  topic: isOneOf(REPORT_TOPICS, row.topic) ? row.topic : "other",
});

/** A report as its sender reads it: a decision is told once it stands. */
export const toOwnReport = (row: OwnRow): OwnReport => ({
  ...toReceipt(row),
  text: row.text,
  jobId: row.jobId,
  applicationId: row.applicationId,
  hasVoiceNote: row.voiceNote !== null,
  createdAt: row.createdAt.toISOString(),
  // That an admin only proposes something is no news to anyone else.
  state: row.state === "second" ? "open" : row.state,
  decision: row.state === "decided" && isOneOf(CASE_DECISIONS, row.decision) ? row.decision : null,
  more: row.state === "decided" && isOneOf(REPORTER_WORDS, row.reporterWords) ? row.reporterWords : null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
