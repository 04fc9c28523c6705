import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { ownedBy } from "@/lib/domains/jobs/visible-queries";
import { decide, undoDecision } from "./decision-service";
import type { DecisionsInput } from "./schema";
import type { Decided, ReceivedApplication } from "./types";

/** Why one application of several was not decided on; anything else ends the whole call. */
const REFUSALS = ["application_not_found", "already_decided", "told_already"] as const;

/**
 * Shortlists or rejects several applications to a job, each in its own transaction by the rules of one, so that a refused one keeps
 * back no other. One that has the status already counts as decided: the same call again changes nothing.
 * @throws AppError job_not_found, job_being_checked (409), phone_required (409).
 */
export async function decideMany(employer: Actor<"employer">, jobId: string, input: DecisionsInput): Promise<Decided> {
  const { ids, status, reason = null, undoable } = input;
  await requireOwnJob(employer, jobId);
  const decision = { status, reason, undoable, note: null, start_date: null, interview_date: null };
  return each(employer, jobId, ids, {
    act: (id) => decide(employer, id, decision),
    isDone: (shown) => shown.status === status,
  });
}

/** Takes back decisions that nobody was told of yet. @throws AppError job_not_found. */
export async function undoMany(employer: Actor<"employer">, jobId: string, ids: readonly string[]): Promise<Decided> {
  await requireOwnJob(employer, jobId);
  return each(employer, jobId, ids, { act: (id) => undoDecision(employer, id), isDone: () => false });
}

type Acts = { act: (id: string) => Promise<unknown>; isDone: (shown: Pick<ReceivedApplication, "status">) => boolean };

async function each(
  employer: Actor<"employer">,
  jobId: string,
  ids: readonly string[],
  { act, isDone }: Acts,
): Promise<Decided> {
  const rows = await db.application.findMany({
    where: { id: { in: [...ids] }, jobId, employerId: employer.id },
    select: { id: true, status: true, untoldStatus: true },
  });
  const shown = new Map(rows.map(({ id, status, untoldStatus }) => [id, { status: untoldStatus ?? status }]));
  const answer: Decided = { decided: [], refused: [] };
  for (const id of ids) {
    const before = shown.get(id);
    try {
      if (!before) throw new AppError("application_not_found");
      if (!isDone(before)) await act(id);
      answer.decided.push(id);
    } catch (error) {
      const code = REFUSALS.find((known) => error instanceof AppError && error.code === known);
      if (!code) throw error;
      answer.refused.push({ id, code });
    }
  }
  return answer;
}

async function requireOwnJob(employer: Actor<"employer">, jobId: string): Promise<void> {
  const job = await db.job.findFirst({ where: { id: jobId, ...ownedBy(employer) }, select: { id: true } });
  if (!job) throw new AppError("job_not_found");
}
