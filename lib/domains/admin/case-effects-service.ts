import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isOneOf } from "@/lib/core/objects";
import { letPass, openAgain, releaseHeldJob } from "@/lib/domains/jobs/hold-service";
import { removeWithin } from "@/lib/domains/jobs/removal-service";
import { OPEN_OR_HELD } from "@/lib/domains/jobs/visible-queries";
import { DEACTIVATION_REASONS, type DeactivationReason } from "@/lib/domains/users/options";
import { evidenceReasons } from "@/lib/domains/trust/held-reasons-rows";
import { MEASURES, type CaseDecision } from "@/lib/domains/trust/decision-options";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { notify, type News } from "@/lib/platform/notify/notify";
import type { CaseDecisionInput } from "./case-schema";
import { deactivateWithin, reactivateWithin } from "./deactivation-service";

type Decided = {
  kind: string;
  jobId: string | null;
  subjectId: string | null;
  topic: string | null;
  answer: string | null;
  evidence: Prisma.JsonValue;
  appealOf: { decision: string | null; jobId: string | null; evidence: Prisma.JsonValue } | null;
};

/** Does what was decided. @returns the names of the files to be removed once it is done. */
export async function act(
  tx: Transaction,
  admin: Actor<"admin">,
  { kind, jobId, subjectId, appealOf, topic, answer, evidence }: Decided,
  { decision, subjectWords }: Pick<CaseDecisionInput, "decision" | "subjectWords">,
): Promise<(string | null)[]> {
  if (kind === "appeal") {
    if (decision === "fine" && appealOf && subjectId) await undo(tx, admin, appealOf, subjectId);
    return [];
  }
  switch (decision) {
    case "fine":
      if (jobId && (await releaseHeldJob(tx, jobId)) && subjectId)
        await notify(tx, { userId: subjectId, kind: "office_released", jobId });
      return [];
    case "change":
      // Closed, so that nobody applies meanwhile; its owner opens it again once it is changed, and the rules look at it.
      await tx.job.updateMany({ where: { id: jobId ?? "", ...OPEN_OR_HELD }, data: { status: "closed" } });
      return [];
    case "take_down":
      return (await isThere(tx, jobId)) ? removeWithin(tx, admin, jobId!) : [];
    case "suspend":
      if (subjectId && (await isActive(tx, subjectId)))
        await deactivateWithin(tx, admin, subjectId, {
          reason: reasonOf(subjectWords ?? topic),
          note: answer ?? foundIn(evidence),
        });
      return [];
    default:
      return [];
  }
}

/** The reasons for a deactivation, by the words for the account or the topic of a report. */
const REASON_OF: Partial<Record<string, DeactivationReason>> = {
  not_as_written: "false_details",
  bad_behaviour: "bad_conduct",
  copied: "spam",
};

/** The reason that the account's owner is told when signing in. */
const reasonOf = (words: string | null): DeactivationReason =>
  isOneOf(DEACTIVATION_REASONS, words) ? words : (REASON_OF[words ?? ""] ?? "other");

/** The words of the account's own job on which it rests, as its owner is told them; never those of a report. */
function foundIn(evidence: Prisma.JsonValue): string | null {
  const words = evidenceReasons(evidence).flatMap((reason) => reason.words || []);
  return words.length === 0 ? null : words.map((found) => `“${found}”`).join(" · ");
}

const isThere = async (tx: Transaction, id: string | null) =>
  id !== null && (await tx.job.count({ where: { id, removedAt: null } })) > 0;
const isActive = async (tx: Transaction, id: string) =>
  (await tx.user.count({ where: { id, deactivatedAt: null } })) > 0;

/**
 * Takes a measure back. A job that was to be changed is open again; one taken down is its owner's again, closed, and its pictures
 * are gone. Neither is held again for the same reason.
 */
async function undo(
  tx: Transaction,
  admin: Actor<"admin">,
  { decision, jobId, evidence }: NonNullable<Decided["appealOf"]>,
  subjectId: string,
): Promise<void> {
  if (decision === "suspend" && !(await isActive(tx, subjectId))) await reactivateWithin(tx, admin, subjectId);
  if (jobId) await letPass(tx, jobId, evidenceReasons(evidence));
  if (decision === "change" && jobId && (await isActive(tx, subjectId))) await openAgain(tx, jobId);
  if (decision === "take_down" && jobId)
    await tx.job.updateMany({
      where: { id: jobId, employerId: subjectId, removedAt: { not: null } },
      data: { removedAt: null, closedReason: "owner" },
    });
}

type Ended = { kind: string; reporterId: string | null; subjectId: string | null; jobId: string | null };

/** Tells everyone who sent one of the ended cases what became of it, and the account measured what was decided. */
export async function tellBoth(
  tx: Transaction,
  ended: readonly Ended[],
  decision: CaseDecision,
  { kind, subjectId, jobId }: Decided,
): Promise<void> {
  const about = (id: string | null) => (id === null ? {} : { jobId: id });
  const news = new Map<string, News>();
  for (const one of ended) {
    if (one.reporterId === null) continue;
    const told =
      one.kind === "report" ? "report_decided" : one.kind === "appeal" ? "appeal_decided" : "grievance_answered";
    news.set(`${one.reporterId} ${told}`, { userId: one.reporterId, kind: told, ...about(one.jobId) });
  }
  if (kind !== "appeal" && subjectId && isOneOf(MEASURES, decision))
    news.set("subject", { userId: subjectId, kind: "measure_taken", ...about(jobId) });
  for (const one of news.values()) await notify(tx, one);
}
