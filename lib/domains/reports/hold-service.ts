import "server-only";
import { DAY_MS } from "@/lib/core/time";
import { holdJob } from "@/lib/domains/jobs/hold-service";
import type { HeldReason } from "@/lib/domains/trust/held-reasons-rows";
import { REPORT_TOPICS, type ReportTopic } from "@/lib/domains/trust/report-options";
import { countingReports, HOLDING_REPORTS, HOLDING_WITHIN_DAYS } from "@/lib/domains/trust/report-policy";
import { keyOfFinding } from "@/lib/domains/trust/wording-policy";
import type { Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/notify/notify";

/** The most reports of one job that are read to count them. */
const READ_MAX = 50;

/**
 * Holds an open job where enough speaks against it: three people who opened it, or one who was called and was asked for money. Its
 * owner is told that it is being checked, not by whom.
 * Reports that an admin has found to be fine count no more.
 */
export async function holdReported(
  tx: Transaction,
  jobId: string,
  { reporterId, topic }: { reporterId: string; topic: ReportTopic },
): Promise<void> {
  const job = await tx.job.findUniqueOrThrow({
    where: { id: jobId },
    select: { employerId: true, passedWording: true },
  });
  const fine = await fineTopics(tx, jobId, job.passedWording);
  const reasons =
    (await wasCalledAndAsked(tx, jobId, reporterId, topic)) && !fine.has(topic)
      ? [reasonOf(topic)]
      : await reasonsOf(tx, jobId, fine);
  if (reasons.length === 0 || !(await holdJob(tx, jobId, reasons))) return;
  await notify(tx, { userId: job.employerId, kind: "office_held", jobId });
}

/** The topics of this job that an admin has decided are fine, in a case or by releasing the job itself. */
async function fineTopics(
  tx: Transaction,
  jobId: string,
  passedWording: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.case.findMany({
    where: { jobId, decision: "fine", state: "decided", kind: "report" },
    select: { topic: true },
    distinct: ["topic"],
  });
  const released = REPORT_TOPICS.filter((rule) => passedWording.includes(keyOfFinding({ rule })));
  return new Set([...rows.flatMap(({ topic }) => topic ?? []), ...released]);
}

/** Whether an applicant was called at any time, whatever became of it: nobody escapes by a quick rejection. */
const wasCalledAndAsked = async (tx: Transaction, jobId: string, workerId: string, topic: ReportTopic) =>
  topic === "asked_money" &&
  (await tx.application.count({
    where: {
      jobId,
      workerId,
      OR: [
        { status: { in: ["shortlisted", "accepted"] } },
        { events: { some: { type: { in: ["shortlisted", "accepted", "interview_set", "interview_proposed"] } } } },
      ],
    },
  })) > 0;

async function reasonsOf(tx: Transaction, jobId: string, fine: ReadonlySet<string>): Promise<readonly HeldReason[]> {
  const now = new Date();
  const rows = await tx.case.findMany({
    where: {
      jobId,
      kind: "report",
      createdAt: { gte: new Date(now.getTime() - HOLDING_WITHIN_DAYS * DAY_MS) },
      reporter: { role: { in: ["worker", "service_provider"] } },
    },
    select: {
      ...{ topic: true, reporterId: true, deviceMark: true, addressMark: true, createdAt: true },
      reporter: { select: { createdAt: true, jobViews: { where: { jobId }, select: { jobId: true } } } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: READ_MAX,
  });
  const reports = rows.flatMap(({ reporter, ...row }) =>
    reporter ? [{ ...row, accountSince: reporter.createdAt, hasOpenedJob: reporter.jobViews.length > 0 }] : [],
  );
  const counting = countingReports(reports, fine, now);
  if (counting.length < HOLDING_REPORTS) return [];
  return [...new Set(counting.map(({ topic }) => topic ?? "other"))].map(reasonOf);
}

/** Found by people, in no field and no words. */
const reasonOf = (rule: string): HeldReason => ({ rule });
