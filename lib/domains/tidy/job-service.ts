import "server-only";
import { db } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { keptSince } from "@/lib/platform/retention/rules";
import { isUnused } from "@/lib/domains/jobs/word-rows";

const BATCH = 1_000;

const due = (now: Date): Prisma.Sql => Prisma.sql`
  FROM jobs WHERE exact_address IS NOT NULL AND ended_at <= ${keptSince("jobAddresses", now)}`;

/** How many addresses removeJobAddresses() would remove in all. */
export const countJobAddresses = (now: Date): Promise<number> => countRows(due(now));

/**
 * Removes the exact address of at most a thousand jobs for which the time is over. A job that is opened again needs it
 * typed again.
 * @returns how many; 0 if there are no more.
 */
export const removeJobAddresses = (now: Date): Promise<number> =>
  // Raw SQL because Prisma would also set updated_at, which tells the owner when the job was last edited.
  db.$executeRaw`
    UPDATE jobs SET exact_address = NULL
    WHERE id = ANY(ARRAY(SELECT id ${due(now)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;

const unusedWords = (now: Date): Prisma.Sql => Prisma.sql`
  FROM job_words w WHERE w.noted_at <= ${keptSince("words", now)} AND ${isUnused()}`;

/** How many words removeWords() would remove in all. */
export const countWords = (now: Date): Promise<number> => countRows(unusedWords(now));

/** Removes at most a thousand words that no job has any more. @returns how many; 0 if there are no more. */
export const removeWords = (now: Date): Promise<number> => db.$executeRaw`
  DELETE FROM job_words WHERE noted_at <= ${keptSince("words", now)}
    AND word = ANY(ARRAY(SELECT w.word ${unusedWords(now)} LIMIT ${BATCH}))`;
