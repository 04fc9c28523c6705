import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { epochNow } from "@/lib/core/time";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import type { Language } from "@/lib/language/i18n/languages";
import { db, type Transaction } from "@/lib/platform/db/client";
import { openCase } from "@/lib/domains/trust/case-service";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { countUse, TEN_A_DAY } from "@/lib/platform/limits/rate-limit";
import { countVisitor } from "@/lib/platform/limits/visitors";
import { answerDue } from "./policy";
import { grievanceSelect, toGrievance } from "./rows";
import type { GrievanceInput, VisitorGrievanceInput } from "./schema";
import type { Grievance, GrievanceReceipt } from "./types";

/** Sends a grievance to the office. @throws AppError rate_limited. */
export async function sendGrievance(
  actor: Actor,
  { kind, text }: GrievanceInput,
  within: Within<Grievance> = runDirectly,
): Promise<Grievance> {
  await countUse(`grievance:${actor.id}`, TEN_A_DAY);
  return db.$transaction((tx) =>
    within(tx, async () => {
      const sent = { kind: "complaint", severity: "usual", topic: kind, text, reporterId: actor.id } as const;
      const { id } = await openCase(tx, sent);
      return toGrievance(await tx.case.findUniqueOrThrow({ where: { id }, select: grievanceSelect }));
    }),
  );
}

/**
 * Asks the office to call the employer's phone number, by which it is confirmed where no text messages are sent. Someone who
 * waits for a call already gets no second one. @throws AppError phone_required.
 */
export const askNumberCall = (
  employer: Actor<"employer">,
  within: Within<Grievance> = runDirectly,
): Promise<Grievance> => db.$transaction((tx) => within(tx, () => ask(tx, employer)));

async function ask(tx: Transaction, employer: Actor<"employer">): Promise<Grievance> {
  // Locked, so that two clicks make one case.
  const [user] = await tx.$queryRaw<{ phone: string | null }[]>`
    SELECT phone FROM users WHERE id = ${employer.id}::uuid FOR NO KEY UPDATE`;
  if (!user?.phone) throw new AppError("phone_required", { fields: { phone: [msg("employerPhone")] } });
  const about = { kind: "complaint", topic: "number", reporterId: employer.id } as const;
  const waiting = await tx.case.findFirst({ where: { ...about, decidedAt: null }, select: grievanceSelect });
  if (waiting) return toGrievance(waiting);
  const { id } = await openCase(tx, { ...about, severity: "usual", subjectId: employer.id });
  return toGrievance(await tx.case.findUniqueOrThrow({ where: { id }, select: grievanceSelect }));
}

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
