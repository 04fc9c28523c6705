import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/notify/notify";
import { callersAddress } from "@/lib/platform/security-log/record";
import { deleteUploadRows, removeFiles } from "@/lib/platform/uploads/service";
import { refusalOfChange } from "./queries";
import { LIVE, ownedBy } from "./visible-queries";

/**
 * Removes a job for everyone and deletes its pictures. Its applications stay readable for their workers, marked as
 * closed.
 * @throws AppError job_not_found, also the second time; forbidden (another employer's).
 */
export async function removeJob(actor: Actor<"employer"> | Actor<"admin">, id: string): Promise<void> {
  await removeFiles(await db.$transaction((tx) => removeWithin(tx, actor, id)));
}

/** The same as a part of a larger act. @returns the names of the files to be removed once it is done. */
export async function removeWithin(
  tx: Transaction,
  actor: Actor<"employer"> | Actor<"admin">,
  id: string,
): Promise<(string | null)[]> {
  const [before] = await tx.job.updateManyAndReturn({
    where: { id, ...(actor.audience === "admin" ? LIVE : ownedBy(actor)) },
    data: { removedAt: new Date(), status: "closed" },
    select: { companyLogo: true, previewImage: true, employerId: true },
  });
  if (!before) throw await refusalOfChange(tx, actor, id);
  const names = [before.companyLogo, before.previewImage];
  await deleteUploadRows(tx, names);
  if (actor.audience === "admin") {
    await tx.auditLog.create({
      data: { actorId: actor.id, action: "job.remove", targetType: "job", targetId: id, address: callersAddress() },
    });
    await notify(tx, { userId: before.employerId, kind: "job_removed", jobId: id });
  }
  return names;
}
