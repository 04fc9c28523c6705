import "server-only";
import { shownSince } from "@/lib/domains/applications/shown-policy";
import { db, type Transaction } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { forgetTranslations } from "@/lib/language/translation/cache";
import { removeFiles } from "@/lib/platform/uploads/service";

/** Few, because each may have a photo to remove. */
const BATCH = 200;

// Nobody needs any more what employers no longer see (lib/domains/applications/rows.ts).
const byOwnEnd = (now: Date): Prisma.Sql => Prisma.sql`
  FROM applications a WHERE a.cleared_at IS NULL AND a.ended_at <= ${shownSince(now)}`;
const byJobsEnd = (now: Date): Prisma.Sql => Prisma.sql`
  FROM jobs j JOIN applications a ON a.job_id = j.id
  WHERE j.ended_at IS NOT NULL AND j.ended_at <= ${shownSince(now)} AND a.cleared_at IS NULL`;

/** How many applications clearApplications() would clear in all. */
export const countApplicationsToClear = (now: Date): Promise<number> =>
  countRows(Prisma.sql`FROM (SELECT a.id ${byOwnEnd(now)} UNION SELECT a.id ${byJobsEnd(now)}) due`);

/**
 * Removes answers, photo, voice note, dates and notes of at most 200 applications for which the time is over. The fact of the
 * application, its status and the times of its steps stay.
 * @returns how many; 0 if there are no more.
 */
export async function clearApplications(now: Date): Promise<number> {
  const { count, files } = await db.$transaction(async (tx) => {
    const due = await lockDue(tx, byOwnEnd(now));
    if (due.length === 0) due.push(...(await lockDue(tx, byJobsEnd(now))));
    if (due.length === 0) return { count: 0, files: [] };
    const ids = due.map(({ id }) => id);
    await forgetTranslations(tx, await typedTexts(tx, ids));
    // Raw SQL because Prisma would also set updated_at, and nobody has changed anything.
    await tx.$executeRaw`
      UPDATE applications SET gender = NULL, experience = NULL, shift = NULL, start_date = NULL, interview_date = NULL,
        profile_image = NULL, voice_note = NULL, voice_seconds = NULL, cleared_at = now(), private_note = NULL,
        fit_met = DEFAULT, fit_missing = DEFAULT, fit = DEFAULT, km = DEFAULT, pay_asked = DEFAULT, hours_part = NULL
      WHERE id = ANY(${ids}::uuid[])`;
    await tx.applicationEvent.updateMany({ where: { applicationId: { in: ids } }, data: { note: null, reason: null } });
    await tx.interview.deleteMany({ where: { applicationId: { in: ids } } });
    const names = due.flatMap((row) => row.files).filter((name) => name !== null);
    await tx.upload.deleteMany({ where: { name: { in: names } } });
    return { count: due.length, files: names };
  });
  await removeFiles(files);
  return count;
}

const lockDue = (tx: Transaction, from: Prisma.Sql) => tx.$queryRaw<{ id: string; files: (string | null)[] }[]>`
  SELECT a.id, ARRAY[a.profile_image, a.voice_note] AS files ${from} LIMIT ${BATCH} FOR UPDATE OF a SKIP LOCKED`;

async function typedTexts(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ text: string }[]>`
    SELECT note AS text FROM application_events WHERE application_id = ANY(${ids}::uuid[]) AND note IS NOT NULL
    UNION SELECT shift FROM applications WHERE id = ANY(${ids}::uuid[]) AND shift IS NOT NULL`;
  return rows.map(({ text }) => text);
}
