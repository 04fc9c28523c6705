import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify, type News } from "@/lib/platform/notify/notify";
import { refuseWording } from "@/lib/domains/trust/refusal-policy";
import { requireOwnPhone } from "@/lib/domains/users/account-service";
import { epochNow } from "@/lib/core/time";
import type { InterviewState } from "./interview-options";
import type { InterviewAnswer, InterviewInput } from "./interview-schema";
import { holdJobOf, requireSeenJob } from "./lock-rows";
import type { ApplicationEventType } from "./options";
import { INTERVIEW_STATUSES } from "./policy";
import { noteAnswer } from "./record-service";
import { reread } from "./received-queries";
import { readableBy } from "./readable-queries";
import { carryOut } from "./told-service";
import type { ReceivedApplication } from "./types";

/** An application whose row this transaction holds. */
type Held = {
  id: string;
  jobId: string;
  workerId: string;
  employerId: string;
  agreed: Date | null;
  /** Seconds since it came, in which its job was not held. */
  waited: number;
};

/**
 * Proposes times and a place to the applicant, instead of any before. Someone whose application was still undecided is
 * shortlisted by it. A time that was agreed on is void until the worker picks one of the new ones.
 * @throws AppError application_not_found, already_decided, job_being_checked, phone_required (the employer has given no number).
 */
export async function proposeInterview(
  employer: Actor<"employer">,
  id: string,
  { times, place }: InterviewInput,
): Promise<ReceivedApplication> {
  refuseWording({ place });
  return db.$transaction(async (tx) => {
    await carryOut(tx, id);
    const { count: isFirst } = await tx.application.updateMany({
      where: { AND: [{ id, status: "pending", job: { untoldEnd: null } }, readableBy(employer)] },
      data: { status: "shortlisted" },
    });
    const held = await hold(tx, employer, id);
    await requireSeenJob(tx, id);
    await requireOwnPhone(tx, employer);
    const data = { times, place, lastTime: times.at(-1)!, state: "proposed" satisfies InterviewState };
    await tx.interview.upsert({
      where: { applicationId: id },
      create: { applicationId: id, ...data },
      update: { ...data, wish: null, agreedAt: null },
    });
    await tx.application.update({ where: { id }, data: { interviewDate: null } });
    if (isFirst > 0) {
      await note(tx, employer, id, "shortlisted");
      await noteAnswer(tx, employer.id, held.waited);
    }
    await note(tx, employer, id, "interview_proposed");
    await notify(tx, {
      ...toWorker(held, held.agreed ? "interview_moved" : "interview_proposed"),
      ...(times.length === 1 ? { aboutAt: times[0]! } : {}),
    });
    return reread(tx, employer, id);
  });
}

/**
 * Cancels the interview; the application stays as it is.
 * @throws AppError application_not_found, already_decided, interview_changed (there is none any more).
 */
export async function cancelInterview(employer: Actor<"employer">, id: string): Promise<ReceivedApplication> {
  return db.$transaction(async (tx) => {
    await carryOut(tx, id);
    const held = await hold(tx, employer, id);
    await change(tx, id, { from: ["proposed", "agreed", "other_asked"] }, { state: "cancelled", times: [] });
    await tx.application.update({ where: { id }, data: { interviewDate: null } });
    await note(tx, employer, id, "interview_cancelled");
    await notify(tx, { ...toWorker(held, "interview_cancelled"), ...(held.agreed ? { aboutAt: held.agreed } : {}) });
    return reread(tx, employer, id);
  });
}

/**
 * Picks one of the proposed times, or asks for another. Of two answers at the same moment one wins.
 * @throws AppError application_not_found, already_decided, interview_changed (moved, cancelled or answered meanwhile, or
 * the time is over).
 */
