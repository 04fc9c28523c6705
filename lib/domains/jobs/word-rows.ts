import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Whether no job has a row `w` of job_words any more. Words of the newest jobs are known without looking them up: a common one
 * has a million jobs.
 */
export const isUnused = (): Prisma.Sql => Prisma.sql`
  w.word NOT IN (
    SELECT unnest(search_words) FROM (SELECT search_words FROM jobs ORDER BY created_at DESC LIMIT 10000) AS newest)
  AND NOT EXISTS (SELECT 1 FROM jobs WHERE search_words @> ARRAY[w.word])`;

/** All words by which an employer's jobs are found. */
export async function wordsOfJobs(tx: Transaction, employerId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ word: string }[]>`
    SELECT DISTINCT unnest(search_words) AS word FROM jobs WHERE employer_id = ${employerId}::uuid`;
  return rows.map(({ word }) => word);
}

/** Removes those of some words that no job has any more. */
export async function removeUnused(tx: Transaction, words: readonly string[]): Promise<void> {
  // Most accounts that are deleted are workers', which have none.
  if (words.length === 0) return;
  await tx.$executeRaw`DELETE FROM job_words w WHERE w.word = ANY(${words}) AND ${isUnused()}`;
}
