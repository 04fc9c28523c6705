import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { record } from "./audit-service";

/** Takes a job out of the new ones to skim: nothing is wrong with it. Again: nothing happens. @throws AppError job_not_found. */
export async function passJob(admin: Actor<"admin">, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
    const count = await tx.$executeRaw`
      UPDATE jobs SET skimmed_at = now() WHERE id = ${id}::uuid AND removed_at IS NULL AND skimmed_at IS NULL`;
    if (count > 0) await record(tx, admin.id, "job.pass", { type: "job", id });
    else if ((await tx.job.count({ where: { id, removedAt: null } })) === 0) throw new AppError("job_not_found");
  });
}
