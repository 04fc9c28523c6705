import type { Category } from "@/lib/core/categories";
import { isOneOf } from "@/lib/core/objects";
import { isCommonWord } from "@/lib/language/places/common-words";
import { placeById, type Place } from "@/lib/language/places/table";
import { categoriesNamed, isCategoryName } from "./names";
import { isDirectionName } from "@/lib/language/places/named";
import { isWellKnownName, placeCalled, placeMeant, type MeantPlace } from "@/lib/language/places/meant";
import {
  isCleaning,
  isFaint,
  isFaintForm,
  isJobWord,
  isOtherWork,
  isSilent,
  isSilentPhrase,
  isThing,
} from "./silent-words";
import { soundOf } from "@/lib/language/words/sound";
import { SOUND_LENGTH, SOUND_MARK, taskMark } from "./text";
import { isWorkWord, MAX_WORK_WORDS, workNamed } from "./work";
import type { TaskName } from "./work-household";
import { foldIndic, hasLetterOrDigit, isIndic, isPlainWord, withoutSigns } from "@/lib/language/words/words";

/** Further words hardly narrow a search and only cost time. */
const MAX_WORDS = 10;
const MAX_NAME_WORDS = 4;
/** Of a locality and its city. */
const MAX_PLACE_WORDS = 5;
/** With the words between that say nothing. */
const MAX_RUN = 8;
/** Three letters are found anywhere in a word, shorter ones only at its beginning. */
const ANYWHERE_LENGTH = 3;

/**
 * One thing a search asks for. It matches by all of `texts` if there are any (or what sounds like each), by one of `marks`,
 * or by category; where.ts says how.
 */
export type SearchTerm = {
  texts: string[];
  /** Beside each of the texts, the sounds that may stand for it in another script. */
  sounds: string[][];
  marks: string[];
  categories: readonly Category[];
  /** The cities that it names, and the localities or PIN codes in them; the marks are of the cities. */
  cities: readonly Place[];
  places: readonly Place[];
};

/** Words that mean one thing together. */
type Run = {
  words: readonly string[];
  kinds: readonly Category[];
  tasks: readonly TaskName[];
  place: MeantPlace | null;
  /** Only the beginning of a name, or a thing that is worked at: counts where nothing else names work. */
  guess: "begun" | "thing" | null;
};

/**
 * The terms of a search; a job must match every one. If several words name something together ("घर का काम"), the
 * longest run becomes one term; words without meaning are dropped: a search for "job" alone has no term.
 * @param typed as returned by `searchWords`.
 */
export const searchTerms = (typed: readonly string[]): SearchTerm[] => readRuns(typed).map(termOf);

/**
 * The words of a search that are known as work or as a place, for a list that has nothing with all its words: "rotiya belna"
 * is about roti, whatever belna is; none for a search that asks for any work. Null if it stays as it is.
 */
export function knownWords(typed: readonly string[]): string[] | null {
  const runs = readRuns(typed);
  // A word that merely sounds like a place may be any other.
  const known = runs.filter(({ kinds, words }) => kinds.length > 0 || isPlaceAsWritten(words));
  const isDirection = ({ words }: Run) => words.every(isDirectionName);
  const towns = known.filter((run) => !isDirection(run));
  // "Thane west", where nothing says west.
  if (
    towns.length > 0 &&
    towns.length === runs.filter((run) => !isDirection(run)).length &&
    towns.length < runs.length
  ) {
    return towns.flatMap(({ words }) => words);
  }
  const hasWork = known.some(({ kinds }) => kinds.length > 0);
  if (isOtherAtLast(runs) || known.length === runs.length) return null;
  if (hasWork) return known.flatMap(({ words }) => words);
  // "Kaam batao": one word beside the word "work", whatever it is.
  const [only, second] = runs;
  const isOne =
    only !== undefined && second === undefined && !only.words.some((word) => isOtherWork(word) || hasDigit(word));
  return isOne && typed.some(isJobWord) ? [] : null;
}

const hasDigit = (word: string): boolean => /\d/.test(word);

