import "server-only";
import { latinDigits } from "@/lib/core/digits";
import { placesNamed } from "./named";
import { foldName, hasLetterOrDigit, isIndic, searchWords, withoutSigns } from "@/lib/language/words/words";
import { LOCALITIES } from "./localities";
import { FURTHER_NAMES } from "./names/further";
import { spellingsOf } from "./spelling";
import { placeTable, type Place, type PlaceNames } from "./table";

const MAX_FOUND = 8;
const PIN_DIGITS = 6;
/** Fewer digits begin too many PIN codes to choose from. */
const MIN_PIN_DIGITS = 3;
/** Shorter names have too many neighbours. */
const MIN_LETTERS = { latin: 5, indic: 4 } as const;

const index = (): PlaceNames => (placeTable().names ??= makeIndex());
const known = new Set(LOCALITIES.map(({ pin, names }) => `${pin}/${names.split(",")[0]}`));

/**
 * The places that a person may mean who has typed so much: a PIN code or its beginning, or the beginning of a name in any
 * script, with or without the city after it; cities first, then well-known localities.
 * @param cityOnly leave out localities and PIN codes.
 * @returns at most 8.
 */
export function suggestPlaces(typed: string, { cityOnly = false } = {}): Place[] {
  const words = wordsOf(typed);
  const fits = (place: Place) => !cityOnly || place.kind === "city";
  const found = digitsOf(words) ?? [...named(words), ...withCity(words), ...sounding(words)];
  const places = found.length > 0 ? found : aLetterAway(words);
  const exact = new Set(placesCalled(words).filter(isWellKnown));
  const byName = (a: Place, b: Place) => Number(exact.has(b)) - Number(exact.has(a)) || byFame(a, b);
  return [...new Set(places)].filter(fits).toSorted(byName).slice(0, MAX_FOUND);
}

/** The words of a typed place, without the signs around them. */
export const wordsOf = (text: string): string[] =>
  // Most of the table's names, which are all read before the first search.
  /^[A-Za-z ]+$/.test(text)
    ? text.toLowerCase().split(" ").filter(Boolean)
    : searchWords(text).map(withoutSigns).filter(hasLetterOrDigit);

/** The places with exactly this name, in any script and spelling of blanks. */
export const placesCalled = (words: readonly string[]): readonly Place[] => index().byKey.get(keyOf(words)) ?? [];

const keyOf = (words: readonly string[]): string => words.map(foldName).join("");

function digitsOf(words: readonly string[]): Place[] | undefined {
  const digits = latinDigits(words.join(""));
  if (!/^\d+$/.test(digits)) return undefined;
  if (digits.length < MIN_PIN_DIGITS || digits.length > PIN_DIGITS) return [];
  const places = [...placeTable().byId.values()].filter(({ pin }) => pin?.startsWith(digits));
  return digits.length === PIN_DIGITS ? places : places.filter(({ kind }) => kind === "pin");
}

/** The well-known localities whose name begins so. */
export const knownBeginning = (words: readonly string[]): Place[] => [...new Set(named(words).filter(isKnownLocality))];

/** The places whose name begins so, by binary search in the sorted names. */
function named(words: readonly string[]): Place[] {
  const start = keyOf(words);
  if (start.length < 2) return [];
  const { sorted } = index();
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? "") < start) low = middle + 1;
    else high = middle;
  }
  const found: Place[] = [];
  for (const { key, place } of sorted.slice(low)) {
    if (!key.startsWith(start)) break;
    found.push(place);
  }
  return found;
}

// "baner pune": the last words may be the city.
function withCity(words: readonly string[]): Place[] {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const cities = new Set(
      named(words.slice(at))
        .filter(({ kind }) => kind === "city")
        .map(({ city }) => city),
    );
    const found = cities.size > 0 ? named(words.slice(0, at)).filter(({ city }) => cities.has(city)) : [];
    if (found.length > 0) return found;
  }
  return [];
}

// A name in a script for which nobody wrote a spelling down is recognised by its sound, as search does.
const sounding = (words: readonly string[]): Place[] =>
  placesNamed(words).flatMap((slug) => placeTable().byId.get(slug) ?? []);

// A wrong vowel sign, पुने for पुणे: only well-known places, of which few are alike.
function aLetterAway(words: readonly string[]): Place[] {
  const typed = keyOf(words);
  if (typed.length < (isIndic(typed) ? MIN_LETTERS.indic : MIN_LETTERS.latin)) return [];
  return index()
    .sorted.filter(({ key, place }) => isWellKnown(place) && isOneSlipAway(typed, key))
    .map(({ place }) => place);
}

/** Whether two words differ in one letter, or one of them has a letter more. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (word: string, more: string) => word.slice(start + (word.length >= more.length ? 1 : 0));
  return rest(a, b) === rest(b, a);
}

// Those that people have heard of first: known cities, known localities, other towns, other localities.
function byFame(a: Place, b: Place): number {
  return fame(a) - fame(b) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1);
}

const fame = (place: Place): number => (isWellKnown(place) ? 0 : 2) + (place.kind === "city" ? 0 : 1);

/** Whether somebody wrote the spellings of this city or locality down. */
export const isWellKnown = (place: Place): boolean =>
  place.kind === "city" ? spellingsOf(place) !== place.name : isKnownLocality(place);

/** Whether a locality is one of those written by hand. */
export const isKnownLocality = (place: Place): boolean =>
  known.has(`${place.pin}/${place.name}`) || (place.kind === "locality" && FURTHER_NAMES.has(place.id));

/** So many names are read before others may have a turn. */
const AT_A_TIME = 500;

/** Reads the names of all places before the first search needs them, a few at a time: requests are answered meanwhile. */
export async function warmPlaces(): Promise<void> {
  const making = indexing();
  let step = making.next();
  while (!step.done && !placeTable().names) {
    await new Promise(setImmediate);
    step = making.next();
  }
  if (step.done) placeTable().names ??= step.value;
}

function makeIndex(): PlaceNames {
  const making = indexing();
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

function* indexing(): Generator<void, PlaceNames, void> {
  const byKey = new Map<string, Place[]>();
  let read = 0;
  for (const place of placeTable().byId.values()) {
    if (place.kind === "pin") continue;
    const others = place.kind === "city" ? place.city.others : [];
    for (const name of new Set([place.name, ...others, ...spellingsOf(place).split(",")])) {
      const key = keyOf(wordsOf(name));
      const places = byKey.get(key) ?? [];
      if (key && !places.includes(place)) byKey.set(key, [...places, place]);
    }
    if (++read % AT_A_TIME === 0) yield;
  }
  const sorted = [...byKey].flatMap(([key, places]) => places.map((place) => ({ key, place })));
  yield;
  return { byKey, sorted: sorted.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)) };
}
