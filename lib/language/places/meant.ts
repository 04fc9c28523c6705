import "server-only";
import { latinDigits } from "@/lib/core/digits";
import { soundOf } from "@/lib/language/words/sound";
import { foldName, isIndic, isPlainWord } from "@/lib/language/words/words";
import { isCommonName, isCommonWord } from "./common-words";
import { isKnownLocality, isOneSlipAway, knownBeginning, placesCalled } from "./find";
import { isDirectionName, isPlaceName, placesNamed } from "./named";
import { placeTable, type Place } from "./table";

/**
 * The place that words of a search mean: the slugs of towns, states and regions, and the localities or PIN codes in them
 * if they are meant.
 */
export type MeantPlace = {
  slugs: readonly string[];
  places: readonly Place[];
};

/** A name that more cities have says nothing without its city. */
const MOST_CITIES = { known: 6, unknown: 2 } as const;
/** So many letters begin the name of a well-known locality; and so many are a post office's, for shorter ones are common words too. */
const BEGUN_LETTERS = { latin: 5, indic: 5 } as const;
const LEAST_LETTERS = { latin: 7, indic: 5 } as const;
const LEAST_MISSPELT = 8;
/** With fewer consonants a word sounds like too many others. Coarse: of scripts that do not write all differences. */
const LEAST_SOUND = { fine: 4, coarse: 5 } as const;
const PIN = /^[1-9]\d{5}$/;
/** The first digits of a PIN code are its sorting district. */
const DISTRICT_DIGITS = 3;

/**
 * The place that words of a search mean together, in any script: "411001", "kothrud", "sector 62 noida", "pune"; null for
 * none. Towns may be begun ("bangal"), and a name that nobody has written down in a script is recognised by its sound.
 * @param isWork whether a word is one for work, which makes no place together with others: "mali pune".
 */
export function placeMeant(words: readonly string[], isWork: (word: string) => boolean): MeantPlace | null {
  if (!words.every(isPlainWord)) return null;
  const pin = latinDigits(words.join(""));
  if (PIN.test(pin)) return meant([], pinCode(pin));
  const exact = placeCalled(words, isWork);
  if (exact || words.some(isWork)) return exact;
  // "Kurla west".
  const undirected = words.filter((word) => !isDirectionName(word));
  if (undirected.length > 0 && undirected.length < words.length) {
    const rest = placeMeant(undirected, isWork);
    if (rest && rest.places.length > 0) return rest;
  }
  const inCity = localityInCity(words, isWork);
  if (inCity.length > 0) return meant([], inCity);
  return (
    meant(placesNamed(words), []) ??
    meant([], sounding(words, knownBySound())) ??
    meant([], begun(words)) ??
    meant([], words.length > 1 ? misspelt(words) : [])
  );
}

/** The place that has exactly this name; well-known ones before post offices. */
export function placeCalled(words: readonly string[], isWork: (word: string) => boolean): MeantPlace | null {
  if (!words.every(isPlainWord)) return null;
  const all = placesCalled(words);
  const known = all.filter(isKnownLocality);
  const towns = isPlaceName(words) ? placesNamed(words) : [];
  if (towns.length > 0 || known.length > 0) {
    const others = known.filter(({ city }) => !towns.includes(city.slug));
    return meant(towns, citiesOf(others).size <= MOST_CITIES.known ? others : []);
  }
  const isVague = isCommonName(words) || words.some(isWork) || !isLongEnough(words.join(""), LEAST_LETTERS);
  if (isVague || citiesOf(all).size > MOST_CITIES.unknown) return null;
  // A village's name is often the beginning of a better known one: "koregaon" is Koregaon Park, too.
  return meant([], [...all, ...knownBeginning(words)]);
}

/** Whether a single word is the name of a well-known place, which no word for work is. */
export const isWellKnownName = (words: readonly string[]): boolean =>
  isPlaceName(words) || placesCalled(words).some(isKnownLocality);

const citiesOf = (places: readonly Place[]): Set<string> => new Set(places.map(({ city }) => city.slug));

const isLongEnough = (letters: string, least: { latin: number; indic: number }): boolean =>
  letters.length >= least[isIndic(letters) ? "indic" : "latin"];

function meant(towns: readonly string[], places: readonly Place[]): MeantPlace | null {
  const slugs = [...new Set([...towns, ...citiesOf(places)])];
  // A city says it all, whatever else has its name.
  return slugs.length === 0 ? null : { slugs, places: places.filter(({ kind }) => kind !== "city") };
}

/** A PIN code, or the city with most codes of its sorting district if nobody knows it. */
function pinCode(pin: string): Place[] {
  const { byId } = placeTable();
  const known = byId.get(pin);
  if (known) return [known];
  const city = districts().get(pin.slice(0, DISTRICT_DIGITS));
  return city ? [city] : [];
}

let districtsMade: ReadonlyMap<string, Place> | undefined;

/** The city of each sorting district: 411 is Pune. */
const districts = (): ReadonlyMap<string, Place> => (districtsMade ??= makeDistricts());

