import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import type { NotificationKind } from "@/lib/platform/notify/kinds";
import { notify } from "@/lib/platform/notify/notify";
import { holdJob, releaseHeldJob } from "@/lib/domains/jobs/hold-service";
import { lockAny } from "@/lib/domains/jobs/lock-rows";
import type { ClosedReason } from "@/lib/domains/jobs/options";
import { canMove, shownStatus } from "@/lib/domains/jobs/policy";
import { getJob } from "@/lib/domains/jobs/queries";
import { requireRoomForOpenJob } from "@/lib/domains/jobs/quota-service";
import type { JobStatusInput, UpdateJobInput } from "@/lib/domains/jobs/schema";
import { updateJob } from "@/lib/domains/jobs/service";
import type { Job } from "@/lib/domains/jobs/types";
import { openCase } from "@/lib/domains/trust/case-service";
import { hasWithdrawnNotice } from "@/lib/domains/users/consent-queries";
import { record } from "./audit-service";
import type { AuditAction } from "./options";
import type { HoldInput } from "./schema";

type Admin = Actor<"admin">;

/**
 * Changes anybody's job, as its owner may; the owner is told why. Without a change nothing is recorded.
 * @throws AppError invalid (no reason, or as for the owner), job_not_found, job_changed, too_large, image_unreadable.
 */
export async function changeJob(
  admin: Admin,
  id: string,
  input: Omit<UpdateJobInput, "reason">,
  reason: string | undefined,
): Promise<Job> {
  const words = required(reason);
  return updateJob(admin, id, input, async (tx, employerId, changed) => {
    if (changed.length > 0) await tell(tx, admin, { id, employerId }, "job.change", "office_changed", words);
  });
}

/**
 * Closes anybody's open job, or opens one that was closed; the owner is told why. Its applications stay to be decided on. A
 * filled one, a draft, and a job of somebody who may not act are their owner's own affair.
 * @throws AppError invalid (no reason), job_not_found, job_status_step, open_jobs_full, open_jobs_full_at_first.
 */
export async function setStatusByOffice(
  admin: Admin,
  id: string,
  { status, filled, reason }: JobStatusInput,
): Promise<Job> {
  const words = required(reason);
  await db.$transaction(async (tx) => {
    const { employerId, ...before } = await lockAny(tx, id);
    const from = shownStatus(before.status).status;
    const isOwners =
      filled === true || before.untoldEnd !== null || from === "draft" || before.closedReason === "filled";
    if (isOwners || !canMove(from, status)) throw new AppError("job_status_step");
    if (status === "open") {
      if (!(await mayAct(tx, employerId))) throw new AppError("job_status_step");
      await requireRoomForOpenJob(tx, employerId);
    }
    const closedReason = status === "closed" ? { closedReason: "owner" satisfies ClosedReason } : {};
    await tx.job.update({ where: { id }, data: { status, revision: { increment: 1 }, ...closedReason } });
    const isClosed = status === "closed";
    await tell(
      tx,
      admin,
      { id, employerId },
      isClosed ? "job.close" : "job.reopen",
      isClosed ? "office_closed" : "office_reopened",
      words,
    );
  });
  return getJob(admin, id);
}

/**
 * Holds an open job, so that nobody new sees it, and puts it into the queue of cases; or lets everyone see it again and ends
 * what is open about that. The owner is told why.
 * @throws AppError job_not_found, job_status_step (it is not open, or not held).
 */
export async function setHold(admin: Admin, id: string, { held, reason }: HoldInput): Promise<Job> {
  await db.$transaction(async (tx) => {
    const { employerId } = await lockAny(tx, id);
    const job = { id, employerId };
    if (held) {
      if (!(await holdJob(tx, id, []))) throw new AppError("job_status_step");
      await openCase(tx, { kind: "held", severity: "usual", jobId: id, subjectId: employerId, text: reason });
      return tell(tx, admin, job, "job.hold", "office_held", reason);
    }
    if (!(await releaseHeldJob(tx, id))) throw new AppError("job_status_step");
    await tx.case.updateMany({
      where: { jobId: id, kind: "held", decidedAt: null },
      data: { state: "decided", decision: "fine", decidedAt: new Date(), decidedById: admin.id },
    });
    return tell(tx, admin, job, "job.release", "office_released", reason);
  });
  return getJob(admin, id);
}

function required(reason: string | undefined): string {
  if (!reason) throw new AppError("invalid", { fields: { reason: [msg("required")] } });
  return reason;
}

const mayAct = async (tx: Transaction, employerId: string): Promise<boolean> => {
  const row = await tx.user.findUnique({ where: { id: employerId }, select: { deactivatedAt: true } });
  return row?.deactivatedAt === null && !(await hasWithdrawnNotice(employerId, tx));
};

type Told = { id: string; employerId: string };

/** Records what was done and tells the job's owner why; the words are the owner's, not the log's, which is kept for a year. */
async function tell(
  tx: Transaction,
  admin: Admin,
  { id, employerId }: Told,
  action: AuditAction,
  kind: NotificationKind,
  reason: string,
): Promise<void> {
  await record(tx, admin.id, action, { type: "job", id });
  await notify(tx, { userId: employerId, kind, jobId: id, reason });
}

/** Takes a job out of the new ones to skim: nothing is wrong with it. Again: nothing happens. @throws AppError job_not_found. */
export async function passJob(admin: Actor<"admin">, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
    const count = await tx.$executeRaw`
      UPDATE jobs SET skimmed_at = now() WHERE id = ${id}::uuid AND removed_at IS NULL AND skimmed_at IS NULL`;
    if (count > 0) await record(tx, admin.id, "job.pass", { type: "job", id });
    else if ((await tx.job.count({ where: { id, removedAt: null } })) === 0) throw new AppError("job_not_found");
  });
}
