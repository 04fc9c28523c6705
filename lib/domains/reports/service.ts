import "server-only";
import { createHmac } from "node:crypto";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import type { Actor } from "@/lib/access/auth/actor";
import { openCase } from "@/lib/domains/trust/case-service";
import { MEASURES } from "@/lib/domains/trust/decision-options";
import { SEVERITY_OF, type ReportTopic } from "@/lib/domains/trust/report-options";
import { HOLDING_WITHIN_DAYS } from "@/lib/domains/trust/report-policy";
import type { Language } from "@/lib/language/i18n/languages";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isMissingRow } from "@/lib/platform/db/errors";
import { AppError } from "@/lib/platform/http/errors";
import { keysFor } from "@/lib/platform/keys";
import { browserId } from "@/lib/platform/limits/browser";
import { countUse, TEN_A_DAY } from "@/lib/platform/limits/rate-limit";
import { countVisitor } from "@/lib/platform/limits/visitors";
import { notify } from "@/lib/platform/notify/notify";
import { saveUploadRow } from "@/lib/platform/uploads/service";
import { withStoredFiles } from "@/lib/platform/uploads/voice-service";
import { holdReported } from "./hold-service";
import { findReported, type Reported } from "./queries";
import { receiptSelect, toReceipt } from "./rows";
import type { ReportInput, VisitorReportInput, AppealInput } from "./schema";
import type { ReportReceipt, AppealReceipt } from "./types";

/** Keyed hashes of a browser and a network: the same for the same, and nothing can be found out from them. */
type Marks = { deviceMark: string; addressMark: string };

async function marksOf(address: string): Promise<Marks> {
  const [key] = keysFor("report marks");
  const mark = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 22);
  const browser = await browserId("reports", HOLDING_WITHIN_DAYS * 24 * 60 * 60);
  return { deviceMark: mark(`browser ${browser}`), addressMark: mark(`address ${address}`) };
}

/**
 * Reports a job, or the other side of an application, and holds the job where enough speaks against it.
 * @param address the caller's. @throws AppError job_not_found, application_not_found, rate_limited, voice_note_….
 */
export async function sendReport(
  actor: Actor,
  { about, id, topic, text, voiceNote }: ReportInput,
  address: string,
  within: Within<ReportReceipt> = runDirectly,
): Promise<ReportReceipt> {
  const reported = await findReported(actor, { about, id });
  if (!reported) throw notFound(about);
  await countUse(`report:${actor.id}`, TEN_A_DAY);
  const marks = await marksOf(address);
  return withStoredFiles([], voiceNote, (_images, note) =>
    db.$transaction((tx) =>
      within(tx, async () => {
        if (note) await saveUploadRow(tx, actor.id, note.row);
        const caseId = await open(tx, reported, topic, text, actor.id);
        const row = await tx.case.update({
          where: { id: caseId },
          data: { ...marks, voiceNote: note?.row.name ?? null, voiceSeconds: note?.seconds ?? null },
          select: receiptSelect,
        });
        await holdReported(tx, reported.jobId, { reporterId: actor.id, topic });
        const about = {
          jobId: reported.jobId,
          ...(reported.applicationId && { applicationId: reported.applicationId }),
        };
        await notify(tx, { userId: actor.id, kind: "report_received", ...about });
        return toReceipt(row);
      }),
    ),
  ).catch((error: unknown) => {
    throw isMissingRow(error) ? notFound(about, error) : error;
  });
}

/** Also for a subject that is deleted while the report is on its way. */
const notFound = (about: ReportInput["about"], cause?: unknown) =>
  new AppError(about === "job" ? "job_not_found" : "application_not_found", { cause });

/**
 * The same of a visitor about an open job. It never holds one.
 * @param caller.language that in which the visitor reads, and is to be called.
 * @throws AppError job_not_found, rate_limited.
 */
export async function sendVisitorReport(
  { id, topic, text, phone = null }: VisitorReportInput,
  { address, language }: { address: string; language: Language },
  within: Within<ReportReceipt> = runDirectly,
): Promise<ReportReceipt> {
  const reported = await findReported(null, { about: "job", id });
  if (!reported) throw notFound("job");
  await countVisitor(address);
  return db
    .$transaction((tx) =>
      within(tx, async () => {
        const caseId = await open(tx, reported, topic, text, null);
        const contact = phone === null ? {} : { contactName: "", contactPhone: phone, contactLanguage: language };
        return toReceipt(await tx.case.update({ where: { id: caseId }, data: contact, select: receiptSelect }));
      }),
    )
    .catch((error: unknown) => {
      throw isMissingRow(error) ? notFound("job", error) : error;
    });
}

async function open(
  tx: Pick<Transaction, "case">,
  reported: Reported,
  topic: ReportTopic,
  text: string | null,
  reporterId: string | null,
): Promise<string> {
  const severity = SEVERITY_OF[topic];
  const evidence = { reasons: [{ rule: topic }] };
  const { id } = await openCase(tx, {
    kind: "report",
    severity,
    topic,
    text: text ?? "",
    reporterId,
    evidence,
    ...reported,
  });
  return id;
}

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
