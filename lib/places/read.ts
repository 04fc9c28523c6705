import "server-only";
import { boundedCache } from "@/lib/bounded-cache";
import { latinDigits } from "@/lib/digits";
import { isKnownLocality, isWellKnown, placesCalled, wordsOf } from "./find";
import { foldName } from "@/lib/search/words";
import { spellingsOf, stateNames } from "./spelling";
import { placeById, type Place } from "./table";

const MAX_NAME_WORDS = 4;
const PIN = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;
/** Words said with a city's name that are not part of it: "South Delhi", "Pune city", "near Patna". */
const AROUND = new Set([
  "north",
  "south",
  "east",
  "west",
  "central",
  "city",
  "near",
  "greater",
  "old",
  "new",
  "district",
]);

/**
 * The place that a typed text names, in any script: a PIN code, a locality with its city, a city; null if none is meant
 * beyond doubt. A locality's name alone counts only if it is well known and in one city.
 */
export function readPlace(text: string): Place | null {
  const parts = text
    .split(/[,;()\n/–—|-]|(?<=\p{L})\.(?=\s|$)/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const code = PIN.exec(latinDigits(text))?.[0].replace(/\s/, "");
  const coded = code ? placeById(code) : undefined;
  const named = parts.flatMap((words) => namesIn(words));
  if (coded) return localityOf(named, coded.city.slug, coded.pin) ?? coded;
  // "Anand Vihar, Delhi" names Anand too, but not on its own; "Thane, Mumbai" says first what is meant.
  const [city] = named
    .filter(({ place, isWhole }) => place.kind === "city" && (isWhole || isWellKnown(place)))
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.length - a.length);
  if (city) return localityOf(named, city.place.city.slug, null) ?? city.place;
  const localities = new Map(
    named.flatMap(({ place }) =>
      isKnownLocality(place) ? [[`${place.city.slug}/${place.name}`, place] as const] : [],
    ),
  );
  const [only] = localities.values();
  return localities.size === 1 && only ? only : null;
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

type Found = { place: Place; isWhole: boolean; length: number };

// A town that nobody wrote spellings down for may have the name of a common word; it counts when it stands alone.
// The longest names first, and none that overlaps one already taken: "Navi Mumbai" is not Mumbai.
function namesIn(words: readonly string[]): Found[] {
  const found: Found[] = [];
  const taken = new Set<number>();
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      if (Array.from({ length }, (_, at) => from + at).some((at) => taken.has(at))) continue;
      const places = placesCalled(words.slice(from, from + length));
      if (places.length === 0) continue;
      for (let at = from; at < from + length; at += 1) taken.add(at);
      const others = words.filter((word, at) => (at < from || at >= from + length) && !AROUND.has(word));
      found.push(...places.map((place) => ({ place, isWhole: others.length === 0, length })));
    }
  }
  return found;
}

function localityOf(named: Found[], city: string, pin: string | null): Place | null {
  const fitting = named
    .filter(({ place }) => place.kind === "locality" && place.city.slug === city && (!pin || place.pin === pin))
    .toSorted((a, b) => Number(isKnownLocality(b.place)) - Number(isKnownLocality(a.place)) || b.length - a.length);
  return fitting[0]?.place ?? null;
}
