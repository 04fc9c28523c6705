import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Language } from "@/lib/language/i18n/languages";
import { CLAIM, findRows, isDone, keyOf, type Cached, type CacheKey } from "./cache";

/** Seconds until a claim expires, in case its server died: longer than any request may take. */
const LEASE_SECONDS = 15;
const POLL_MS = 150;

/**
 * Claims texts for translation, so no two requests on any instance pay for the same text. A claim is a row in the
 * cache's table rather than a lock, so no connection is held while a slow provider answers.
 * @returns the keys that the caller has claimed; another request is translating the rest.
 */
export async function claim(keys: readonly CacheKey[], target: Language, claimId: string): Promise<Set<string>> {
  const wanted = JSON.stringify(keys);
  // Always in the same order, or two requests claiming the same texts could deadlock.
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

/** Releases claims on texts that were not translated. */
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
 * Waits for texts that other requests have claimed.
 * @param deadline by performance.now(). @returns by `keyOf`, the translations that arrived in time.
 */
export async function waitForOthers(
  keys: readonly CacheKey[],
  target: Language,
  deadline: number,
): Promise<Map<string, Cached>> {
  const done = new Map<string, Cached>();
  let open = [...keys];
  while (open.length > 0 && performance.now() + POLL_MS < deadline) {
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
