import { foldName, isIndic, isPlainWord, searchWords } from "./words";

/** How many letters complete a name. Latin ones say less than Indic ones, each of which is a syllable. */
type LettersToComplete = { latin: number; indic: number };
const LETTERS_TO_COMPLETE: LettersToComplete = { latin: 3, indic: 2 };

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
  const named = (words: readonly string[]): readonly T[] =>
    words.every(isPlainWord) ? (byName.get(keyOf(words)) ?? []) : [];
  const startingWith = (words: readonly string[]): readonly T[] => {
    const exact = named(words);
    if (exact.length > 0 || !isEnough(words, lettersToComplete)) return exact;
    const start = keyOf(words);
    const found = new Set<T>();
    for (const [name, things] of byName) {
      if (name.startsWith(start) && !name.includes(" ", start.length)) for (const thing of things) found.add(thing);
    }
    return [...found];
  };
  return { named, startingWith };
}

const keyOf = (words: readonly string[]): string => words.map(foldName).join(" ");

function isEnough(words: readonly string[], toComplete: LettersToComplete): boolean {
  if (!words.every(isPlainWord)) return false;
  const last = words.at(-1) ?? "";
  const letters = last.match(/\p{L}/gu)?.length ?? 0;
  if (words.length > 1) return letters > 0;
  return letters >= (isIndic(last) ? toComplete.indic : toComplete.latin);
}
