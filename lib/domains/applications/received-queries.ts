import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { toPage, type Page } from "@/lib/platform/http/pagination";
import { recordOf } from "@/lib/core/objects";
import { isUuid } from "@/lib/core/uuid";
import { LIVE, ownedBy } from "@/lib/domains/jobs/visible-queries";
import { APPLICATION_STATUSES, type ApplicationStatus } from "./options";
import { isUndecided, UNDECIDED_STATUSES } from "./policy";
import { shownSince } from "./shown-policy";
import { readableBy } from "./readable-queries";
import {
  answersSelectFor,
  answersShownTo,
  bareDetailSelect,
  bareSelect,
  personSelect,
  personShownTo,
  toReceived,
  toReceivedDetail,
  type ApplicantRows,
} from "./rows";
import { afterCursor, filterOf, orderOf, sortValue } from "./applicant-queries";
import { listApplicantsQuery, type ListApplicantsQuery } from "./schema";
import type { ApplicationCounts, ReceivedApplication, ReceivedApplicationDetail } from "./types";

/** Applications to one job in one of the orders, for its owner or an admin. @throws AppError job_not_found. */
export async function listForJob(
  actor: Actor,
  jobId: string,
  query: ListApplicantsQuery,
): Promise<Page<ReceivedApplication>> {
  const isSettled = await requireReadableJob(actor, jobId);
  const withStatus = query.status === null ? {} : isSettled ? { status: query.status } : shownAs(query.status);
  const rows = await db.application.findMany({
    where: { AND: [{ jobId }, readableBy(actor), withStatus, await filterOf(actor, jobId, query), afterCursor(query)] },
    select: { ...bareSelect, fit: true, km: true, payAsked: true },
    orderBy: orderOf(query.sort),
    take: query.limit + 1,
  });
  const applicants = await findApplicants(db, actor, rows);
  return toPage(
    rows,
    query.limit,
    (row) => sortValue(query.sort, row),
    (row) => toReceived(row, actor, applicants(row)),
  );
}

/** So many applicants make it worth while to name those who fit best. */
const MANY = 20;
const BEST = 3;

/** The undecided applicants who fit a job best, with something that speaks for them, if it has many. */
export async function listBest(employer: Actor<"employer">, jobId: string, counts: ApplicationCounts) {
  if (counts.pending + counts.shortlisted < MANY) return [];
  const query = { ...listApplicantsQuery.parse({ sort: "fit", status: "pending" }), limit: BEST };
  const { items } = await listForJob(employer, jobId, query);
  return items.filter(({ fit }) => (fit?.met.length ?? 0) > 0);
}

/** The application that an address names, if it is one to this job and not shown already; none for any other id. */
export async function findNamed(
  employer: Actor<"employer">,
  jobId: string,
  { person, shown }: { person: string | undefined; shown: readonly { id: string }[] },
): Promise<ReceivedApplication[]> {
  if (!person || !isUuid(person) || shown.some(({ id }) => id === person)) return [];
  const where = { AND: [{ id: person, jobId }, readableBy(employer)] };
  const row = await db.application.findFirst({ where, select: bareSelect });
  return row ? [toReceived(row, employer, (await findApplicants(db, employer, [row]))(row))] : [];
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

/** An application that the transaction has just changed, as its employer sees it now. */
export async function reread(tx: Transaction, employer: Actor<"employer">, id: string): Promise<ReceivedApplication> {
  const row = await tx.application.findUniqueOrThrow({ where: { id }, select: bareSelect });
  return toReceived(row, employer, (await findApplicants(tx, employer, [row]))(row));
}

/**
 * Reads all that the actor may see of the applicants of some applications. In statements of their own, so that nothing
 * else about them leaves the database.
 * @returns a function from an application to its rows.
 */
export async function findApplicants(tx: Transaction, actor: Actor, rows: readonly { id: string }[]) {
  const id = { in: rows.map((row) => row.id) };
  const select = answersSelectFor(actor);
  const answers = await tx.application.findMany({ where: { id, ...answersShownTo(actor) }, select });
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
