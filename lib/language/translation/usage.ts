import "server-only";
import { db } from "@/lib/platform/db/client";

/**
 * Counts one call of `characters` code points to a provider before it is made, because it may be billed even without an
 * answer. Counting and checking are one statement, so any number of instances together stay within the limit.
 * @param max characters per day (UTC). @returns false if the call would exceed it and must not be made.
 */
export async function spendCharacters(provider: string, characters: number, max: number): Promise<boolean> {
  const counted = await db.$executeRaw`
    INSERT INTO translation_usage AS u (day, provider, characters, calls)
    SELECT (now() AT TIME ZONE 'UTC')::date, ${provider}, ${characters}::bigint, 1
    WHERE ${characters}::bigint <= ${max}::bigint
    ON CONFLICT (day, provider) DO UPDATE SET characters = u.characters + excluded.characters, calls = u.calls + 1
    WHERE u.characters + excluded.characters <= ${max}::bigint`;
  return counted > 0;
}
