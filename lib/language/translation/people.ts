import "server-only";
import { db } from "@/lib/platform/db/client";

const MAX_WORDS = 4;
/** Beyond so many the rest is not looked up: fifty long texts have tens of thousands of word sequences. */
const MAX_CANDIDATES = 5_000;

/**
 * Finds the people with an account whose full name is in one of the texts. A first name alone is no name here: many
 * are ordinary words too.
 */
export async function findPeople(texts: readonly string[]): Promise<string[]> {
  const candidates = [...new Set(texts.flatMap((text) => nameCandidates(text)))].slice(0, MAX_CANDIDATES);
  if (candidates.length === 0) return [];
  const rows = await db.profile.findMany({
    where: { name: { in: candidates } },
    select: { name: true },
    distinct: ["name"],
  });
  return rows.flatMap(({ name }) => name ?? []);
}

/** Every sequence of two to four words of a text, as written and with capitals. */
function nameCandidates(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}.]+/gu) ?? [];
  return words.flatMap((_word, start) =>
    Array.from({ length: MAX_WORDS - 1 }, (_unused, extra) => words.slice(start, start + extra + 2))
      .filter((sequence, extra) => sequence.length === extra + 2)
      .flatMap((sequence) => {
        const written = sequence.join(" ").replace(/\.$/, "");
        return [written, written.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())];
      }),
  );
}
