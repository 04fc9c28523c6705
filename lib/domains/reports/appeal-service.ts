import "server-only";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import type { Actor } from "@/lib/access/auth/actor";
import { openCase } from "@/lib/domains/trust/case-service";
import { MEASURES } from "@/lib/domains/trust/decision-options";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { saveUploadRow } from "@/lib/platform/uploads/service";
import { withStoredFiles } from "@/lib/platform/uploads/voice-service";
import type { AppealInput } from "./schema";
import type { AppealReceipt } from "./types";

/**
 * Disagrees with a decision about oneself: a case that another admin answers.
 * @throws AppError case_not_found, already_appealed, invalid (neither words nor a voice note), voice_note_….
 */
export async function sendAppeal(
  actor: Actor,
  { caseId, text, voiceNote }: AppealInput,
  within: Within<AppealReceipt> = runDirectly,
): Promise<AppealReceipt> {
  if (!text && !voiceNote) throw new AppError("invalid", { fields: { text: ["required"] } });
  return withStoredFiles([], voiceNote, (_images, note) =>
    db.$transaction((tx) =>
      within(tx, async () => {
        // Locked, so that two clicks make one case.
        const found = await tx.$queryRaw<{ jobId: string | null; decision: string | null }[]>`
          SELECT job_id AS "jobId", decision FROM cases
          WHERE id = ${caseId}::uuid AND subject_id = ${actor.id}::uuid AND state = 'decided' FOR NO KEY UPDATE`;
        const [measure] = found.filter(({ decision }) => MEASURES.some((one) => one === decision));
        if (!measure) throw new AppError("case_not_found");
        if ((await tx.case.count({ where: { appealOfId: caseId } })) > 0) throw new AppError("already_appealed");
        if (note) await saveUploadRow(tx, actor.id, note.row);
        const opened = await openCase(tx, {
          ...{ kind: "appeal", severity: "grave", topic: measure.decision ?? undefined, text: text ?? "" },
          ...{ jobId: measure.jobId, subjectId: actor.id, reporterId: actor.id },
        });
        await tx.case.update({
          where: { id: opened.id },
          data: { appealOfId: caseId, voiceNote: note?.row.name ?? null, voiceSeconds: note?.seconds ?? null },
        });
        return { number: opened.number };
      }),
    ),
  );
}
