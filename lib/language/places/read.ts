import "server-only";
import { boundedCache } from "@/lib/core/bounded-cache";
import { latinDigits } from "@/lib/core/digits";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { foldName } from "@/lib/language/words/words";
import { isCommonName, isCommonWord } from "./common-words";
import { kilometres } from "./distance";
import { isKnownLocality, isWellKnown, placesCalled, wordsOf } from "./find";
import { placeName, spellingsOf, stateNames } from "./spelling";
import { stateCalled } from "./states";
import { placeById, type Place } from "./table";

const MAX_NAME_WORDS = 4;
/** A town and the city that is named after it: "Thane, Mumbai", "Baramati, Pune". */
const AROUND_CITY_KM = 120;
const PIN = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;
/** Words said with a city's name that are not part of it: "South Delhi", "Pune city", "near Patna", "Delhi NCR". */
const AROUND = new Set("north south east west central city near greater old new district dist ncr india".split(" "));

/** A village often has a city's name, far away from it. */
const VILLAGE = new Set(["village", "vill", "gram", "gaon", "गांव", "गाँव", "ग्राम", "গ্রাম", "ਪਿੰਡ", "ગામ"]);

/**
 * The place that a typed text names, in any script: a PIN code, a locality with its city, a city; null if none is meant
 * beyond doubt. A locality's name alone counts only if it is well known and in one city, and every city has its
 * Gandhi Nagar, Station Road and Chowk: those need their city.
 */
export function readPlace(text: string): Place | null {
  const code = PIN.exec(latinDigits(text))?.[0].replace(/\s/, "");
  const coded = code ? placeById(code) : undefined;
  const { named, states } = namesOf(text);
  if (coded) return localityOf(named, coded.city.slug, coded.pin) ?? coded;
  const city = cityOf(named, states);
  if (city) return localityOf(named, city.city.slug, null) ?? city;
  const localities = new Map(
    named.flatMap(({ place, words }) =>
      isKnownLocality(place) && !isCommonName(words) ? [[`${place.city.slug}/${place.name}`, place] as const] : [],
    ),
  );
  const [only] = localities.values();
  // "Lane 5, Andheri, Baramati Road" may be anywhere.
  return localities.size === 1 && only && named.every(({ place }) => place.city.slug === only.city.slug) ? only : null;
}

/**
 * Whether a stored place is still what its text means, for a row that an older rule has read: the owner chose it, from the
 * suggestions or as the city of a text that names none, unless that rule only saw its name in the text.
 */
export function isStillMeant(place: Place, text: string): boolean {
  const read = readPlace(text);
  const wasSeen = partsOf(text).some((words) => allNamesIn(words).some((found) => found.place.id === place.id));
  if (!wasSeen || read?.id === place.id) return true;
  const isChosen = LANGUAGES.some((language) => {
    const name = placeName(place, language);
    return text.startsWith(name) && /^\s*($|[^\p{L}\p{M}\p{N}\s])/u.test(text.slice(name.length));
  });
  return isChosen && (!read || read.city === place.city);
}

// Employers of one place type it alike, and every card of every list asks.
const known = boundedCache<string, boolean>(5_000);

/** Whether a typed location says no more than where this place is: "Pune (Koregaon Park)", "South Delhi 110017". */
export const saysOnly = (text: string, place: Place): boolean =>
  known.get(`${place.id}\n${text}`, () => isAllIn(text, place));

function isAllIn(text: string, place: Place): boolean {
  const said = new Set(
    [
      spellingsOf(place),
      place.name,
      place.city.name,
      placeSpellings(place.city.slug),
      place.pin ?? "",
      stateNames(place),
    ]
      .flatMap(wordsOf)
      .map(foldName),
  );
  return wordsOf(text).every((word) => AROUND.has(word) || said.has(foldName(latinDigits(word))));
}

const placeSpellings = (slug: string): string => {
  const city = placeById(slug);
  return city ? spellingsOf(city) : "";
};

/** A name in a text. `isWhole`: its part of the text says nothing else. */
type Found = { place: Place; words: readonly string[]; isWhole: boolean };

// "Mumbai (South)" is one name.
const partsOf = (text: string): string[][] =>
  text
    .replaceAll(/\(\s*(north|south|east|west|central)\s*\)/gi, " $1")
    .split(/[,;()\n/–—|-]|(?<=\p{L})\.(?=\s|$)/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);

/** The names that count in a text, and the states that it names. */
function namesOf(text: string): { named: Found[]; states: ReadonlySet<string> } {
  const states = new Set<string>();
  const named = partsOf(text).flatMap((words) => {
    const { rest, state } = withoutState(words);
    if (state) states.add(state);
    return namesIn(rest);
  });
  return { named, states };
}

