import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import type { Within } from "@/lib/access/idempotency";
import { UNDO_SECONDS } from "@/lib/core/time";
import { refuseWording } from "@/lib/domains/trust/refusal-policy";
import { requireOwnPhone } from "@/lib/domains/users/account-service";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import { setInterview } from "./interview-service";
import { holdJobOf, requireSeenJob } from "./lock-rows";
import { statusesLeadingTo } from "./policy";
import { reread } from "./received-queries";
import { readableBy, refusal } from "./readable-queries";
import type { DecisionInput } from "./schema";
import { carryOut } from "./told-service";
import type { ReceivedApplication } from "./types";

/**
 * Shortlists, accepts or rejects an application, with an optional note and dates for the worker. The where clause
 * checks ownership and state, so of two concurrent decisions one wins. An `undoable` one is carried out, and told, in ten
 * seconds; until then only the employer sees it.
 * @throws AppError application_not_found, already_decided (409), job_being_checked (409), phone_required (409).
 */
export const decide = (employer: Actor<"employer">, id: string, input: DecisionInput): Promise<ReceivedApplication> =>
  db.$transaction((tx) => decideIn(tx, employer, id, input));

/** The same for a form, which may be sent twice. @returns the job, to whose applications the employer goes on. */
export const decideOnce = (
  employer: Actor<"employer">,
  id: string,
  input: DecisionInput,
  within: Within<{ job_id: string }>,
): Promise<{ job_id: string }> =>
  db.$transaction((tx) =>
    within(tx, async () => {
      const { job_id } = await decideIn(tx, employer, id, input);
      return { job_id };
    }),
  );

async function decideIn(
  tx: Transaction,
  employer: Actor<"employer">,
  id: string,
  { status, note, reason, start_date: start, interview_date: interview, undoable }: DecisionInput,
): Promise<ReceivedApplication> {
  refuseWording({ note });
  await carryOut(tx, id);
  const { count } = await tx.application.updateMany({
    where: {
      AND: [
        { id, status: { in: statusesLeadingTo(status) }, toldAt: null, job: { untoldEnd: null } },
        readableBy(employer),
      ],
    },
    data: { untoldStatus: status, untoldNote: note, untoldReason: reason, untoldStart: start, toldAt: new Date() },
  });
  if (count === 0) throw new AppError(await refusal(tx, employer, id));
  if (status !== "rejected") {
    await requireSeenJob(tx, id);
    await requireOwnPhone(tx, employer);
  }
  if (undoable)
    await tx.$executeRaw`
      UPDATE applications SET told_at = clock_timestamp() + make_interval(secs => ${UNDO_SECONDS}) WHERE id = ${id}::uuid`;
  else await carryOut(tx, id);
  if (interview) await inviteTo(tx, employer, id, interview);
  return reread(tx, employer, id);
}

/** Sets an interview together with a decision that is told at once, without asking. */
async function inviteTo(tx: Transaction, employer: Actor<"employer">, id: string, at: Date): Promise<void> {
  const { jobId, workerId } = await tx.application.update({
    where: { id },
    data: { interviewDate: at },
    select: { jobId: true, workerId: true },
  });
  const { isMoved } = await setInterview(tx, id, at);
  await tx.applicationEvent.create({ data: { applicationId: id, actorId: employer.id, type: "interview_set" } });
  const kind = isMoved ? ("interview_moved" as const) : ("interview_set" as const);
  await notify(tx, { userId: workerId, jobId, applicationId: id, kind, aboutAt: at });
}

/**
 * Takes a decision back that nobody was told of yet.
 * @throws AppError application_not_found, told_already (409; also if it was taken back, or there is none).
 */
export const undoDecision = (employer: Actor<"employer">, id: string): Promise<ReceivedApplication> =>
  db.$transaction(async (tx) => {
    await holdJobOf(tx, id);
    const count = await tx.$executeRaw`
      UPDATE applications SET untold_status = NULL, untold_note = NULL, untold_reason = NULL, untold_start = NULL, told_at = NULL
      WHERE id = ${id}::uuid AND employer_id = ${employer.id}::uuid AND told_at > clock_timestamp()`;
    if (count === 0) {
      const code = await refusal(tx, employer, id);
      throw new AppError(code === "already_decided" ? "told_already" : code);
    }
    return reread(tx, employer, id);
  });
