import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { toAgain } from "@/lib/domains/jobs/apply-again-rows";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { byTime, toPage, type Page } from "@/lib/platform/http/pagination";
import { employerSelect, toEmployerContact } from "./contact-rows";
import {
  addressShownTo,
  contactShownTo,
  detailSelect,
  ownSelect,
  personShownTo,
  toApplication,
  toDetail,
  type Shown,
} from "./rows";
import type { ListApplicationsQuery } from "./schema";
import type { Application, ApplicationDetail } from "./types";

/** The worker's own applications, newest first. */
export async function listForWorker(worker: Actor<"worker">, query: ListApplicationsQuery): Promise<Page<Application>> {
  const rows = await db.application.findMany({
    where: {
      AND: [{ workerId: worker.id }, query.status ? { status: query.status } : {}, byTime(query.cursor)],
    },
    select: ownSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: query.limit + 1,
  });
  return toPage(
    rows,
    query.limit,
    (row) => row.createdAt,
    (row) => toApplication(row, worker),
  );
}

/** One of the worker's own applications, by its id or its job, as far as it has come; null if there is none. */
export const findOwnStatus = ({ id: workerId }: Actor<"worker">, one: { id: string } | { jobId: string }) =>
  db.application.findFirst({ where: { workerId, ...one }, select: { id: true, status: true } });

/** When the worker may apply once more to a job whose employer gave no answer; null without such an end. */
export async function findAgainFrom({ id: workerId }: Actor<"worker">, jobId: string): Promise<Date | null> {
  const row = await db.application.findFirst({
    where: { workerId, jobId },
    select: { closedReason: true, isSecond: true, endedAt: true },
  });
  return row && toAgain(row);
}

/** Whether the worker has sent one application, and no other. */
export async function isFirstApplication({ id: workerId }: Actor<"worker">): Promise<boolean> {
  return (await db.application.count({ where: { workerId }, take: 2 })) === 1;
}

/** One of the worker's own applications. @throws AppError application_not_found. */
export async function getOwnApplication(worker: Actor<"worker">, id: string): Promise<ApplicationDetail> {
  const [row, shownOf] = await Promise.all([
    db.application.findFirst({ where: { id, workerId: worker.id }, select: detailSelect }),
    findShown(worker, [id]),
  ]);
  if (!row) throw new AppError("application_not_found");
  return toDetail(row, worker, shownOf(id));
}

/** Where to go and whom to call, as far as some of the worker's own applications show it, by the application's id. */
export async function findShown(worker: Actor<"worker">, ids: readonly string[]): Promise<(id: string) => Shown> {
  const isOne = { id: { in: [...ids] } };
  const [addresses, employers] = await Promise.all([
    db.application.findMany({
      where: { AND: [isOne, addressShownTo(worker)] },
      select: { id: true, job: { select: { exactAddress: true } } },
    }),
    db.application.findMany({
      where: { AND: [isOne, contactShownTo(worker)] },
      select: { id: true, job: { select: { company: { select: employerSelect } } } },
    }),
  ]);
  const addressOf = new Map(addresses.map(({ id, job }) => [id, job.exactAddress]));
  const contactOf = new Map(employers.map(({ id, job }) => [id, toEmployerContact(job.company)]));
  return (id) => ({ address: addressOf.get(id) ?? null, contact: contactOf.get(id) ?? null });
}

/** The name of a private file, and whose it is. */
type PrivateFile = { name: string; workerId: string };

/** The selfie's file name, for those who may see the applicant. @throws AppError not_found. */
export const getPhotoName = (actor: Actor, id: string) => getFileName(actor, id, "profileImage");

/** The voice note's file name, for those who may see the applicant. @throws AppError not_found. */
export const getVoiceNoteName = (actor: Actor, id: string) => getFileName(actor, id, "voiceNote");

async function getFileName(actor: Actor, id: string, column: "profileImage" | "voiceNote"): Promise<PrivateFile> {
  const row = await db.application.findFirst({
    where: { id, ...personShownTo(actor) },
    select: { profileImage: true, voiceNote: true, workerId: true },
  });
  const name = row?.[column];
  if (!name) throw new AppError("not_found");
  return { name, workerId: row.workerId };
}

/** The file name of the worker's profile photo, for those who may see the applicant. @throws AppError not_found. */
export async function getProfilePhotoName(actor: Actor, id: string): Promise<PrivateFile> {
  const row = await db.application.findFirst({
    where: { id, ...personShownTo(actor) },
    select: { workerId: true, worker: { select: { profile: { select: { photo: true } } } } },
  });
  const name = row?.worker.profile?.photo;
  if (!name) throw new AppError("not_found");
  return { name, workerId: row.workerId };
}
