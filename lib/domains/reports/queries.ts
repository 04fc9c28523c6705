import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import { readableBy } from "@/lib/domains/applications/readable-queries";
import { OPEN, visibleTo } from "@/lib/domains/jobs/visible-queries";
import type { Language } from "@/lib/language/i18n/languages";
import { toJobPlace } from "@/lib/language/places/rows";
import { db, type Transaction } from "@/lib/platform/db/client";
import { ownReportSelect, toOwnReport } from "./rows";
import type { ReportInput } from "./schema";
import type { OwnReport } from "./types";

/** All of the caller's reports, newest first. A limit on sending keeps them few. */
export async function listOwnReports(actor: Actor): Promise<OwnReport[]> {
  const rows = await db.case.findMany({
    where: { reporterId: actor.id, kind: "report" },
    select: ownReportSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toOwnReport);
}

/** The subject of a report: the job and application, and the account on the other side. */
export type Reported = { jobId: string; applicationId: string | null; subjectId: string };

type Readers = Pick<Transaction, "job" | "application">;

/** The facts of a job by which its reader knows it, and no others: visitors read them too. */
export async function reportedFacts(jobId: string, language: Language) {
  const { placeId, ...facts } = await db.job.findUniqueOrThrow({
    where: { id: jobId },
    select: { category: true, employmentType: true, placeId: true },
  });
  return { ...facts, place: toJobPlace(placeId, "", language)?.name ?? null, hours: null };
}

/** The subject of the caller's report; null if it is not theirs to see, or they themselves. @param actor null: a visitor. */
export async function findReported(
  actor: Actor | null,
  { about, id }: Pick<ReportInput, "about" | "id">,
  from: Readers = db,
): Promise<Reported | null> {
  if (!isUuid(id)) return null;
  if (about === "job") {
    const job = await from.job.findFirst({
      where: { id, ...(actor ? visibleTo(actor) : OPEN) },
      select: { employerId: true },
    });
    return job && job.employerId !== actor?.id ? { jobId: id, applicationId: null, subjectId: job.employerId } : null;
  }
  if (!actor) return null;
  const row = await from.application.findFirst({
    where: { id, ...readableBy(actor) },
    select: { jobId: true, workerId: true, employerId: true },
  });
  if (!row) return null;
  const subjectId = row.workerId === actor.id ? row.employerId : row.workerId;
  return { jobId: row.jobId, applicationId: id, subjectId };
}
