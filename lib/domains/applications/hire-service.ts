import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import { hiredBy, workOf } from "./hire-rows";
import type { WorkEnder } from "./options";

/** Notes the day and the pay of an acceptance, which outlive what the job says later. In the decision's transaction. */
export const noteHire = (tx: Transaction, applicationId: string) =>
  // Raw SQL because Prisma cannot copy a column of another table.
  tx.$executeRaw`
    UPDATE applications a SET accepted_at = now(), hired_pay_min = j.salary_min, hired_pay_max = j.salary_max
    FROM jobs j WHERE j.id = a.job_id AND a.id = ${applicationId}::uuid`;

/**
 * Says that the work has ended, by either side; the other one is told. Ninety days later neither sees how to reach the
 * other. If both say so, the first counts.
 * @throws AppError forbidden (admins), application_not_found, already_ended.
 */
export async function endWork(actor: Actor, id: string): Promise<void> {
  const [by, own] = sideOf(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.application.updateMany({
      where: { AND: [{ id, workEndedAt: null }, own] },
      data: { workEndedAt: new Date(), workEndedBy: by },
    });
    const row = await tx.application.findFirst({
      where: { AND: [{ id }, own] },
      select: { jobId: true, workerId: true, employerId: true },
    });
    if (!row) throw new AppError("application_not_found");
    if (count === 0) throw new AppError("already_ended");
    const [userId, kind] =
      by === "worker" ? ([row.employerId, "worker_left"] as const) : ([row.workerId, "work_ended"] as const);
    await notify(tx, { userId, kind, jobId: row.jobId, applicationId: id });
  });
}

/**
 * Takes that back, by the side that said it: a wrong tap must not cost anyone a contact.
 * @throws AppError forbidden (admins), application_not_found (also if the other side said it).
 */
export async function resumeWork(actor: Actor, id: string): Promise<void> {
  const [by, own] = sideOf(actor);
  const { count } = await db.application.updateMany({
    where: { AND: [{ id, workEndedBy: by }, own] },
    data: { workEndedAt: null, workEndedBy: null },
  });
  if (count === 0) throw new AppError("application_not_found");
}

function sideOf(actor: Actor) {
  if (isOf(actor, "worker")) return ["worker" satisfies WorkEnder, workOf(actor)] as const;
  if (isOf(actor, "employer")) return ["employer" satisfies WorkEnder, hiredBy(actor)] as const;
  throw new AppError("forbidden");
}
