import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { openUntilFrom } from "./policy";
import { refusalOfChange } from "./queries";
import { withUndecided } from "./review-queries";
import { ownJobSelect, toJob } from "./rows";
import type { Job } from "./types";

/**
 * Keeps an open job open for another 30 days from now.
 * @throws AppError job_not_found, forbidden (another employer's), job_status_step (409: it is not open).
 */
export async function renewJob(employer: Actor<"employer">, id: string): Promise<Job> {
  return db.$transaction(async (tx) => {
    // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
    const [held] = await tx.$queryRaw<{ isOpen: boolean }[]>`
      SELECT status = 'open' AND untold_end IS NULL AS "isOpen" FROM jobs
      WHERE id = ${id}::uuid AND employer_id = ${employer.id}::uuid AND removed_at IS NULL
        AND untold_end IS DISTINCT FROM 'removed' FOR NO KEY UPDATE`;
    if (!held) throw await refusalOfChange(tx, employer, id);
    if (!held.isOpen) throw new AppError("job_status_step");
    await tx.$executeRaw`
      UPDATE jobs SET open_until = ${openUntilFrom(new Date())}, renewal_asked_at = NULL WHERE id = ${id}::uuid`;
    return withUndecided(toJob(await tx.job.findUniqueOrThrow({ where: { id }, select: ownJobSelect }), employer), tx);
  });
}
