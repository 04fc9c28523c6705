import { isCategoryName } from "./names";
import { nameIndex } from "./name-index";
import { TOWNS } from "./places-cities";
import { REGIONS } from "./places-states";
import { soundOf } from "./sound";
import { isIndic } from "./words";

const MAX_NAME_WORDS = 3;
const MIN_SOUND = 3;
// Other scripts spell the same names less alike: Telugu's Gurgaon would sound like घरकाम, housework.
const READ_EVERYWHERE = /^[a-z\u0900-\u097f]+$/;
const PLACES = [...TOWNS, ...REGIONS];

const slugOf = (names: string): string => names.slice(0, names.indexOf(",")).replaceAll(" ", "");
const index = nameIndex(PLACES.map(({ names }) => [slugOf(names), names] as const));
const around = new Map(PLACES.map(({ names, within }) => [slugOf(names), within.split(" ").filter(Boolean)]));
const bySound = soundIndex();

/**
 * The places that these words name together, or begin to name, in any script: "गुड़गांव", "gurugram" → "gurgaon".
 * A name in a script for which the table has no spelling is recognised by its sound.
 */
export function placesNamed(words: readonly string[]): readonly string[] {
  const found = index.startingWith(words);
  return found.length > 0 || isCategoryName(words) ? found : sounding(words);
}

/** Whether these words are the full name of a place. */
export const isPlaceName = (words: readonly string[]): boolean => index.named(words).length > 0;

/**
 * All places that a text names, each with the states and regions around it.
 * @param by how a place is recognised: a title has too many words that merely sound like one.
 */
export function placesIn(words: readonly string[], by: "spelling" | "sound"): string[] {
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + MAX_NAME_WORDS, words.length); to += 1) {
      const run = words.slice(from, to);
      const named = index.named(run);
      for (const slug of named.length > 0 || by === "spelling" ? named : sounding(run)) {
        for (const one of [slug, ...(around.get(slug) ?? [])]) found.add(one);
      }
    }
  }
  return [...found];
}

function sounding(words: readonly string[]): readonly string[] {
  const [word] = words;
  return words.length === 1 && word && isIndic(word) ? (bySound.get(soundOf(word).coarse) ?? []) : [];
}

function soundIndex(): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const { names } of PLACES) {
    for (const name of names.split(",").map((each) => each.trim())) {
      const sound = soundOf(name).coarse;
      if (!READ_EVERYWHERE.test(name) || sound.length < MIN_SOUND) continue;
      sounds.set(sound, [...new Set([...(sounds.get(sound) ?? []), slugOf(names)])]);
    }
  }
  return sounds;
}
