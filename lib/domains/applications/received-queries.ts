import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { byTime, toPage, type Page } from "@/lib/platform/http/pagination";
import { recordOf } from "@/lib/core/objects";
import { LIVE, ownedBy } from "@/lib/domains/jobs/visible-queries";
import { APPLICATION_STATUSES, type ApplicationStatus } from "./options";
import { isUndecided, shownSince, UNDECIDED_STATUSES } from "./policy";
import { readableBy } from "./readable-queries";
import {
  answersSelect,
  answersShownTo,
  bareDetailSelect,
  bareSelect,
  personSelect,
  personShownTo,
  toReceived,
  toReceivedDetail,
  type ApplicantRows,
} from "./rows";
import type { ListApplicationsQuery } from "./schema";
import type { ApplicationCounts, ReceivedApplication, ReceivedApplicationDetail } from "./types";

/** Applications to one job, newest first, for its owner or an admin. @throws AppError job_not_found. */
export async function listForJob(
  actor: Actor,
  jobId: string,
  query: ListApplicationsQuery,
): Promise<Page<ReceivedApplication>> {
  const isSettled = await requireReadableJob(actor, jobId);
  const withStatus = query.status === null ? {} : isSettled ? { status: query.status } : shownAs(query.status);
  const rows = await db.application.findMany({
    where: { AND: [{ jobId }, readableBy(actor), withStatus, byTime(query.cursor)] },
    select: bareSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: query.limit + 1,
  });
  const applicants = await findApplicants(db, actor, rows);
  return toPage(
    rows,
    query.limit,
    (row) => row.createdAt,
    (row) => toReceived(row, actor, applicants(row)),
  );
}

/** The number of applications to one of the employer's jobs, by status. */
export async function countForJob(employer: Actor<"employer">, jobId: string): Promise<ApplicationCounts> {
  const [groups, job] = await Promise.all([
    db.application.groupBy({ by: ["status"], where: { jobId, employerId: employer.id }, _count: true }),
    db.job.findFirst({ where: { id: jobId, employerId: employer.id }, select: untoldSelect }),
  ]);
  const counts = recordOf(APPLICATION_STATUSES, () => 0);
  for (const group of groups) counts[group.status] = group._count;
  const move = (from: ApplicationStatus, to: ApplicationStatus, count: number) => {
    counts[from] -= count;
    counts[to] += count;
  };
  for (const { status, untoldStatus } of job?.applications ?? []) move(status, untoldStatus ?? status, 1);
  if (job?.untoldEnd) for (const status of UNDECIDED_STATUSES) move(status, "closed", counts[status]);
  return { ...counts, total: groups.reduce((sum, group) => sum + group._count, 0) };
}

/** The days on which people whom the employer had accepted for a job withdrew, newest first. */
export async function listLostHires(employer: Actor<"employer">, jobId: string): Promise<Date[]> {
  const rows = await db.withdrawal.findMany({
    where: { jobId, job: { employerId: employer.id }, wasAccepted: true, withdrawnAt: { gt: shownSince() } },
    select: { withdrawnAt: true },
    orderBy: { withdrawnAt: "desc" },
    take: 5,
  });
  return rows.map(({ withdrawnAt }) => withdrawnAt);
}

/**
 * One application with its timeline, for the job's owner or an admin.
 * @param tx sees its own uncommitted changes. @throws AppError application_not_found.
 */
export async function getReceived(actor: Actor, id: string, tx: Transaction = db): Promise<ReceivedApplicationDetail> {
  const row = await tx.application.findFirst({ where: { id, ...readableBy(actor) }, select: bareDetailSelect });
  if (!row) throw new AppError("application_not_found");
  return toReceivedDetail(row, actor, (await findApplicants(tx, actor, [row]))(row));
}

/**
 * Reads all that the actor may see of the applicants of some applications. In statements of their own, so that nothing
 * else about them leaves the database.
 * @returns a function from an application to its rows.
 */
export async function findApplicants(tx: Transaction, actor: Actor, rows: readonly { id: string }[]) {
  const id = { in: rows.map((row) => row.id) };
  const answers = await tx.application.findMany({ where: { id, ...answersShownTo(actor) }, select: answersSelect });
  const people = await tx.application.findMany({ where: { id, ...personShownTo(actor) }, select: personSelect });
  const byId = {
    answers: new Map(answers.map((row) => [row.id, row])),
    people: new Map(people.map((row) => [row.id, row])),
  };
  return ({ id: wanted }: { id: string }): ApplicantRows => ({
    answers: byId.answers.get(wanted) ?? null,
    person: byId.people.get(wanted) ?? null,
  });
}

/** @returns whether all is told that was decided, as nearly always. */
async function requireReadableJob(actor: Actor, jobId: string): Promise<boolean> {
  const readable = actor.audience === "admin" ? LIVE : ownedBy(actor);
  const job = await db.job.findFirst({ where: { id: jobId, ...readable }, select: untoldSelect });
  if (!job) throw new AppError("job_not_found");
  return job.untoldEnd === null && job.applications.length === 0;
}

/** Acts on a job and its applications that can still be taken back (told-service.ts). */
const untoldSelect = {
  untoldEnd: true,
  applications: { where: { toldAt: { not: null } }, select: { status: true, untoldStatus: true } },
} satisfies Prisma.JobSelect;

/** Matches applications that their employer sees with a status, that of a decision or an end not told yet included. */
function shownAs(status: ApplicationStatus): Prisma.ApplicationWhereInput {
  const isAs = isUndecided(status) ? { status, job: { untoldEnd: null } } : { status };
  const isEnding = { status: { in: UNDECIDED_STATUSES }, job: { untoldEnd: { not: null } } };
  return {
    OR: [
      { untoldStatus: status },
      { untoldStatus: null, ...isAs },
      ...(status === "closed" ? [{ untoldStatus: null, ...isEnding }] : []),
    ],
  };
}
