import { foldName, isIndic, isPlainWord, searchWords } from "./words";

/** How many letters complete a name. Latin ones say less than Indic ones, each of which is a syllable. */
type LettersToComplete = { latin: number; indic: number };
const LETTERS_TO_COMPLETE: LettersToComplete = { latin: 4, indic: 3 };

export type NameIndex<T> = {
  /** The entries with exactly this name. */
  named: (words: readonly string[]) => readonly T[];
  /** The entries with this name or, if there is none, those with a name of as many words that begins like it. */
  startingWith: (words: readonly string[]) => readonly T[];
};

/**
 * Finds entries by their names, which are compared after `foldName`.
 * @param entries each entry with its names, separated by commas.
 * @param lettersToComplete with fewer letters a single word is not yet the beginning of a name.
 */
export function nameIndex<T>(
  entries: Iterable<readonly [T, string]>,
  lettersToComplete = LETTERS_TO_COMPLETE,
): NameIndex<T> {
  const byName = new Map<string, T[]>();
  for (const [thing, names] of entries) {
    for (const name of names.split(",")) {
      const key = keyOf(searchWords(name));
      const things = byName.get(key) ?? [];
      if (key && !things.includes(thing)) byName.set(key, [...things, thing]);
    }
  }
  const sorted = sortedKeys(byName.keys());
  const named = (words: readonly string[]): readonly T[] =>
    words.every(isPlainWord) ? (byName.get(keyOf(words)) ?? []) : [];
  const startingWith = (words: readonly string[]): readonly T[] => {
    const exact = named(words);
    if (exact.length > 0 || !isEnough(words, lettersToComplete)) return exact;
    const start = keyOf(words);
    const found = new Set<T>();
    for (const name of beginningWith(sorted, start)) {
      if (!name.includes(" ", start.length)) for (const thing of byName.get(name) ?? []) found.add(thing);
    }
    return [...found];
  };
  return { named, startingWith };
}

/** Keys in the order that beginningWith() needs. */
export const sortedKeys = (keys: Iterable<string>): string[] => [...keys].sort();

/** The keys that begin so, by binary search. @param sorted by sortedKeys(). */
export function beginningWith(sorted: readonly string[], start: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(low, end);
}

const keyOf = (words: readonly string[]): string => words.map(foldName).join(" ");

function isEnough(words: readonly string[], toComplete: LettersToComplete): boolean {
  if (!words.every(isPlainWord)) return false;
  const last = foldName(words.at(-1) ?? "");
  const letters = last.match(/\p{L}/gu)?.length ?? 0;
  if (words.length > 1) return letters > 0;
  // A vowel sign is half of a syllable: "रसो".
  return isIndic(last) ? [...last].length >= toComplete.indic : letters >= toComplete.latin;
}