export async function answerInterview(worker: Actor<"worker">, id: string, answer: InterviewAnswer): Promise<void> {
  await db.$transaction(async (tx) => {
    await holdJobOf(tx, id);
    const held = await hold(tx, worker, id);
    const employer = { userId: held.employerId, jobId: held.jobId, applicationId: id };
    if ("time" in answer) {
      const { time } = answer;
      if (time.getTime() <= epochNow()) throw new AppError("interview_changed");
      await change(
        tx,
        id,
        { from: ["proposed"], time },
        { state: "agreed", times: [time], lastTime: time, agreedAt: new Date() },
      );
      await tx.application.update({ where: { id }, data: { interviewDate: time } });
      await note(tx, worker, id, "interview_set");
      await notify(tx, { ...employer, kind: "interview_picked", aboutAt: time });
    } else {
      await change(tx, id, { from: ["proposed", "agreed"] }, { state: "other_asked", times: [], wish: answer.wish });
      await tx.application.update({ where: { id }, data: { interviewDate: null } });
      await note(tx, worker, id, "interview_other_time");
      await notify(tx, { ...employer, kind: "other_time_asked", ...(held.agreed ? { aboutAt: held.agreed } : {}) });
    }
  });
}

/** Records a time that the employer has set with a decision, without asking. The caller holds the application's row. */
export async function setInterview(tx: Transaction, id: string, time: Date): Promise<{ isMoved: boolean }> {
  const before = await tx.interview.findUnique({ where: { applicationId: id }, select: { state: true } });
  const data = { state: "agreed" satisfies InterviewState, times: [time], lastTime: time, agreedAt: new Date() };
  await tx.interview.upsert({
    where: { applicationId: id },
    create: { applicationId: id, ...data },
    update: { ...data, wish: null },
  });
  return { isMoved: before?.state === "agreed" };
}

/** Locks an application of the actor's that may have an interview: all who change one wait here for each other. */
async function hold(tx: Transaction, actor: Actor<"worker"> | Actor<"employer">, id: string): Promise<Held> {
  const status = { in: INTERVIEW_STATUSES };
  // An update that changes nothing locks the row, with ownership and state in the same statement.
  const ofOpen = isOf(actor, "employer") ? { job: { untoldEnd: null } } : {};
  const { count } = await tx.application.updateMany({
    where: { AND: [{ id, status, ...ofOpen }, readableBy(actor)] },
    data: { updatedAt: new Date() },
  });
  if (count === 0) {
    const row = await tx.application.findFirst({ where: { id, ...readableBy(actor) }, select: { status: true } });
    if (row === null) throw new AppError("application_not_found");
    throw new AppError(row.status === "pending" ? "interview_changed" : "already_decided");
  }
  const {
    interviewDate: agreed,
    createdAt,
    heldSeconds,
    ...row
  } = await tx.application.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      jobId: true,
      workerId: true,
      employerId: true,
      interviewDate: true,
      createdAt: true,
      heldSeconds: true,
    },
  });
  return { ...row, agreed, waited: (epochNow() - createdAt.getTime()) / 1000 - heldSeconds };
}

type Change = { state: InterviewState; times: Date[]; lastTime?: Date; agreedAt?: Date; wish?: string };

/** @param when the states in which it may change, and the time that must be among those proposed. */
async function change(
  tx: Transaction,
  applicationId: string,
  when: { from: InterviewState[]; time?: Date },
  to: Change,
): Promise<void> {
  const { count } = await tx.interview.updateMany({
    where: { applicationId, state: { in: when.from }, ...(when.time ? { times: { has: when.time } } : {}) },
    data: { lastTime: null, agreedAt: null, wish: null, ...to },
  });
  if (count === 0) throw new AppError("interview_changed");
}

const note = (tx: Transaction, actor: Actor, applicationId: string, type: ApplicationEventType) =>
  tx.applicationEvent.create({ data: { applicationId, actorId: actor.id, type } });

const toWorker = ({ id, jobId, workerId }: Held, kind: News["kind"]): News => ({
  ...{ userId: workerId, jobId, applicationId: id, kind },
});