// "Patna Bihar": the state is said last. Delhi, Goa and Chandigarh are cities too.
function withoutState(words: readonly string[]): { rest: readonly string[]; state?: string } {
  for (let from = Math.max(0, words.length - MAX_NAME_WORDS); from < words.length; from += 1) {
    const state = stateCalled(words.slice(from));
    if (state && placesCalled(words.slice(from)).every(({ kind }) => kind !== "city")) {
      return { rest: words.slice(0, from), state };
    }
  }
  return { rest: words };
}

// A name inside a part is at its end ("Lane 5 Baner", "MG Road Pune"): "Surat Nagar" and "Delhi Public School" are in any city.
const namesIn = (words: readonly string[]): Found[] =>
  allNamesIn(words)
    .filter(({ isWhole, isLast, place, words: name }) => isWhole || (isLast && countsInside(place, name)))
    .map(({ place, words: name, isWhole }) => ({ place, words: name, isWhole }));

// A town that nobody wrote spellings down for may have the name of a common word; it counts when it is alone.
const countsInside = (place: Place, name: readonly string[]): boolean =>
  place.kind === "city" ? isWellKnown(place) && !isCommonName(name) : !name.every(isCommonWord);

// The longest names first, and none that overlaps one already taken: "Navi Mumbai" is not Mumbai.
function allNamesIn(words: readonly string[]): (Found & { isLast: boolean })[] {
  const found: (Found & { isLast: boolean })[] = [];
  const taken = new Set<number>();
  const says = (word: string) => !AROUND.has(word) && !/^\d+$/.test(latinDigits(word));
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      if (Array.from({ length }, (_, at) => from + at).some((at) => taken.has(at))) continue;
      const name = words.slice(from, from + length);
      const places = placesCalled(name);
      if (places.length === 0) continue;
      for (let at = from; at < from + length; at += 1) taken.add(at);
      if (VILLAGE.has(words[from - 1] ?? "")) continue;
      const isLast = !words.slice(from + length).some(says);
      const isWhole = isLast && !words.slice(0, from).some(says);
      found.push(...places.map((place) => ({ place, words: name, isWhole, isLast })));
    }
  }
  return found;
}

/** The city that a text names: the one said first, if the others are around it or can be a neighbourhood's name. */
function cityOf(named: readonly Found[], states: ReadonlySet<string>): Place | undefined {
  const inState = ({ place }: Found) => states.size === 0 || states.has(place.city.state);
  const cities = named.filter((found) => found.place.kind === "city" && inState(found));
  const sure = cities.filter((found) => isSure(found, cities, states));
  const known = sure.filter(({ place, words }) => isWellKnown(place) && !isCommonName(words));
  const last = (known.length > 0 ? known : sure).at(-1)?.place;
  if (!last) return undefined;
  const around = cities.filter(
    ({ place, words }) => isJoined(place, words) && kilometres(place, last) < AROUND_CITY_KM,
  );
  if (known.some(({ place }) => kilometres(place, last) >= AROUND_CITY_KM)) return undefined;
  // Noida (Greater Noida): the longer name says more.
  return around.toSorted((a, b) => b.words.length - a.words.length)[0]?.place ?? last;
}

// Gandhinagar is a city, Gandhi Nagar a part of most; of several towns called Rampur none is meant for sure.
function isSure({ place, words, isWhole }: Found, cities: readonly Found[], states: ReadonlySet<string>): boolean {
  const namesakes = cities.filter((one) => one.words === words);
  const known = namesakes.filter((one) => isWellKnown(one.place));
  const isOnly = namesakes.length === 1 || (known.length === 1 && known[0]?.place === place && !isCommonName(words));
  return isOnly && (states.size > 0 || (isJoined(place, words) && (isWhole || isWellKnown(place))));
}

/** Whether a city's name is typed as it is written: "Gandhi Nagar" is not. */
const isJoined = (place: Place, words: readonly string[]): boolean =>
  !words.some(isCommonWord) || spellingsOf(place).toLowerCase().split(/, ?/).includes(words.join(" "));

function localityOf(named: readonly Found[], city: string, pin: string | null): Place | null {
  const fitting = named
    .filter(({ place }) => place.kind === "locality" && place.city.slug === city && (!pin || place.pin === pin))
    .toSorted(
      (a, b) => Number(isKnownLocality(b.place)) - Number(isKnownLocality(a.place)) || b.words.length - a.words.length,
    );
  return fitting[0]?.place ?? null;
}
