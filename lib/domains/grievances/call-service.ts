import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { openCase } from "@/lib/domains/trust/case-service";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { grievanceSelect, toGrievance } from "./rows";
import type { Grievance } from "./types";

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
