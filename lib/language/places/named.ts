import { nameIndex } from "@/lib/language/words/name-index";
import { soundOf } from "@/lib/language/words/sound";
import { foldName, isIndic } from "@/lib/language/words/words";
import { slugOf } from "./ids";
import { DIRECTIONS, REGIONS } from "./names/regions";
import { LARGEST_TOWNS, TOWNS } from "./names/towns";

const MAX_NAME_WORDS = 3;
// Shorter sounds are also those of everyday words: लेकिन, but, is Lucknow's. So are those of many smaller towns (अंदर, inside,
// and Indore); every town has its names in all scripts, so that only an unusual spelling needs the sound.
const MIN_SOUND = 4;
/** In a list of two hundred towns, three Indic signs begin a name too often: राज, Rajasthan's and Rajkot's. */
const LETTERS_TO_COMPLETE = { latin: 4, indic: 4 };
// Other scripts spell the same names less alike: Telugu's Gurgaon would sound like घरकाम, housework.
const READ_EVERYWHERE = /^[a-z\u0900-\u097f]+$/;
const PLACES = [...TOWNS, ...REGIONS];
const FOUND_BY_SOUND = [...LARGEST_TOWNS, ...REGIONS];

const index = nameIndex(
  PLACES.map(({ names }) => [slugOf(names), names] as const),
  LETTERS_TO_COMPLETE,
);
const around = new Map(PLACES.map(({ names, within }) => [slugOf(names), within.split(" ").filter(Boolean)]));
const bySound = soundIndex();

/**
 * The towns, states and regions that these words name together, or begin to name, in any script: "गुड़गांव", "gurugram" →
 * "gurgaon". An unusual spelling of a large town is recognised by its sound.
 */
export function placesNamed(words: readonly string[]): readonly string[] {
  const found = index.startingWith(words);
  return found.length > 0 ? found : sounding(words);
}

/** Whether these words are, or begin, the name of a place as it is spelt: a wrong letter makes a word sound like others. */
export const beginsPlaceName = (words: readonly string[]): boolean => index.startingWith(words).length > 0;

/** Whether these words are the full name of a town, state or region. */
export const isPlaceName = (words: readonly string[]): boolean => index.named(words).length > 0;

const directions = new Set(DIRECTIONS.flatMap((names) => names.split(",").map((name) => foldName(name.trim()))));

/** Whether a word is one of the words said with a town's name: "south", "पश्चिम", "station". */
export const isDirectionName = (word: string): boolean => directions.has(foldName(word));

/** The states and regions around a town that has names in all scripts. */
export const regionsAround = (slug: string): readonly string[] => around.get(slug) ?? [];

/**
 * All towns and regions that a text names, each with the states and regions around it.
 * @param by how a place is recognised: a title has too many words that merely sound like one.
 */
export function placesIn(words: readonly string[], by: "spelling" | "sound"): string[] {
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + MAX_NAME_WORDS, words.length); to += 1) {
      const run = words.slice(from, to);
      const named = index.named(run);
      for (const slug of named.length > 0 || by === "spelling" ? named : sounding(run)) {
        for (const one of [slug, ...regionsAround(slug)]) found.add(one);
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
  for (const { names } of FOUND_BY_SOUND) {
    for (const name of names.split(",").map((each) => each.trim())) {
      const sound = soundOf(name).coarse;
      if (!READ_EVERYWHERE.test(name) || sound.length < MIN_SOUND) continue;
      sounds.set(sound, [...new Set([...(sounds.get(sound) ?? []), slugOf(names)])]);
    }
  }
  return sounds;
}
