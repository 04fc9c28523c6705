import "server-only";
import { db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/languages";
import { CLAIM, findRows, isDone, keyOf, type Cached, type CacheKey } from "./cache";

/** Seconds after which a claim is void: longer than a request may take, for the server that died in the middle. */
const LEASE_SECONDS = 15;
const POLL_MS = 150;

/**
 * Claims texts for translating, so that no two requests, on whichever instance, pay for one text. A claim is a row in
 * the cache's own table and not a lock: while a slow provider answers, no connection is held.
 * @returns the keys that are the caller's now; what is missing, somebody else is translating.
 */
export async function claim(keys: readonly CacheKey[], target: Language, claimId: string): Promise<Set<string>> {
  const wanted = JSON.stringify(keys);
  // In one order everywhere, or two requests that claim the same texts might wait for each other.
  const rows = await db.$queryRaw<CacheKey[]>`
    INSERT INTO translations AS t (text_hash, source_language, target_language, text, provider, characters)
    SELECT decode(hash, 'hex'), source, ${target}::language, '', ${CLAIM + claimId}, 0
    FROM jsonb_to_recordset(${wanted}::jsonb) AS r(hash text, source text)
    ORDER BY hash, source
    ON CONFLICT (text_hash, source_language, target_language)
    DO UPDATE SET provider = excluded.provider, created_at = now()
    WHERE starts_with(t.provider, ${CLAIM}) AND t.created_at < now() - make_interval(secs => ${LEASE_SECONDS})
    RETURNING encode(t.text_hash, 'hex') AS hash, t.source_language AS source`;
  return new Set(rows.map(keyOf));
}

/** Gives up what was claimed and not translated. */
export async function release(keys: readonly CacheKey[], target: Language, claimId: string): Promise<void> {
  if (keys.length === 0) return;
  await db.translation.deleteMany({
    where: {
      textHash: { in: keys.map(({ hash }) => Buffer.from(hash, "hex")) },
      targetLanguage: target,
      provider: CLAIM + claimId,
    },
  });
}

/**
 * Waits for what others have claimed.
 * @param deadline epoch milliseconds. @returns by `keyOf`, those that came in time and were not given up.
 */
export async function waitForOthers(
  keys: readonly CacheKey[],
  target: Language,
  deadline: number,
): Promise<Map<string, Cached>> {
  const done = new Map<string, Cached>();
  let open = [...keys];
  while (open.length > 0 && Date.now() + POLL_MS < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const rows = await findRows(open, target);
    for (const key of open) {
      const row = rows.get(keyOf(key));
      if (isDone(row)) done.set(keyOf(key), row);
    }
    open = open.filter((key) => rows.has(keyOf(key)) && !done.has(keyOf(key)));
  }
  return done;
}
