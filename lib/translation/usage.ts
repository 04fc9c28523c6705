import "server-only";
import { db } from "@/lib/db/client";

/**
 * Counts one call of `characters` code points to a provider, before it is made: what was sent may be billed even if no
 * answer comes. The count and its limit are one statement, so that no number of instances gets beyond the limit.
 * @param max characters a day (UTC). @returns false when the day's are spent: the call must not be made.
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
