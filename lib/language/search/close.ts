import type { Category } from "@/lib/core/categories";
import { categoriesNamed, CATEGORY_NAMES } from "./names";
import { isCommonWord } from "@/lib/language/places/common-words";
import { placeCalled } from "@/lib/language/places/meant";
import { beginsPlaceName } from "@/lib/language/places/named";
import { LOCALITIES } from "@/lib/language/places/localities";
import { TOWNS } from "@/lib/language/places/names/towns";
import { REGIONS } from "@/lib/language/places/names/regions";
import { isFaintForm, isOtherWork, isSilent } from "./silent-words";
import { workNamed, workWords } from "./work";
import { foldName, isIndic, isPlainWord } from "@/lib/language/words/words";

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = { latin: 5, indic: 5 } as const;
/** Shorter Latin words must have the same consonants: "gaurd", "mesan". */
const ANY_LETTER = 6;
/** A long word may have two slips. */
const LONG = 9;
/** A kind of work is near if at most two fifths of a word's letters differ from its name. */
const NEAR = 0.4;
const MAX_NEAR = 3;

/** The words that search knows, by their length as `foldName` leaves them: so, and as they are written. */
const byLength = new Map<number, Map<string, string>>();
const names = [
  ...Object.values(CATEGORY_NAMES).flatMap((one) => Object.values(one)),
  ...[...TOWNS, ...REGIONS, ...LOCALITIES].map((place) => place.names),
];
const singles = names
  .flatMap((list) =>
    list
      .toLowerCase()
      .split(",")
      .map((name) => name.trim()),
  )
  .filter((name) => !name.includes(" "));
/** "Korgaon park": words of the names of well-known localities, which are none alone. */
const localityWords = LOCALITIES.flatMap((one) => one.names.toLowerCase().split(/[\s,]+/)).filter(
  (word) => word.length >= ANY_LETTER && !isCommonWord(word),
);
const known = new Set(localityWords.map(foldName));
for (const word of [...workWords(), ...singles, ...localityWords]) {
  const folded = foldName(word);
  const same = byLength.get(folded.length) ?? new Map<string, string>();
  if (!same.has(folded)) byLength.set(folded.length, same.set(folded, word));
}

/**
 * The words with each unknown one replaced by the known one that is a wrong letter away: "gardner" → "gardener". In
 * memory, over the vocabulary. Null if nothing is to be replaced.
 * @param words as `queryWords` gives them.
 */
export function closeWords(words: readonly string[]): string[] | null {
  const close = words.map((word) => (isCorrectable(word) ? closest(word, slipsIn(word)) : null));
  if (close.every((word) => word === null)) return null;
  return words.map((word, at) => close[at] ?? word);
}

/** The kinds of work whose names are nearest to words that search does not know, the nearest first. */
export function nearKinds(words: readonly string[]): Category[] {
  const found = words
    .filter(isCorrectable)
    .map((word) => closest(word, Math.floor(word.length * NEAR)))
    .flatMap((word) => (word === null ? [] : [...(workNamed([word])?.kinds ?? categoriesNamed([word]))]));
  return [...new Set(found)].slice(0, MAX_NEAR);
}

const slipsIn = (word: string): number => (word.length >= LONG ? 2 : 1);

const isCorrectable = (word: string): boolean =>
  word.length >= LEAST_LETTERS[isIndic(word) ? "indic" : "latin"] &&
  isPlainWord(word) &&
  !/\d/.test(word) &&
  !isKnown(word);

const isKnown = (word: string): boolean =>
  isSilent(word) ||
  isOtherWork(word) ||
  isFaintForm(word) ||
  workNamed([word]) !== null ||
  categoriesNamed([word]).length > 0 ||
  beginsPlaceName([word]) ||
  known.has(foldName(word)) ||
  placeCalled([word], () => false) !== null;

/** The known word with the fewest differences, of those with as few the most alike; null beyond `most`. */
function closest(word: string, most: number): string | null {
  const typed = foldName(word);
  const isIndicWord = isIndic(typed);
  let best: { word: string; slips: number } | null = null;
  for (let length = typed.length - most; length <= typed.length + most; length += 1) {
    for (const [name, shown] of byLength.get(length) ?? []) {
      // A slip is seldom in the first letter, and a short word has too many others with another one.
      if (isIndic(name) !== isIndicWord || (name[0] !== typed[0] && typed.length < LONG)) continue;
      const isAlike = isIndicWord || typed.length >= ANY_LETTER || consonants(typed) === consonants(name);
      if (!isAlike) continue;
      // "cleening" is nearer to "cleaning" as they are written than as they are compared.
      const folded = differences(typed, name, most);
      const isFolded = word !== typed || shown !== name;
      const slips =
        (isFolded && folded > 0 ? Math.min(folded, differences(word, shown, most)) : folded) + unlikeness(typed, name);
      if (slips < most + 1 && (best === null || slips < best.slips)) best = { word: shown, slips };
    }
  }
  return best?.word ?? null;
}

/** Less than a letter: a word more often has its consonants. */
const unlikeness = (one: string, other: string): number => (consonants(one) === consonants(other) ? 0 : 0.5);

const consonants = (word: string): string => word.replaceAll(/[aeiou]|\p{M}/gu, "");

/** How many letters must be changed, added, left out or swapped with the next; anything beyond `most` is `most + 1`. */
function differences(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}