/** "Electrical engineer" is no electrician; "doctor's driver" is a driver. */
const isOtherAtLast = (runs: readonly Run[]): boolean => runs.at(-1)?.words.every(isOtherWork) ?? false;

let last: { typed: string; runs: readonly Run[] } | undefined;

// A list, its count and its filters ask for the same words one after the other.
function readRuns(typed: readonly string[]): readonly Run[] {
  const key = typed.join(" ");
  if (last?.typed !== key) last = { typed: key, runs: runsIn(typed) };
  return last.runs;
}

function runsIn(typed: readonly string[]): Run[] {
  const words = typed.map(withoutSigns).filter(hasLetterOrDigit).slice(0, MAX_WORDS);
  const runs: Run[] = [];
  for (let at = 0; at < words.length;) {
    const { length, run } = nextRun(words.slice(at));
    if (run) runs.push(run);
    at += length;
  }
  const said = withoutOtherCities(withoutEmptyWords(runs));
  return isOtherAtLast(said) ? said.map((run) => ({ ...run, kinds: [], tasks: [] })) : said;
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

/** The longest run of words at the beginning that names something together, else the first word; null for words that say nothing. */
function nextRun(words: readonly string[]): { length: number; run: Run | null } {
  for (let length = Math.min(MAX_RUN, words.length); length > 1; length -= 1) {
    const run = words.slice(0, length);
    if (isSilentPhrase(run)) return { length, run: null };
    // A name of several words may be begun at the end of a search: "घर का क", not "घर का खाना".
    const isName = length <= MAX_NAME_WORDS && (length === words.length || isCategoryName(run));
    const kinds = isName ? categoriesNamed(run) : [];
    if (kinds.length > 0) return { length, run: { ...EMPTY, words: run, kinds } };
    const place = length <= MAX_PLACE_WORDS ? placeMeant(run, saysWork) : null;
    if (place) return { length, run: { ...EMPTY, words: run, place } };
    const content = run.filter((word) => !isSilent(word));
    const isWhole = content[0] === run[0] && content.at(-1) === run.at(-1);
    if (!isWhole || content.length < 2 || content.length > MAX_WORK_WORDS) continue;
    const work = workNamed(content);
    if (work) return { length, run: { ...EMPTY, words: content, ...work } };
  }
  const [first = ""] = words;
  return { length: 1, run: isSilent(first) ? null : { ...EMPTY, words: [first], ...singleMeant(first) } };
}

const EMPTY = { kinds: [], tasks: [], place: null, guess: null } as const;

/** The meaning of one word: a whole name before a task, a task before a place that is hardly known or only begun. */
function singleMeant(word: string): Partial<Run> {
  const words = [word];
  if (isOtherWork(word)) return {};
  const place = placeCalled(words, saysWork);
  // "Khana", food, is written like Khanna, a town.
  if (place && isWellKnownName(words) && !isWorkWord(word)) {
    return { place, kinds: isCategoryName(words) ? categoriesNamed(words) : [] };
  }
  if (isCategoryName(words)) return { kinds: categoriesNamed(words) };
  const work = workNamed(words);
  if (work && (isWorkWord(word) || !isCommonWord(word))) {
    return { ...work, guess: isThing(word) ? "thing" : isWorkWord(word) ? null : "begun" };
  }
  const one = /^[a-z]{3,}s$/.test(word) ? [word.slice(0, -1)] : words;
  if (isCategoryName(one)) return { kinds: categoriesNamed(one) };
  const kinds = isCommonWord(word) ? [] : categoriesNamed(words);
  if (kinds.length > 0) return { kinds, guess: "begun" };
  return isFaintForm(word) ? {} : { place: place ?? placeMeant(words, saysWork) };
}

const isPlaceAsWritten = (words: readonly string[]): boolean =>
  words.length > 1 || words.some(hasDigit)
    ? placeMeant(words, saysWork) !== null
    : placeCalled(words, saysWork) !== null;

const saysWork = (word: string): boolean => isSilent(word) || isWorkWord(word) || isCategoryName([word]);

// A locality says nothing beside a city that has none of this name: "Nehru Colony Dehradun" is looked for in Dehradun. One that
// several cities have is the one of the city beside it.
function withoutOtherCities(runs: readonly Run[]): Run[] {
  const cities = new Set(runs.flatMap(({ place }) => (place?.places.length === 0 ? place.slugs : [])));
  if (cities.size === 0) return [...runs];
  return runs.flatMap((run) => {
    const { place } = run;
    if (!place || place.places.length === 0) return [run];
    const places = place.places.filter(({ city }) => cities.has(city.slug));
    return places.length === 0
      ? []
      : [{ ...run, place: { places, slugs: place.slugs.filter((slug) => cities.has(slug)) } }];
  });
}

// "Repair" says nothing beside a word that names what is repaired, the beginning of a name nothing beside a whole one; "sector
// 7" nothing beside the city it is in.
function withoutEmptyWords(runs: readonly Run[]): readonly Run[] {
  const isDetail = ({ words, kinds, place }: Run) =>
    kinds.length === 0 && !place && words.every((word) => isCommonWord(word) || /^\d+$/.test(word));
  const said = runs.some(({ place }) => place) ? runs.filter((run) => !isDetail(run)) : runs;
  const isClear = ({ words, kinds }: Run) => words.length > 1 || !words.every(kinds.length > 0 ? isFaint : isFaintForm);
  const clear = said.filter(isClear);
  const named = clear.some(({ kinds }) => kinds.length > 0) ? clear : said;
  if (!named.some(({ kinds }) => kinds.length > 0)) return named;
  const strengths = named.map(strengthOf);
  const most = Math.max(...strengths);
  const isCleaned = most === STRENGTH.thing && runs.some(({ words }) => words.some(isCleaning));
  const last = strengths.lastIndexOf(most);
  return named.flatMap((run, at) => {
    const isLess = strengths[at] !== most && run.place === null;
    // A thing beside its work is dropped, and of two things – "bathroom ka nal" – the first.
    if (run.words.every(isThing) && (isLess || (most === STRENGTH.thing && at !== last))) return [];
    if (isCleaned && at === last && !run.kinds.some((kind) => isOneOf(WASHED_BY_OTHERS, kind))) {
      return [{ ...run, kinds: ["cleaner", "housekeeper"], tasks: [] }];
    }
    // The beginning of a name is a word like any other then.
    if (isLess) return [{ ...run, kinds: [], tasks: [] }];
    return [run];
  });
}

/** Cars are washed by drivers, tanks cleaned by plumbers. */
const WASHED_BY_OTHERS = ["personal-driver", "driver", "plumber", "housekeeper", "cleaner"] as const;

/** How surely words name work. */
const STRENGTH = { none: 0, begun: 1, thing: 2, sure: 3 } as const;
const strengthOf = ({ kinds, guess }: Run): number => STRENGTH[kinds.length === 0 ? "none" : (guess ?? "sure")];

function termOf({ words, kinds, tasks, place }: Run): SearchTerm {
  const isOther = words.some(isOtherWork);
  const marks = (place?.slugs ?? []).map((slug) => `${SOUND_MARK.place}${slug.toUpperCase()} `);
  const isWork = tasks.length > 0 || (kinds.length > 0 && !isCategoryName(words));
  // A name that is only begun, or sounds like a place, is looked for as it is typed too.
  const isPlace = place !== null && isPlaceAsWritten(words);
  const isKnown = isOther || isWork || isPlace || words.length > 1 || isCategoryName(words);
  // A locality's name may be typed in any script, in a location that no table has.
  const isHeard = !isKnown || (place !== null && place.places.length > 0 && words.length > 1);
  return {
    // Several words for work are the vocabulary's, in any form: no title has just these, and looking for them takes time.
    texts: isWork && words.length > 1 ? [] : words.map((word) => textPattern(word, isKnown)),
    sounds: words.map((word) => (isHeard ? soundMarks(word) : [])),
    marks: [...marks, ...tasks.map((task) => `${taskMark(task)} `)],
    categories: kinds,
    cities: (place?.slugs ?? []).flatMap((slug) => placeById(slug) ?? []),
    places: place?.places ?? [],
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
