import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { isOf } from "@/lib/auth/guards";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import {
  employerProfileSelect,
  NO_WORKER_PROFILE,
  NOTHING_TOLD,
  personSelect,
  toEmployerProfile,
  toPerson,
  toWorkerProfile,
  workerProfileSelect,
} from "./rows";
import type { OwnProfile, WorkerProfile } from "./types";

const OWN_PHOTO_ROUTE = "/api/user/profile/photo";

/** The worker's own profile. `tx` reads it as the transaction has left it. */
export async function getWorkerProfile(worker: Actor<"worker">, tx: Transaction = db): Promise<WorkerProfile> {
  const row = await tx.profile.findUnique({ where: { userId: worker.id }, select: workerProfileSelect });
  return row ? toWorkerProfile(row, OWN_PHOTO_ROUTE) : NO_WORKER_PROFILE;
}

/** The caller's own profile: which half it holds depends on the role. */
export async function getOwnProfile(actor: Actor, tx: Transaction = db): Promise<OwnProfile> {
  if (isOf(actor, "worker")) return getWorkerProfile(actor, tx);
  const where = { userId: actor.id };
  if (isOf(actor, "employer")) {
    const row = await tx.profile.findUnique({ where, select: employerProfileSelect });
    return row
      ? toEmployerProfile(row)
      : { ...NOTHING_TOLD, companyName: null, companyDescription: null, companyLogo: null };
  }
  const row = await tx.profile.findUnique({ where, select: personSelect });
  return row ? toPerson(row) : NOTHING_TOLD;
}

/** The file name of the worker's own photo. @throws AppError not_found. */
export async function getOwnPhotoName(worker: Actor<"worker">): Promise<string> {
  const row = await db.profile.findUnique({ where: { userId: worker.id }, select: { photo: true } });
  if (!row?.photo) throw new AppError("not_found");
  return row.photo;
}
