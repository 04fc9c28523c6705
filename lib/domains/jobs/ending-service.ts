import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { UNDO_SECONDS } from "@/lib/core/time";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { deleteUploadRows, removeFiles } from "@/lib/platform/uploads/service";
import type { ClosedReason } from "./options";
import { refusalOfChange } from "./queries";
import { withUndecided } from "./review-queries";
import { ownJobSelect, toJob } from "./rows";
import type { Job } from "./types";
import { LIVE } from "./visible-queries";

/** An end that can be taken back for ten seconds, in which only the job's owner sees it. */
type Ending = Extract<ClosedReason, "filled" | "removed">;

/** Ends an employer's own job in ten seconds. @returns whether there was one that had not been removed. */
export async function storeEnding(
  tx: Pick<Transaction, "$executeRaw">,
  employer: Actor<"employer">,
  id: string,
  ending: Ending,
): Promise<boolean> {
  // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
  const count = await tx.$executeRaw`
    UPDATE jobs SET untold_end = ${ending}, told_at = clock_timestamp() + make_interval(secs => ${UNDO_SECONDS})
    WHERE id = ${id}::uuid AND employer_id = ${employer.id}::uuid AND removed_at IS NULL
      AND untold_end IS DISTINCT FROM 'removed'`;
  return count > 0;
}

/**
 * Takes back the end of an employer's own job that nobody was told of yet.
 * @throws AppError job_not_found, forbidden (another employer's), told_already (409; also if it was taken back).
 */
export const undoEnding = (employer: Actor<"employer">, id: string): Promise<Job> =>
  db.$transaction(async (tx) => {
    const count = await tx.$executeRaw`
      UPDATE jobs SET untold_end = NULL, told_at = NULL
      WHERE id = ${id}::uuid AND employer_id = ${employer.id}::uuid AND told_at > clock_timestamp()`;
    if (count > 0) return rereadOwn(tx, employer, id);
    const own = await tx.job.findFirst({ where: { id, employerId: employer.id }, select: { id: true } });
    throw own ? new AppError("told_already") : await refusalOfChange(tx, employer, id);
  });

/** The same by a job's owner who opens it again. The caller has locked the job. */
export const forgetEnding = (tx: Transaction, id: string) =>
  tx.$executeRaw`UPDATE jobs SET untold_end = NULL, told_at = NULL WHERE id = ${id}::uuid`;

/** An employer's own job, as this transaction has changed it. */
export const rereadOwn = async (tx: Transaction, employer: Actor<"employer">, id: string): Promise<Job> =>
  withUndecided(toJob(await tx.job.findUniqueOrThrow({ where: { id }, select: ownJobSelect }), employer), tx);

/** Ends a job whose ten seconds are over; a trigger ends its applications and tells their workers. */
export async function carryOutEnding(id: string): Promise<void> {
  const orphans = await db.$transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ ending: Ending; isGone: boolean }[]>`
      SELECT untold_end AS ending, removed_at IS NOT NULL AS "isGone" FROM jobs
      WHERE id = ${id}::uuid AND told_at <= clock_timestamp() FOR UPDATE`;
    if (!due) return [];
    if (due.isGone) {
      // Somebody else removed it meanwhile.
      await forgetEnding(tx, id);
      return [];
    }
    if (due.ending === "removed") return removeIn(tx, id);
    await tx.$executeRaw`
      UPDATE jobs SET status = 'closed', closed_reason = 'filled', revision = revision + 1, untold_end = NULL, told_at = NULL
      WHERE id = ${id}::uuid`;
    return [];
  });
  await removeFiles(orphans);
}

/** Removes a job that this transaction has locked, with its pictures' rows. @returns the names of their files. */
export async function removeIn(tx: Transaction, id: string): Promise<(string | null)[]> {
  const before = await tx.job.update({
    where: { id, ...LIVE },
    data: { removedAt: new Date(), status: "closed", untoldEnd: null, toldAt: null },
    select: { companyLogo: true, previewImage: true },
  });
  const names = [before.companyLogo, before.previewImage];
  await deleteUploadRows(tx, names);
  return names;
}
