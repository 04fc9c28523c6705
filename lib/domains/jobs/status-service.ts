import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { forgetEnding, rereadOwn, storeEnding } from "./ending-service";
import { holdActive, lockOwn, type OwnRow } from "./lock-rows";
import type { ClosedReason } from "./options";
import { BACK_DAYS, canFill, canMove, shownStatus } from "./policy";
import { requireRoomForOpenJob } from "./quota-service";
import { withUndecided } from "./review-queries";
import { ownJobSelect, toJob } from "./rows";
import type { JobStatusInput } from "./schema";
import type { Job } from "./types";
import { checkWording, openHeldCase } from "./wording-service";

/**
 * Publishes, closes or reopens a job, or says that it is filled, as the states allow. Closed, its applications stay to be
 * decided on; filled, a trigger ends them, if it is `undoable` in ten seconds. A filled one that is opened again within 7 days
 * gets them back.
 * @throws AppError job_not_found, forbidden (another employer's), job_status_step (409), job_incomplete (409), wording_asked (409),
 *   open_jobs_full, open_jobs_full_at_first (409), unauthenticated (deactivated meanwhile), first_steps (the agreement taken back meanwhile).
 */
export async function setJobStatus(
  employer: Actor<"employer">,
  id: string,
  { status, filled, undoable, wordingReasons }: JobStatusInput,
): Promise<Job> {
  return db.$transaction(async (tx) => {
    if (status === "open") await holdActive(tx, employer);
    const before = await lockOwn(tx, employer, id);
    // One that is about to be told as filled counts as that; opened again it was never filled.
    if (before.untoldEnd !== null) {
      if (status !== "open") throw new AppError("job_status_step");
      await forgetEnding(tx, id);
      return rereadOwn(tx, employer, id);
    }
    const from = shownStatus(before.status).status;
    const isAllowed = filled ? canFill({ status: from, closed_reason: before.closedReason }) : canMove(from, status);
    if (!isAllowed) throw new AppError("job_status_step");
    if (status === "open" && !isComplete(before)) throw new AppError("job_incomplete");
    if (status === "open") await requireRoomForOpenJob(tx, employer.id);
    if (filled && undoable) {
      await storeEnding(tx, employer, id, "filled");
      return rereadOwn(tx, employer, id);
    }
    const reasons =
      status === "open" ? await checkWording(tx, { ...before, employerId: employer.id }, wordingReasons, before) : [];
    const isHeld = reasons.length > 0;
    const row = await tx.job.update({
      where: { id },
      data: {
        ...(isHeld ? { status: "held" as const, heldReasons: reasons } : { status }),
        revision: { increment: 1 },
        ...(status === "closed" ? { closedReason: (filled ? "filled" : "owner") satisfies ClosedReason } : {}),
        ...(status === "open" && !isHeld && before.postedAt === null ? { postedAt: new Date() } : {}),
      },
      select: ownJobSelect,
    });
    if (isHeld) await openHeldCase(tx, row, reasons);
    if (before.closedReason === ("filled" satisfies ClosedReason)) await bringBack(tx, id);
    return withUndecided(toJob(row, employer), tx);
  });
}

const isComplete = (row: OwnRow): boolean =>
  row.category !== "" &&
  row.location !== "" &&
  row.salaryMin !== null &&
  row.shift !== null &&
  row.workingDays !== null &&
  row.experienceLevel !== null;

// As each was before, except of people who found other work meanwhile. The caller has locked the job.
const bringBack = (tx: Transaction, jobId: string) => tx.$executeRaw`
  WITH back AS (
    UPDATE applications a SET updated_at = now(),
      -- Nobody could answer meanwhile.
      held_seconds = held_seconds + extract(epoch FROM now() - a.ended_at)::int, status = CASE
        WHEN EXISTS (SELECT 1 FROM application_events e WHERE e.application_id = a.id AND e.type = 'shortlisted')
        THEN 'shortlisted' ELSE 'pending' END::application_status
    WHERE a.job_id = ${jobId}::uuid AND a.status = 'closed' AND a.closed_reason = 'filled'
      AND a.ended_at > now() - make_interval(days => ${BACK_DAYS}::int)
      AND NOT EXISTS (
        SELECT 1 FROM applications other
        WHERE other.worker_id = a.worker_id AND other.status = 'accepted' AND other.accepted_at > a.ended_at)
    RETURNING a.id, a.worker_id
  ), told AS (
    INSERT INTO notifications (id, user_id, kind, job_id, application_id)
      SELECT gen_random_uuid(), worker_id, 'application_reopened', ${jobId}::uuid, id FROM back
  )
  INSERT INTO application_events (id, application_id, type, at)
    SELECT gen_random_uuid(), id, 'reopened', clock_timestamp() FROM back`;