function makeDistricts(): ReadonlyMap<string, Place> {
  const { byId } = placeTable();
  const counts = new Map<string, Map<string, number>>();
  for (const { kind, pin, city } of byId.values()) {
    if (kind !== "pin" || pin === null) continue;
    const district = pin.slice(0, DISTRICT_DIGITS);
    const cities = counts.get(district) ?? new Map<string, number>();
    counts.set(district, cities.set(city.slug, (cities.get(city.slug) ?? 0) + 1));
  }
  return new Map(
    [...counts].flatMap(([district, cities]) => {
      const [most] = [...cities].toSorted(([, a], [, b]) => b - a);
      const city = most && byId.get(most[0]);
      return city ? [[district, city] as const] : [];
    }),
  );
}

/** "Kothrud Pune", "Noida sector 62": a locality with its city before or after it. */
function localityInCity(words: readonly string[], isWork: (word: string) => boolean): readonly Place[] {
  for (let at = 1; at < words.length; at += 1) {
    for (const [name, city] of [
      [words.slice(0, at), words.slice(at)],
      [words.slice(at), words.slice(0, at)],
    ] as const) {
      const cities = new Set(isPlaceName(city) ? placesNamed(city) : []);
      if (cities.size === 0 || (name.length === 1 && name.some(isCommonWord))) continue;
      const called = placesCalled(name).filter((place) => place.kind === "locality" && cities.has(place.city.slug));
      if (called.length > 0) return called;
      if (name.some(isWork)) continue;
      const heard = sounding(name, inCityBySound(cities));
      if (heard.length > 0) return heard;
      // "Nehru colony Dehradun": a neighbourhood that no table has.
      if (name.length > 1 && isCommonWord(name.at(-1) ?? ""))
        return placesCalled(city).filter(({ id }) => cities.has(id));
    }
  }
  return [];
}

type BySound = (sound: { fine: string | null; coarse: string }) => readonly Place[];

// Latin letters are what the table has; a word that has them needs no sound.
function sounding(words: readonly string[], find: BySound): readonly Place[] {
  if (!words.every(isIndic)) return [];
  const sounds = words.map(soundOf);
  const coarse = sounds.map((sound) => sound.coarse).join("");
  const fine = sounds.some((sound) => sound.fine === null) ? null : sounds.map((sound) => sound.fine).join("");
  if (coarse.length < (fine === null ? LEAST_SOUND.coarse : LEAST_SOUND.fine)) return [];
  return find({ fine, coarse });
}

const latinSound = (name: string) => {
  const sounds = name.toLowerCase().split(/[^a-z]+/).filter(Boolean).map(soundOf); // prettier-ignore
  return { fine: sounds.map(({ fine }) => fine).join(""), coarse: sounds.map(({ coarse }) => coarse).join("") };
};

let knownMade: BySound | undefined;

/** Well-known localities by their sound. */
const knownBySound = (): BySound => (knownMade ??= soundIndex([...placeTable().byId.values()].filter(isKnownLocality)));

const inCityBySound = (cities: ReadonlySet<string>): BySound => {
  let made: BySound | undefined;
  const places = () =>
    [...placeTable().byId.values()].filter(({ kind, city }) => kind === "locality" && cities.has(city.slug));
  return (sound) => (made ??= soundIndex(places()))(sound);
};

function soundIndex(places: readonly Place[]): BySound {
  const fine = new Map<string, Place[]>();
  const coarse = new Map<string, Place[]>();
  for (const place of places) {
    const sound = latinSound(place.name);
    fine.set(sound.fine, [...(fine.get(sound.fine) ?? []), place]);
    coarse.set(sound.coarse, [...(coarse.get(sound.coarse) ?? []), place]);
  }
  return (sound) => (sound.fine === null ? coarse.get(sound.coarse) : fine.get(sound.fine)) ?? [];
}

let namesMade: readonly (readonly [string, Place])[] | undefined;

/** A well-known locality of several words with one wrong letter: "karol bag". Of one word search corrects as it does all others. */
function misspelt(words: readonly string[]): readonly Place[] {
  const typed = words.map(foldName).join("");
  if (typed.length < LEAST_MISSPELT || isIndic(typed)) return [];
  namesMade ??= [...placeTable().byId.values()]
    .filter((place) => isKnownLocality(place) && place.name.includes(" "))
    .map((place) => [place.name.toLowerCase().split(/[^a-z\d]+/).map(foldName).join(""), place] as const); // prettier-ignore
  const found = namesMade.filter(([name]) => name[0] === typed[0] && !/\d/.test(name) && isOneSlipAway(typed, name));
  return found.map(([, place]) => place);
}

/** A well-known locality of one word that is still being typed: "gachib". */
const begun = (words: readonly string[]): readonly Place[] =>
  words.length === 1 && isLongEnough(foldName(words[0] ?? ""), BEGUN_LETTERS) && !words.some(isCommonWord)
    ? knownBeginning(words).filter(({ name }) => !name.includes(" "))
    : [];
