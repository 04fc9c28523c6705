import type { Category } from "@/lib/core/categories";
import { categoriesNamed, isCategoryName } from "./names";
import { isPlaceName, placesNamed } from "./places";
import { isFaint, isFaintForm, isSilent } from "./silent-words";
import { soundOf } from "./sound";
import { SOUND_LENGTH, SOUND_MARK, taskMark } from "./text";
import { MAX_WORK_WORDS, workNamed, type Work } from "./work";
import { foldIndic, hasLetterOrDigit, isIndic, isPlainWord, withoutSigns } from "./words";

/** Further words hardly narrow a search and only cost time. */
const MAX_WORDS = 10;
const MAX_NAME_WORDS = 4;
/** With the words between that say nothing. */
const MAX_RUN = 8;
/** Three letters are a trigram, which the index finds anywhere; shorter ones are matched only at the beginning of a word. */
const ANYWHERE_LENGTH = 3;

/** One thing a search asks for. It matches by all of `texts` if there are any, by one of `marks` (both in the search text), or by category. */
export type SearchTerm = { texts: string[]; marks: string[]; categories: readonly Category[] };

type Run = { words: readonly string[]; work: Work | null };

/**
 * The terms of a search; a job must match every one. If several words name something together ("घर का काम"), the
 * longest run becomes one term; words without meaning are dropped if others remain.
 * @param typed as returned by `searchWords`.
 */
export function searchTerms(typed: readonly string[]): SearchTerm[] {
  const words = typed.map(withoutSigns).filter(hasLetterOrDigit).slice(0, MAX_WORDS);
  const runs: Run[] = [];
  for (let at = 0; at < words.length;) {
    const { length, run } = nextRun(words.slice(at));
    runs.push(run);
    at += length;
  }
  return withoutEmptyWords(runs).map(termOf);
}

/**
 * The kinds of work that a search asks for: those that all its words for work mean, or else all of them – nobody is a cook
 * and a driver at once, so a search for both is for either.
 */
export function kindsAsked(terms: readonly SearchTerm[]): Category[] {
  const named = terms.map(({ categories }) => categories).filter((categories) => categories.length > 0);
  const all = [...new Set(named.flat())];
  const common = all.filter((kind) => named.every((categories) => categories.includes(kind)));
  return common.length > 0 ? common : all;
}

/** The longest run of words at the beginning that names something together, else the first word. */
function nextRun(words: readonly string[]): { length: number; run: Run } {
  for (let length = Math.min(MAX_RUN, words.length); length > 1; length -= 1) {
    const run = words.slice(0, length);
    if (length <= MAX_NAME_WORDS && (categoriesNamed(run).length > 0 || placesNamed(run).length > 0)) {
      return { length, run: { words: run, work: null } };
    }
    const content = run.filter((word) => !isSilent(word));
    const isWhole = content[0] === run[0] && content.at(-1) === run.at(-1);
    if (!isWhole || content.length < 2 || content.length > MAX_WORK_WORDS) continue;
    const work = workNamed(content);
    if (work) return { length, run: { words: content, work } };
  }
  const first = words.slice(0, 1);
  const isNamed = isCategoryName(first) || isPlaceName(first) || first.some(isSilent);
  return { length: 1, run: { words: first, work: isNamed ? null : workNamed(first) } };
}

// "Job" says nothing beside any other word, "repair" nothing beside a word that names what is repaired.
function withoutEmptyWords(runs: readonly Run[]): Run[] {
  const said = runs.filter(({ words }) => words.length > 1 || runs.length === 1 || !words.every(isSilent));
  const clear = said.filter(
    (run) => run.words.length > 1 || !run.words.every(kindsOf(run).length > 0 ? isFaint : isFaintForm),
  );
  return clear.some((run) => kindsOf(run).length > 0) ? clear : said;
}

const kindsOf = ({ words, work }: Run): readonly Category[] => work?.kinds ?? categoriesNamed(words);

function termOf(run: Run): SearchTerm {
  const { words, work } = run;
  const places = work ? [] : placesNamed(words).map((place) => `${SOUND_MARK.place}${place.toUpperCase()} `);
  const isKnown = work !== null || words.length > 1 || isCategoryName(words) || isPlaceName(words);
  const sounds = isKnown ? [] : words.flatMap(soundMarks);
  return {
    // Several words for work are the vocabulary's, in any form: no title has just these, and looking for them takes time.
    texts: work !== null && words.length > 1 ? [] : words.map((word) => textPattern(word, isKnown)),
    marks: [...places, ...sounds, ...(work?.tasks ?? []).map((task) => `${taskMark(task)} `)],
    categories: kindsOf(run),
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
