import "server-only";
import { createHash } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Language } from "@/lib/language/i18n/languages";

/** Stored as the source language where only a provider could detect it. */
const UNKNOWN = "auto";
/** A row whose provider starts with this is not yet a translation but a request's claim to make it (claims.ts). */
export const CLAIM = "claim:";

/** The key of a stored translation, except for the target language. `hash` is SHA-256 in hex. */
export type CacheKey = { hash: string; source: string };
export type Cached = { text: string; provider: string };

/** @param text in NFC. @param source null if unknown. */
export const cacheKey = (text: string, source: Language | null): CacheKey => ({
  hash: createHash("sha256").update(text, "utf8").digest("hex"),
  source: source ?? UNKNOWN,
});

/** A key as one string, for maps. */
export const keyOf = ({ hash, source }: CacheKey): string => `${hash}:${source}`;

/** Stored translations by `keyOf`, in one query. Includes claims, for requests that are waiting for them. */
export async function findRows(keys: readonly CacheKey[], target: Language): Promise<Map<string, Cached>> {
  if (keys.length === 0) return new Map();
  const rows = await db.translation.findMany({
    where: { textHash: { in: keys.map(({ hash }) => Buffer.from(hash, "hex")) }, targetLanguage: target },
    select: { textHash: true, sourceLanguage: true, text: true, provider: true },
  });
  return new Map(
    rows.map(({ textHash, sourceLanguage, text, provider }) => [
      keyOf({ hash: Buffer.from(textHash).toString("hex"), source: sourceLanguage }),
      { text, provider },
    ]),
  );
}

/** Whether a row is a translation rather than a claim. */
export const isDone = (row: Cached | undefined): row is Cached => row !== undefined && !row.provider.startsWith(CLAIM);

/** A translation to store, with its cost in code points. */
export type NewTranslation = CacheKey & Cached & { characters: number };

/** Replaces claims with their translations, in one statement. */
export async function storeTranslations(items: readonly NewTranslation[], target: Language): Promise<void> {
  if (items.length === 0) return;
  const rows = JSON.stringify(items);
  await db.$executeRaw`
    INSERT INTO translations (text_hash, source_language, target_language, text, provider, characters)
    SELECT decode(hash, 'hex'), source, ${target}::language, text, provider, characters
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(hash text, source text, text text, provider text, characters int)
    ORDER BY hash, source
    ON CONFLICT (text_hash, source_language, target_language)
    DO UPDATE SET text = excluded.text, provider = excluded.provider, characters = excluded.characters,
      created_at = now()`;
}

/** Deletes the translations of texts, from and into all languages. @param texts as typed. */
export async function forgetTranslations(
  tx: Pick<Transaction, "translation">,
  texts: readonly string[],
): Promise<void> {
  const hashes = [...new Set(texts)].map((text) => Buffer.from(cacheKey(text.normalize("NFC"), null).hash, "hex"));
  await tx.translation.deleteMany({ where: { textHash: { in: hashes } } });
}
