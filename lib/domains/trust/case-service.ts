import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { CaseEvidence, CaseKind, Severity } from "./case-options";
import { caseNumber } from "./case-policy";

/** A case to be opened. Ids that do not exist are refused by the database. */
export type NewCase = {
  kind: CaseKind;
  severity: Severity;
  jobId?: string | null;
  applicationId?: string | null;
  /** The account that it is about. */
  subjectId?: string | null;
  /** The account that sent it; none for what the product found itself. */
  reporterId?: string | null;
  evidence?: CaseEvidence;
  topic?: string;
  text?: string;
};

/**
 * Puts something into the admins' queue, in the transaction of the event itself.
 * @returns its id, and its number for people.
 */
export async function openCase(
  tx: Pick<Transaction, "case">,
  { kind, severity, jobId, applicationId, subjectId, reporterId, evidence, topic, text }: NewCase,
): Promise<{ id: string; number: string; createdAt: Date }> {
  const row = await tx.case.create({
    data: {
      ...{ kind, severity, text: text ?? "", topic: topic ?? null },
      ...{ jobId: jobId ?? null, applicationId: applicationId ?? null },
      ...{ subjectId: subjectId ?? null, reporterId: reporterId ?? null },
      ...(evidence ? { evidence: { ...evidence, reasons: evidence.reasons.map((reason) => ({ ...reason })) } } : {}),
    },
    select: { id: true, number: true, createdAt: true },
  });
  return { ...row, number: caseNumber(row) };
}
