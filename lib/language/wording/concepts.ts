/** The concepts of words, in ten languages and their Latin spellings at once: people mix them. */
import { boundedCache } from "@/lib/core/bounded-cache";
import { foldWord } from "./fold";
import { expanded, looseWord, soundOf } from "./loose";
import { CONCEPTS, type Concept, type ConceptWords } from "./names";
import { BN } from "./words/bn";
import { EN } from "./words/en";
import { GU } from "./words/gu";
import { HI } from "./words/hi";
import { KN } from "./words/kn";
import { ML } from "./words/ml";
import { MR } from "./words/mr";
import { PA } from "./words/pa";
import { TA } from "./words/ta";
import { TE } from "./words/te";

type Wanted = { text: string; isStem: boolean; isEnd: boolean; loose: string | null };
type Entry = { words: readonly Wanted[]; concept: Concept };

/** Things, which the languages of India decline: each of their words is a stem. */
const DECLINED: readonly Concept[] = [
  ...(["fee", "cause", "money", "commission", "agent", "wage", "cost", "pledge", "bribe", "paper", "doc"] as const),
  ...(["atHand", "leaving", "firstPay", "fromUs", "onHer", "surety", "refund", "stays", "hers", "oblige"] as const),
  ...(["secret", "account", "wallet", "massage", "caste", "skin", "unmarried", "faith", "broker"] as const),
];
/** Names of places and people that begin like a word of a rule: Goregaon is not fair, Anand Deshmukh gives no pleasure. */
const INNOCENT =
  /^(?:വെളുത്തുള്ളി|கவுண்டரு|கவுண்டரி|നിറയ്|തുക്ക|পাশ$|deshmukh|deshpande|desai|dev[ai]?$|देशमु|देशपा|देसाइ|देसाई|देव[ि]?$|দেব[ি]?$|দেশমু|દેસાઈ|દેસાઇ|દેવ[િ]?$|દેશમુ|ਦੇਵ[ਿ]?$|गोरेग|गोरख|गोराई|goregaon|gorakh|gorai|goraya|patelnagar|ਕੁਆਰਟ|क्वार्ट|ચાર્જિંગ|चार्जिंग|চার্জিং|ਚਾਰਜਿੰਗ|ఛార్జింగ|ಚಾರ್ಜಿಂಗ|சார்ஜிங|ചാര്ജിംഗ|ചാര്ജിങ)/u;
const INDIC = /[\u0900-\u0d7f]/u;
/** The sign that takes a consonant's vowel away, and the nasal at the end: both change when something is added. */
const CLOSING = /[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d\u0d02\u0c02\u0c82]$/u;

/** "Policy" is spelt in one way, in whatever list it is. */
const ENGLISH = new Set(Object.values(EN).flatMap((words) => words.split(/[\s_]+/).map(foldWord)));
/** The shortest sound that is compared: a word alone is like too many others. */
const [LONG, SHORT] = [5, 3];

function toWanted(word: string, concept: Concept, shortest: number): Wanted {
  const text = foldWord(word.replace("*", ""));
  const isDeclined = DECLINED.includes(concept) && INDIC.test(text) && [...text].length >= 4;
  const isStem = word.endsWith("*") || isDeclined;
  const stem = isStem ? text.replace(CLOSING, "") : text;
  const loose = ENGLISH.has(text) ? null : (looseWord(text, shortest) ?? soundOf(stem, shortest + (isStem ? 2 : 1)));
  return { text: stem, isStem, isEnd: word.startsWith("*"), loose };
}

/** Languages whose Latin spellings vary most, which are compared by their sound, too. */
const LOOSE: readonly ConceptWords[] = [TE, TA, KN, ML];

