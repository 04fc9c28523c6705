import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import { GRIEVANCES } from "./grievance-queries";
import { record } from "./audit-service";
import { adminGrievanceSelect, toAdminGrievance } from "./grievance-rows";
import type { AnswerInput } from "./schema";
import type { AdminGrievance } from "./types";

/**
 * Answers a grievance. Only the first of several answers counts; the log has the fact, not the words.
 * @throws AppError grievance_not_found, already_answered.
 */
export async function answerGrievance(
  admin: Actor<"admin">,
  id: string,
  { answer }: AnswerInput,
): Promise<AdminGrievance> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.case.updateMany({
      where: { id, ...GRIEVANCES, decidedAt: null },
      data: { answer, state: "decided", decision: "answered", decidedAt: new Date(), decidedById: admin.id },
    });
    const row = await tx.case.findUnique({
      where: { id, ...GRIEVANCES },
      select: adminGrievanceSelect,
    });
    if (!row) throw new AppError("grievance_not_found");
    if (count === 0) throw new AppError("already_answered");
    await record(tx, admin.id, "grievance.answer", { type: "grievance", id });
    if (row.reporter) await notify(tx, { userId: row.reporter.id, kind: "grievance_answered" });
    return toAdminGrievance(row);
  });
}
