import "server-only";
import { newId } from "@/lib/core/new-id";
import type { Transaction } from "@/lib/platform/db/client";
import { pauseJobsOf } from "@/lib/domains/jobs/pause-service";
import { PAUSED_AFTER } from "@/lib/domains/jobs/record-policy";
import type { EmployerEvent } from "./options";

/** Counts an answer to an application in its employer's record; a row of silence ends with it. */
export const noteAnswer = (tx: Transaction, employerId: string, waitedSeconds: number) =>
  // Raw SQL because Prisma would also set updated_at, and nobody has changed the profile.
  tx.$executeRaw`
    UPDATE profiles SET answered = answered + 1, unanswered_in_a_row = 0,
      answered_in_day = answered_in_day + (${waitedSeconds}::float <= 86400)::int,
      answered_in_three = answered_in_three + (${waitedSeconds}::float <= 3 * 86400)::int
    WHERE user_id = ${employerId}::uuid`;

/** Counts applications that ended without an answer in their employer's record, and keeps each as an event. */
export async function noteSilence(tx: Transaction, employerId: string, jobIds: readonly string[]): Promise<void> {
  const kind: EmployerEvent = "no_answer";
  await tx.employerEvent.createMany({ data: jobIds.map((jobId) => ({ id: newId(), employerId, kind, jobId })) });
  const [record] = await tx.$queryRaw<{ inARow: number }[]>`
    UPDATE profiles SET unanswered = unanswered + ${jobIds.length}::int,
      unanswered_in_a_row = unanswered_in_a_row + ${jobIds.length}::int
    WHERE user_id = ${employerId}::uuid
    RETURNING unanswered_in_a_row AS "inARow"`;
  // Paused before or not: jobs opened since without an answer to the question pause too.
  if (record && record.inARow >= PAUSED_AFTER) await pauseJobsOf(tx, employerId);
}
