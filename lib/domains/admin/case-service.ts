import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { decisionsFor } from "@/lib/domains/trust/case-decision-policy";
import { SECOND_ADMIN_FROM } from "@/lib/domains/trust/decision-options";
import { OPEN_OR_HELD } from "@/lib/domains/jobs/visible-queries";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { removeFiles } from "@/lib/platform/uploads/service";
import { record } from "./audit-service";
import { act, tellBoth } from "./case-effects-service";
import { getCase, hasOtherAdmin } from "./case-queries";
import type { CaseDecisionInput } from "./case-schema";
import type { AdminCaseDetails } from "./case-types";

type Admin = Actor<"admin">;

/** Takes a case, or gives it back. @throws AppError case_not_found, already_decided. */
export async function assignCase(admin: Admin, id: string, isMine: boolean): Promise<AdminCaseDetails> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.case.updateMany({
      where: { id, decidedAt: null },
      data: { assigneeId: isMine ? admin.id : null },
    });
    if (count === 0) throw await refusalOf(tx, id);
    if (isMine) await record(tx, admin.id, "case.take", { type: "case", id });
  });
  return getCase(admin, id);
}

const refusalOf = async (tx: Pick<Transaction, "case">, id: string): Promise<AppError> =>
  new AppError((await tx.case.count({ where: { id } })) > 0 ? "already_decided" : "case_not_found");

const decidedSelect = {
  ...{ id: true, kind: true, state: true, decidedAt: true, decidedById: true, topic: true, answer: true },
  evidence: true,
  ...{ jobId: true, subjectId: true, reporterId: true, appealOfId: true },
  appealOf: { select: { decidedById: true, decision: true, jobId: true, evidence: true } },
  subject: { select: { ...NAME_COLUMNS } },
  job: { select: { employerId: true } },
} as const;

/**
 * Decides a case, and with it all others that wait about the same job, or about the account if that is suspended. Both sides
 * are told. A suspension of someone with many open jobs is only proposed until a second admin confirms it.
 * @throws AppError case_not_found, already_decided, other_admin_needed, invalid, and what the act itself throws.
 */
export async function decideCase(admin: Admin, id: string, input: CaseDecisionInput): Promise<AdminCaseDetails> {
  const found = await db.case.findUnique({ where: { id }, select: decidedSelect });
  if (!found) throw new AppError("case_not_found");
  if (found.decidedAt) throw new AppError("already_decided");
  const { kind, jobId, subjectId } = found;
  // An employer may report an applicant: the job is then the reporter's own.
  const hasJob = jobId !== null && found.job?.employerId === subjectId;
  const { decision } = input;
  if (!decisionsFor(kind, { hasJob, hasSubject: subjectId !== null }).includes(decision))
    throw new AppError("invalid", { fields: { decision: ["invalid"] } });
  const isOthers = await hasOtherAdmin(db, admin);
  if (isOthers && found.appealOf?.decidedById === admin.id) throw new AppError("other_admin_needed");
  const files = await db.$transaction(async (tx) => {
    if (decision === "suspend" && (await needsSecond(tx, found, input, { admin, isOthers }))) {
      await propose(tx, admin, id, input);
      return [];
    }
    const orphans = await act(tx, admin, { ...found, jobId: hasJob ? jobId : null }, input);
    const ended = await end(tx, admin, found, input);
    await record(tx, admin.id, "case.decide", { type: "case", id }, { decision, cases: ended.length });
    await tellBoth(tx, ended, decision, found);
    return orphans;
  });
  await removeFiles(files);
  return getCase(admin, id);
}

type Found = Prisma.CaseGetPayload<{ select: typeof decidedSelect }>;

/** Whether a suspension has to wait for another admin. @throws AppError other_admin_needed, invalid (the name is not typed). */
async function needsSecond(
  tx: Transaction,
  { state, decidedById, subjectId, subject }: Found,
  { confirmation }: CaseDecisionInput,
  { admin, isOthers }: { admin: Admin; isOthers: boolean },
): Promise<boolean> {
  const openJobs = await tx.job.count({ where: { employerId: subjectId ?? "", ...OPEN_OR_HELD } });
  if (openJobs < SECOND_ADMIN_FROM) return false;
  if (!isOthers) {
    if (subject && confirmation?.toLowerCase() === usernameToAdmins(subject).toLowerCase()) return false;
    throw new AppError("invalid", { fields: { confirmation: ["required"] } });
  }
  if (state !== "second") return true;
  if (decidedById === admin.id) throw new AppError("other_admin_needed");
  return false;
}

async function propose(tx: Transaction, admin: Admin, id: string, input: CaseDecisionInput): Promise<void> {
  const { count } = await tx.case.updateMany({
    where: { id, decidedAt: null },
    data: { ...wordsOf(input), state: "second", decision: "suspend", decidedById: admin.id, assigneeId: null },
  });
  if (count === 0) throw await refusalOf(tx, id);
  await record(tx, admin.id, "case.propose", { type: "case", id }, { decision: "suspend" });
}

const wordsOf = ({ reporterWords, subjectWords, answer }: CaseDecisionInput) => ({
  reporterWords,
  subjectWords,
  answer,
});

/** Ends the case and those that its decision answers too. Only the first of several decisions counts. */
async function end(tx: Transaction, admin: Admin, found: Found, input: CaseDecisionInput) {
  const { id, kind, jobId, subjectId } = found;
  const isAboutJob = kind === "report" || kind === "held";
  const others =
    input.decision === "suspend" && subjectId !== null
      ? [{ subjectId, kind: { in: ["report" as const, "held" as const] } }]
      : isAboutJob && jobId !== null
        ? [{ jobId, subjectId, kind: { in: ["report" as const, "held" as const] } }]
        : [];
  const ended = await tx.case.updateManyAndReturn({
    where: { decidedAt: null, OR: [{ id }, ...others] },
    data: {
      ...wordsOf(input),
      ...{ state: "decided", decision: input.decision, decidedAt: new Date(), decidedById: admin.id },
    },
    select: { id: true, kind: true, reporterId: true, subjectId: true, jobId: true },
  });
  if (!ended.some((one) => one.id === id)) throw new AppError("already_decided");
  // The words of the first of two admins stay with the case.
  if (found.answer && !input.answer) await tx.case.update({ where: { id }, data: { answer: found.answer } });
  return ended;
}
