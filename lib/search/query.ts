import type { Category } from "@/lib/categories";
import { categoriesNamed, isCategoryName } from "./names";
import { isPlaceName, placesNamed } from "./places";
import { isSilent } from "./silent-words";
import { soundOf } from "./sound";
import { SOUND_LENGTH, SOUND_MARK } from "./text";
import { foldIndic, hasLetterOrDigit, isIndic, isPlainWord, withoutSigns } from "./words";

/** Further words hardly narrow a search and only cost time. */
const MAX_WORDS = 8;
const MAX_NAME_WORDS = 4;
/** Three letters are a trigram, which the index finds anywhere; shorter ones are matched only at the beginning of a word. */
const ANYWHERE_LENGTH = 3;

/** One thing a search asks for. It matches by all of `texts`, by one of `marks` (both in the search text), or by category. */
export type SearchTerm = { texts: string[]; marks: string[]; categories: readonly Category[] };

/**
 * The terms of a search; a job must match every one. If several words name something together ("घर का काम"), the
 * longest run becomes one term; words without meaning are dropped if others remain.
 * @param typed as returned by `searchWords`.
 */
export function searchTerms(typed: readonly string[]): SearchTerm[] {
  const words = typed.map(withoutSigns).filter(hasLetterOrDigit).slice(0, MAX_WORDS);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const run = longestName(words.slice(at));
    const silent = run.length === 1 && words.length > 1 && run.every(isSilent);
    if (!silent) terms.push(termOf(run));
    at += run.length;
  }
  return terms;
}

function longestName(words: readonly string[]): readonly string[] {
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 1; length -= 1) {
    const run = words.slice(0, length);
    if (categoriesNamed(run).length > 0 || placesNamed(run).length > 0) return run;
  }
  return words.slice(0, 1);
}

function termOf(run: readonly string[]): SearchTerm {
  const places = placesNamed(run).map((place) => `${SOUND_MARK.place}${place.toUpperCase()} `);
  const isKnown = run.length > 1 || isCategoryName(run) || isPlaceName(run);
  const sounds = isKnown ? [] : run.flatMap(soundMarks);
  return {
    texts: run.map((word) => textPattern(word, isKnown)),
    marks: [...places, ...sounds],
    categories: categoriesNamed(run),
  };
}

// A full name means itself: "bai" does not match Mumbai.
function textPattern(word: string, isKnown: boolean): string {
  const text = foldIndic(word);
  return isKnown || [...text].length < ANYWHERE_LENGTH ? ` ${text}` : text;
}

// Only across scripts: a Latin word matches Indian words that sound the same, but not other Latin words that do.
function soundMarks(word: string): string[] {
  if (!isPlainWord(word)) return [];
  const { fine, coarse } = soundOf(word);
  const isBegun = coarse.length >= SOUND_LENGTH.begun;
  const indic = isBegun ? [SOUND_MARK.indic + coarse.toUpperCase()] : [];
  if (!isIndic(word) || coarse.length < SOUND_LENGTH.whole) return indic;
  const latin = fine === null ? SOUND_MARK.latinCoarse + coarse : SOUND_MARK.latin + fine;
  return [latin.toUpperCase() + (isBegun ? "" : " "), ...indic];
}
