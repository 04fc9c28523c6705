import "server-only";
import { deleteApplications } from "@/lib/domains/applications/withdrawal-rows";
import { closeJobsOf } from "@/lib/domains/jobs/end-service";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { deleteUploadRows, removeFiles } from "@/lib/platform/uploads/service";
import { lockWholeAccount } from "./account-rows";

/**
 * Takes back the caller's agreement to the notice, and with it what is done on its ground: a worker's applications are
 * deleted, so that no employer sees anything of the person, and an employer's open jobs are closed. The account stays,
 * but opens nothing until its owner agrees again (decisions/0028). Once more: nothing happens.
 * @throws AppError forbidden (admins are never asked), unauthenticated.
 */
export async function withdrawNotice(actor: Actor): Promise<void> {
  if (isOf(actor, "admin")) throw new AppError("forbidden");
  const files = await db.$transaction(async (tx) => {
    if (!(await lockWholeAccount(tx, actor.id))) throw new AppError("unauthenticated");
    await tx.consent.updateMany({
      where: { userId: actor.id, kind: { in: ["notice", "sharing"] }, withdrawnAt: null },
      data: { withdrawnAt: new Date() },
    });
    await closeJobsOf(tx, actor.id);
    return takeBackApplications(tx, actor.id);
  });
  await removeFiles(files);
}

/** As withdrawing each would, and also those that were decided. @returns the names of their files. */
async function takeBackApplications(tx: Transaction, workerId: string): Promise<(string | null)[]> {
  const gone = await deleteApplications(tx, Prisma.sql`worker_id = ${workerId}::uuid`);
  const names = gone.flatMap(({ files }) => files);
  await deleteUploadRows(tx, names);
  // Stored answers to calls repeat what was sent with an application.
  await tx.idempotencyKey.deleteMany({ where: { userId: workerId } });
  return names;
}
