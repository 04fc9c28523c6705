import "server-only";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { db } from "@/lib/platform/db/client";
import type { Language } from "@/lib/language/i18n/languages";
import { countVisitor } from "@/lib/platform/limits/visitors";
import { epochNow } from "@/lib/core/time";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import { answerDue } from "./policy";
import type { VisitorGrievanceInput } from "./schema";
import type { GrievanceReceipt } from "./types";

/** The same words within so many minutes are one complaint: the form was sent twice. */
const SAME_MINUTES = 60;

const receiptSelect = { number: true, kind: true, createdAt: true } as const;

/**
 * Sends a visitor's complaint to the office, whatever accounts there are: the answer says nothing about any.
 * @param caller.address the caller's. @param caller.language that in which the visitor reads, and is to be called.
 * @throws AppError rate_limited.
 */
export async function sendVisitorGrievance(
  { kind, name, phone, text }: VisitorGrievanceInput,
  { address, language }: { address: string; language: Language },
  within: Within<GrievanceReceipt> = runDirectly,
): Promise<GrievanceReceipt> {
  const data = { kind, contactName: name, contactPhone: phone, text: text ?? "" };
  const since = new Date(epochNow() - SAME_MINUTES * 60_000);
  const sentBefore = await db.case.findFirst({
    where: { ...data, reporterId: null, decidedAt: null, createdAt: { gte: since } },
    select: receiptSelect,
  });
  if (sentBefore) return receiptOf(sentBefore);
  await countVisitor(address);
  return db.$transaction((tx) =>
    within(tx, async () =>
      receiptOf(await tx.case.create({ data: { ...data, contactLanguage: language }, select: receiptSelect })),
    ),
  );
}

const receiptOf = (row: Parameters<typeof answerDue>[0] & Parameters<typeof caseNumber>[0]): GrievanceReceipt => ({
  number: caseNumber(row),
  dueAt: answerDue(row).toISOString(),
});
