import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { rereadOwn } from "./ending-service";
import { holdJob } from "./hold-service";
import { lockOwn } from "./lock-rows";
import { openUntilFrom } from "./policy";
import type { Job } from "./types";
import { checkWording, openHeldCase, type WordingReasons } from "./wording-service";

/**
 * Keeps an open job open for another 30 days from now. Its words are looked at again: the rules may know more by now.
 * @throws AppError job_not_found, forbidden (another employer's), job_status_step (409: it is not open), wording_asked (409).
 */
export async function renewJob(employer: Actor<"employer">, id: string, said: WordingReasons = {}): Promise<Job> {
  return db.$transaction(async (tx) => {
    const before = await lockOwn(tx, employer, id);
    if (before.status !== "open" || before.untoldEnd !== null) throw new AppError("job_status_step");
    const job = { ...before, employerId: employer.id };
    const reasons = await checkWording(tx, job, said, before);
    // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
    await tx.$executeRaw`
      UPDATE jobs SET open_until = ${openUntilFrom(new Date())}, renewal_asked_at = NULL WHERE id = ${id}::uuid`;
    if (reasons.length > 0 && (await holdJob(tx, id, reasons))) await openHeldCase(tx, { ...job, id }, reasons);
    return rereadOwn(tx, employer, id);
  });
}
