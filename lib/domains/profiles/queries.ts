import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import {
  employerProfileSelect,
  NO_EMPLOYER_PROFILE,
  NO_WORKER_PROFILE,
  EMPTY_PERSON,
  personSelect,
  toEmployerProfile,
  toPerson,
  toWorkerProfile,
  workerProfileSelect,
} from "./rows";
import type { EmployerProfile, OwnProfile, WorkerProfile } from "./types";

const OWN_PHOTO_ROUTE = "/api/user/profile/photo";

/** The worker's own profile, an empty one if there is no row. @param tx sees its own uncommitted changes. */
export async function getWorkerProfile(worker: Actor<"worker">, tx: Transaction = db): Promise<WorkerProfile> {
  const row = await tx.profile.findUnique({ where: { userId: worker.id }, select: workerProfileSelect });
  return row ? toWorkerProfile(row, OWN_PHOTO_ROUTE) : NO_WORKER_PROFILE;
}

/** The employer's own profile, an empty one if there is no row. @param tx sees its own uncommitted changes. */
export async function getEmployerProfile(employer: Actor<"employer">, tx: Transaction = db): Promise<EmployerProfile> {
  const row = await tx.profile.findUnique({ where: { userId: employer.id }, select: employerProfileSelect });
  return row ? toEmployerProfile(row) : NO_EMPLOYER_PROFILE;
}

/** The caller's own profile; the role decides which half it contains. */
export async function getOwnProfile(actor: Actor, tx: Transaction = db): Promise<OwnProfile> {
  if (isOf(actor, "worker")) return getWorkerProfile(actor, tx);
  if (isOf(actor, "employer")) return getEmployerProfile(actor, tx);
  const row = await tx.profile.findUnique({ where: { userId: actor.id }, select: personSelect });
  return row ? toPerson(row) : EMPTY_PERSON;
}

/** The file name of the worker's own photo. @throws AppError not_found. */
export async function getOwnPhotoName(worker: Actor<"worker">): Promise<string> {
  const row = await db.profile.findUnique({ where: { userId: worker.id }, select: { photo: true } });
  if (!row?.photo) throw new AppError("not_found");
  return row.photo;
}
