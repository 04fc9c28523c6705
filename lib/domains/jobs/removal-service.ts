import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/notify/notify";
import { callersAddress } from "@/lib/platform/security-log/record";
import { removeFiles } from "@/lib/platform/uploads/service";
import { removeIn, storeEnding } from "./ending-service";
import { refusalOfChange } from "./queries";
import { LIVE, ownedBy } from "./visible-queries";

/**
 * Removes a job for everyone and deletes its pictures. Its applications stay readable for their workers, marked as
 * closed. Asked by its owner with `undoable`, that happens in ten seconds, and until then only the owner sees it gone.
 * @throws AppError job_not_found, also the second time; forbidden (another employer's).
 */
export async function removeJob(
  actor: Actor<"employer"> | Actor<"admin">,
  id: string,
  undoable = false,
): Promise<void> {
  const orphans = await db.$transaction(async (tx) => {
    if (undoable && isOf(actor, "employer")) {
      if (await storeEnding(tx, actor, id, "removed")) return [];
      throw await refusalOfChange(tx, actor, id);
    }
    const [before] = await tx.job.updateManyAndReturn({
      where: { id, ...(actor.audience === "admin" ? LIVE : ownedBy(actor)) },
      // Holds the row.
      data: { revision: { increment: 1 } },
      select: { employerId: true },
    });
    if (!before) throw await refusalOfChange(tx, actor, id);
    const names = await removeIn(tx, id);
    if (actor.audience === "admin") {
      await tx.auditLog.create({
        data: { actorId: actor.id, action: "job.remove", targetType: "job", targetId: id, address: callersAddress() },
      });
      await notify(tx, { userId: before.employerId, kind: "job_removed", jobId: id });
    }
    return names;
  });
  await removeFiles(orphans);
}
