import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/http/errors";
import { recordOf } from "@/lib/objects";
import { byTime, toPage, type Page } from "@/lib/http/pagination";
import { APPLICATION_STATUSES } from "./options";
import { detailSelect, ownSelect, readableBy, receivedSelect, toApplication, toDetail, toReceived } from "./rows";
import type { ListApplicationsQuery } from "./schema";
import type {
  Application,
  ApplicationCounts,
  ApplicationDetail,
  ReceivedApplication,
  ReceivedApplicationDetail,
} from "./types";

const NEWEST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.ApplicationOrderByWithRelationInput[];

/** The worker's own applications, newest first. */
export async function listForWorker(worker: Actor<"worker">, query: ListApplicationsQuery): Promise<Page<Application>> {
  const rows = await db.application.findMany({
    where: {
      AND: [{ workerId: worker.id }, query.status ? { status: query.status } : {}, byTime(query.cursor)],
    },
    select: ownSelect,
    orderBy: NEWEST,
    take: query.limit + 1,
  });
  return toPage(rows, query.limit, (row) => row.createdAt, toApplication);
}

/** Applications to one job, for its owner or an admin. @throws AppError job_not_found. */
export async function listForJob(
  actor: Actor,
  jobId: string,
  query: ListApplicationsQuery,
): Promise<Page<ReceivedApplication>> {
  await requireReadableJob(actor, jobId);
  const rows = await db.application.findMany({
    where: { AND: [{ jobId }, query.status ? { status: query.status } : {}, byTime(query.cursor)] },
    select: receivedSelect,
    orderBy: NEWEST,
    take: query.limit + 1,
  });
  return toPage(rows, query.limit, (row) => row.createdAt, toReceived);
}

/** The number of applications to one of the employer's jobs, by status. */
export async function countForJob(employer: Actor<"employer">, jobId: string): Promise<ApplicationCounts> {
  const groups = await db.application.groupBy({
    by: ["status"],
    where: { jobId, employerId: employer.id },
    _count: true,
  });
  const counts = recordOf(APPLICATION_STATUSES, () => 0);
  for (const group of groups) counts[group.status] = group._count;
  return { ...counts, total: groups.reduce((sum, group) => sum + group._count, 0) };
}

/**
 * One application, for its worker, the job's owner or an admin; the latter two also see the applicant.
 * @throws AppError application_not_found.
 */
export async function getApplication(actor: Actor, id: string): Promise<ApplicationDetail | ReceivedApplicationDetail> {
  const row = await db.application.findFirst({
    where: { id, ...readableBy(actor) },
    select: { ...receivedSelect, ...detailSelect },
  });
  if (!row) throw new AppError("application_not_found");
  return actor.audience === "worker" ? toDetail(row) : { ...toReceived(row), ...toDetail(row) };
}

/** The selfie's file name; same access as getApplication(). @throws AppError not_found. */
export async function getPhotoName(actor: Actor, id: string): Promise<string> {
  const row = await db.application.findFirst({ where: { id, ...readableBy(actor) }, select: { profileImage: true } });
  if (!row?.profileImage) throw new AppError("not_found");
  return row.profileImage;
}

/** The file name of the worker's profile photo; same access as getApplication(). @throws AppError not_found. */
export async function getProfilePhotoName(actor: Actor, id: string): Promise<string> {
  const row = await db.application.findFirst({
    where: { id, ...readableBy(actor) },
    select: { worker: { select: { profile: { select: { photo: true } } } } },
  });
  const name = row?.worker.profile?.photo;
  if (!name) throw new AppError("not_found");
  return name;
}

async function requireReadableJob(actor: Actor, jobId: string): Promise<void> {
  const owner = actor.audience === "admin" ? {} : { employerId: actor.id };
  const job = await db.job.findFirst({ where: { id: jobId, removedAt: null, ...owner }, select: { id: true } });
  if (!job) throw new AppError("job_not_found");
}