const ENTRIES: readonly Entry[] = [EN, HI, BN, MR, GU, PA, ...LOOSE].flatMap((language: ConceptWords) =>
  CONCEPTS.flatMap((concept) =>
    (language[concept] ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .flatMap(expanded)
      .map((entry) => ({
        concept,
        words: entry
          .split("_")
          .map((word, _at, { length }) =>
            toWanted(word, concept, LOOSE.includes(language) ? (length > 1 ? SHORT : LONG) : Infinity),
          ),
      })),
  ),
);

// By the first two letters, or by the last one, so that a word is compared with few.
const BY_START = new Map<string, Entry[]>();
const BY_END = new Map<string, Entry[]>();
for (const entry of ENTRIES) {
  const { text, isEnd } = entry.words[0]!;
  const [places, place] = isEnd ? [BY_END, text.slice(-1)] : [BY_START, text.slice(0, 2)];
  places.set(place, [...(places.get(place) ?? []), entry]);
}
/** The same by the sound of the first two letters. */
const BY_SOUND = new Map<string, Entry[]>();
for (const entry of ENTRIES) {
  const start = entry.words[0]!.loose?.slice(0, 2);
  if (start) BY_SOUND.set(start, [...(BY_SOUND.get(start) ?? []), entry]);
}
/** The entries whose first word a word is, of the words seen lately: the same come again and again. */
const SEEN = boundedCache<string, readonly Entry[]>(4_000);
const startingLike = (text: string): readonly Entry[] =>
  SEEN.get(text, () =>
    [...(BY_START.get(text.slice(0, 2)) ?? []), ...(BY_END.get(text.slice(-1)) ?? [])].filter(({ words }) =>
      fits(words[0]!, text),
    ),
  );
/** The same, or those that only sound like it. */
const HEARD = boundedCache<string, readonly Entry[]>(4_000);
const soundingLike = (text: string): readonly Entry[] =>
  HEARD.get(text, () => {
    const exact = startingLike(text);
    const heard = looseWord(text, SHORT);
    // A word that is known as it is written is no other one.
    if (heard === null || exact.some(({ words }) => words.length === 1)) return exact;
    const alike = (BY_SOUND.get(heard.slice(0, 2)) ?? []).filter(({ words }) => sounds(words[0]!, heard));
    return [...new Set([...exact, ...alike])];
  });

/** @param heard how a word of the text sounds (`looseWord`). */
const sounds = ({ loose, isStem }: Wanted, heard: string | null | undefined): boolean =>
  typeof heard === "string" && loose !== null && (isStem ? heard.startsWith(loose) : heard === loose);

const fits = ({ text, isStem, isEnd }: Wanted, word: string | undefined): boolean =>
  word !== undefined &&
  (isStem
    ? word.startsWith(text) && !INNOCENT.test(word)
    : isEnd
      ? word.length > text.length && word.endsWith(text) && !INNOCENT.test(word)
      : word === text);

/** Whether a word alone, or the first of several, means something here. */
export const isKnownWord = (word: string): boolean => startingLike(word).some(({ words }) => !words[0]!.isEnd);

const HIDDEN: readonly Concept[] = [
  "fee",
  "cause",
  "cost",
  "money",
  "pay",
  "wallet",
  "paper",
  "secret",
  "account",
  "currency",
];

/** Whether it is a word that people write together with another to hide both. */
export const isHiddenWord = (word: string): boolean =>
  startingLike(word).some(
    ({ words, concept }) => words.length === 1 && HIDDEN.includes(concept) && fits(words[0]!, word),
  );

/** The concepts of each word; those of several words belong to each of them. */
export function conceptsOf(words: readonly { text: string }[]): ReadonlySet<Concept>[] {
  const found = words.map(() => new Set<Concept>());
  const heard = words.map(({ text }) => looseWord(text, SHORT));
  words.forEach(({ text }, at) => {
    for (const { words: wanted, concept } of soundingLike(text)) {
      const isThere = (word: Wanted, further: number) =>
        fits(word, words[at + further]?.text) || sounds(word, heard[at + further]);
      if (wanted.every(isThere)) wanted.forEach((_word, further) => found[at + further]?.add(concept));
    }
  });
  return found;
}
