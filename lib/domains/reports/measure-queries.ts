import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isOneOf } from "@/lib/core/objects";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import { evidenceReasons } from "@/lib/domains/trust/held-reasons-rows";
import { MEASURES, SUBJECT_WORDS } from "@/lib/domains/trust/decision-options";
import { db } from "@/lib/platform/db/client";
import type { Measure } from "./types";

const MOST = 20;

/** The decisions about the caller: what, why, by which evidence, and what became of an appeal; newest first. */
export async function listMeasures(actor: Actor): Promise<Measure[]> {
  const rows = await db.case.findMany({
    where: { subjectId: actor.id, state: "decided", decision: { in: [...MEASURES] }, kind: { in: ["report", "held"] } },
    select: {
      id: true,
      number: true,
      createdAt: true,
      decision: true,
      decidedAt: true,
      subjectWords: true,
      evidence: true,
      job: { select: { id: true, title: true } },
      appeals: { select: { state: true, decision: true }, take: 1 },
    },
    orderBy: [{ decidedAt: "desc" }, { id: "desc" }],
    take: MOST,
  });
  const measures = rows.flatMap(({ decision, subjectWords, evidence, appeals, decidedAt, ...row }) => {
    if (!isOneOf(MEASURES, decision) || decidedAt === null) return [];
    const [appeal] = appeals;
    return {
      ...{ id: row.id, number: caseNumber(row), decision, job: row.job },
      why: isOneOf(SUBJECT_WORDS, subjectWords) ? subjectWords : null,
      // Rules and topics with the words of the account's own job: never who reported, or what they wrote.
      found: evidenceReasons(evidence).map(({ rule, words }) => ({
        rule,
        words: words ?? "",
      })),
      decidedAt: decidedAt.toISOString(),
      appeal: !appeal ? null : appeal.state !== "decided" ? "open" : appeal.decision === "fine" ? "fine" : "upheld",
    } satisfies Measure;
  });
  return onePerJob(measures);
}

/** One decision ends all cases about a job: its owner reads one measure, that of the case with an appeal or with the most evidence. */
function onePerJob(measures: readonly Measure[]): Measure[] {
  const weight = ({ appeal, found }: Measure) => (appeal === null ? 0 : 1_000) + found.length;
  const kept = new Map<string, Measure>();
  for (const one of measures) {
    const key = one.job ? `${one.job.id} ${one.decision} ${one.decidedAt}` : one.id;
    const before = kept.get(key);
    if (!before || weight(one) > weight(before)) kept.set(key, one);
  }
  return [...kept.values()];
}
