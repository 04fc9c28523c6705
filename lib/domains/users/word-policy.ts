/** The words by which admins find people: names as they are spelled, and how names sound in another script. */
import { latinDigits } from "@/lib/core/digits";
import { soundOf } from "@/lib/language/words/sound";
import { foldName, isIndic } from "@/lib/language/words/words";

/** The texts that a person is found by. */
type Found = {
  username: string;
  email: string | null;
  name: string | null;
  companyName: string | null;
  contact: string | null;
};

/** A search word: it begins one of `begun`, or is one of `whole`. */
export type Asked = { begun: string[]; whole: string[] };

/** Before a sound, in capitals, which no word has. Tamil, Malayalam and Bengali only tell coarse sounds apart. */
const MARK = { latin: "~", latinCoarse: "=", indic: "^", indicCoarse: "%", vague: "!" } as const;
/** Consonants of a name that is told by its sound. */
const SHORTEST_SOUND = 2;
const MAX_WORDS = 24;
const MAX_ASKED = 6;
const MAX_LENGTH = 64;

/** The words of a person, stored as `user_words`. */
export function wordsOfPerson({ username, email, name, companyName, contact }: Found): string[] {
  const names = [username, name, companyName].flatMap((text) => partsOf(text ?? ""));
  const whole = [phraseOf(name ?? ""), phraseOf(companyName ?? "")].filter((phrase) => phrase.includes(" "));
  const addresses = [email, contact].filter((text) => text?.includes("@")).map((text) => addressOf(text ?? ""));
  const words = [...addresses, ...whole, ...names.flatMap((part) => [...spellingsOf(part), ...soundsIn(part)])];
  return [...new Set(words.map(cut))].slice(0, MAX_WORDS);
}

/** The words of a search, all of which must match; none if it has no letter or digit. @example "Sunita dev" // two */
export function wordsAsked(search: string): Asked[] {
  if (search.includes("@")) return [{ begun: [cut(addressOf(search))], whole: [] }];
  return partsOf(search)
    .slice(0, MAX_ASKED)
    .map((part) => ({ begun: spellingsOf(part).map(cut), whole: soundsAsked(part) }));
}

/** Whether a name has each word of a search; not one without words. */
export function isNamed(name: string, asked: readonly Asked[]): boolean {
  const words = wordsOfPerson({ username: "", email: null, name, companyName: null, contact: null });
  return (
    asked.length > 0 &&
    asked.every(({ begun, whole }) =>
      words.some((word) => whole.includes(word) || begun.some((begin) => word.startsWith(begin))),
    )
  );
}

/** The search as one phrase, which may begin a whole name; null if it is one word. */
export function phraseAsked(search: string): string | null {
  const phrase = phraseOf(search);
  return phrase.includes(" ") ? cut(phrase) : null;
}

// Letters and digits apart: "sunita42" is found as "sunita" like all others of the name.
const partsOf = (text: string): string[] =>
  latinDigits(text.normalize("NFC").toLowerCase())
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, "")
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

const phraseOf = (text: string): string => partsOf(text).map(folded).join(" ");

const addressOf = (text: string): string => text.trim().toLowerCase();

const cut = (word: string): string => word.slice(0, MAX_LENGTH);

// Of a number, and of one letter typed again and again, hardly anything would be left.
const folded = (part: string): string => {
  const name = /^\p{N}/u.test(part) ? part : foldName(part);
  return name.length < 2 ? part : name;
};

const spellingsOf = (part: string): string[] => [...new Set([part, folded(part)])];

function soundsIn(part: string): string[] {
  const { fine, coarse } = soundOf(part);
  if (coarse.length < SHORTEST_SOUND) return [];
  if (!isIndic(part)) return [MARK.latin + upper(fine ?? coarse), MARK.latinCoarse + upper(coarse)];
  return fine === null ? [MARK.vague + upper(coarse)] : [MARK.indic + upper(fine), MARK.indicCoarse + upper(coarse)];
}

/** How the same name is heard in the other scripts; in its own it is found by its spelling. */
function soundsAsked(part: string): string[] {
  const { fine, coarse } = soundOf(part);
  if (coarse.length < SHORTEST_SOUND) return [];
  if (fine === null) return [MARK.latinCoarse, MARK.indicCoarse, MARK.vague].map((mark) => mark + upper(coarse));
  const others = [MARK.indic + upper(fine), MARK.vague + upper(coarse)];
  return isIndic(part) ? [MARK.latin + upper(fine), ...others] : others;
}

const upper = (sound: string): string => sound.toUpperCase();
